import { PATHS, pathWith } from '@consorcio/contract/wire';
import { sheetCopy as copy } from '@consorcio/copy/take-home';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { classNames } from '../../ui/class-names.ts';
import { quizQuery } from '../queries.ts';
import { Fold } from './fold.tsx';
import css from './take-home-links.module.css';
import { WayIcon, type WayIconName } from './way-icon.tsx';

type Way = readonly [path: string, name: string, icon?: WayIconName];

/** What belongs to one campaign, going on or over, each with its picture. */
const ofCampaign = (id: string): readonly Way[] => [
  [PATHS.group, copy.group, 'group'],
  [`${PATHS.extract}?campanha=${id}`, copy.extract, 'extract'],
];

/** Milliseconds for which the menu does not ask again whether the third part of the quiz has opened. */
const QUIZ_AGE = 60_000;

/**
 * Links from the menu to the sheets; `onGo` closes the menu first. Those of the dream have a picture, the others are
 * words alone. Without a campaign there is no group and no draw. The third part of the quiz is named once it has opened:
 * nobody is reminded in another way.
 */
export function TakeHomeLinks({ campaignId, onGo }: { campaignId: string | undefined; onGo: () => void }) {
  const { data: quiz } = useQuery({ ...quizQuery, staleTime: QUIZ_AGE });
  const isLaterOpen = quiz?.standing.kind === 'ASK' && quiz.standing.moment === 'LATER';
  const own: readonly Way[] = [
    [PATHS.notebook, copy.notebook, 'notebook'],
    ...(campaignId === undefined ? [] : ofCampaign(campaignId)),
  ];
  const others: readonly Way[] = [
    ...(campaignId === undefined ? [] : [[pathWith('checkDraws', campaignId), copy.check] as const]),
    [PATHS.futures, copy.futures],
    [PATHS.quiz, isLaterOpen ? copy.quizLater : copy.quiz],
    [PATHS.week, copy.week],
    [PATHS.account, copy.account],
  ];
  return (
    <nav className={css.groups} aria-label={copy.takeHome}>
      <div className={classNames(css.links, css.pictured)}>
        <Ways ways={own} onGo={onGo} />
      </div>
      <div className={classNames(css.links, css.quiet)}>
        <Ways ways={others} onGo={onGo} />
      </div>
    </nav>
  );
}

/** Ways that are offered first at the end of a campaign; the others may be folded. */
const FIRST_WAYS = 2;

interface EndProps {
  readonly campaignId: string;
  /** Only the first two are in sight, the others folded below them. */
  readonly isFolded?: boolean;
  readonly className?: string | undefined;
}

/** Links shown at the end of a campaign. */
export function EndLinks({ campaignId, isFolded = false, className }: EndProps) {
  const ways: readonly Way[] = [
    [pathWith('luck', campaignId), copy.luck],
    [pathWith('whatIf', campaignId), copy.whatIf],
    [PATHS.futures, copy.futures],
    [`${PATHS.extract}?campanha=${campaignId}`, copy.extract],
    [pathWith('checkDraws', campaignId), copy.check],
    [PATHS.quiz, copy.quiz],
    [PATHS.pocket, copy.pocket],
    [PATHS.week, copy.week],
  ];
  if (!isFolded)
    return (
      <nav className={className ?? css.links} aria-label={copy.takeHome}>
        <Ways ways={ways} />
      </nav>
    );
  return (
    <nav className={css.groups} aria-label={copy.takeHome}>
      <div className={css.links}>
        <Ways ways={ways.slice(0, FIRST_WAYS)} />
      </div>
      <Fold title={copy.more}>
        <div className={classNames(css.links, css.folded)}>
          <Ways ways={ways.slice(FIRST_WAYS)} />
        </div>
      </Fold>
    </nav>
  );
}

const Ways = ({ ways, onGo }: { ways: readonly Way[]; onGo?: () => void }) =>
  ways.map(([path, name, icon]) => (
    <Link key={path} href={path} onClick={onGo}>
      {icon !== undefined && <WayIcon name={icon} />}
      {name}
    </Link>
  ));
