import { PATHS, pathWith } from '@consorcio/contract/wire';
import { sheetCopy as copy } from '@consorcio/copy/take-home';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { classNames } from '../../ui/class-names.ts';
import { quizQuery } from '../queries.ts';
import { Fold } from './fold.tsx';
import css from './take-home-links.module.css';

type PageLink = readonly [path: string, name: string, icon?: WayIconName];

/** What belongs to one campaign, going on or over, each with its picture. */
const ofCampaign = (id: string): readonly PageLink[] => [
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
  const own: readonly PageLink[] = [
    [PATHS.notebook, copy.notebook, 'notebook'],
    ...(campaignId === undefined ? [] : ofCampaign(campaignId)),
  ];
  const others: readonly PageLink[] = [
    ...(campaignId === undefined ? [] : [[pathWith('checkDraws', campaignId), copy.check] as const]),
    [PATHS.futures, copy.futures],
    [PATHS.quiz, isLaterOpen ? copy.quizLater : copy.quiz],
    [PATHS.week, copy.week],
    [PATHS.account, copy.account],
  ];
  return (
    <nav className={css.groups} aria-label={copy.takeHome}>
      <div className={classNames(css.links, css.pictured)}>
        <PageLinks ways={own} onGo={onGo} />
      </div>
      <div className={classNames(css.links, css.quiet)}>
        <PageLinks ways={others} onGo={onGo} />
      </div>
    </nav>
  );
}

/** Links that are offered first at the end of a campaign; the others may be folded. */
const FIRST_WAYS = 2;

interface EndProps {
  readonly campaignId: string;
  /** Only the first two are in sight, the others folded below them. */
  readonly isFolded?: boolean;
  readonly className?: string | undefined;
}

/** Links shown at the end of a campaign. */
export function EndLinks({ campaignId, isFolded = false, className }: EndProps) {
  const ways: readonly PageLink[] = [
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
        <PageLinks ways={ways} />
      </nav>
    );
  return (
    <nav className={css.groups} aria-label={copy.takeHome}>
      <div className={css.links}>
        <PageLinks ways={ways.slice(0, FIRST_WAYS)} />
      </div>
      <Fold title={copy.more}>
        <div className={classNames(css.links, css.folded)}>
          <PageLinks ways={ways.slice(FIRST_WAYS)} />
        </div>
      </Fold>
    </nav>
  );
}

const PageLinks = ({ ways, onGo }: { ways: readonly PageLink[]; onGo?: () => void }) =>
  ways.map(([path, name, icon]) => (
    <Link key={path} href={path} onClick={onGo}>
      {icon !== undefined && <WayIcon name={icon} />}
      {name}
    </Link>
  ));

const NOTEBOOK = (
  <>
    <rect x="6" y="3" width="22" height="26" rx="4" fill="#6A45B5" />
    <rect x="10" y="3" width="18" height="26" rx="3" fill="#FFF8EA" />
    <path d="M14 10h10M14 15h10M14 20h6" stroke="#C9B8F0" strokeWidth="2.6" strokeLinecap="round" />
    <path d="M4 9h5M4 16h5M4 23h5" stroke="#8C86B4" strokeWidth="2.6" strokeLinecap="round" />
  </>
);
const GROUP = (
  <>
    <circle cx="9" cy="12" r="4.6" fill="#C97B4A" />
    <circle cx="23" cy="12" r="4.6" fill="#F2C09A" />
    <path d="M1 28c0-7 3-10 8-10s8 3 8 10zM15 28c0-7 3-10 8-10s8 3 8 10z" fill="#1F9E86" />
    <circle cx="16" cy="10" r="5.4" fill="#7A4A2E" />
    <path d="M6.5 29c0-8 4-12 9.5-12s9.5 4 9.5 12z" fill="#6A45B5" />
  </>
);
const EXTRACT = (
  <>
    <rect x="4" y="17" width="6.5" height="11" rx="2" fill="#3DBB84" />
    <rect x="12.8" y="10" width="6.5" height="18" rx="2" fill="#F5A524" />
    <rect x="21.5" y="4" width="6.5" height="24" rx="2" fill="#6A45B5" />
    <path d="M2 30h28" stroke="#2C2056" strokeWidth="2.4" strokeLinecap="round" />
  </>
);
const ICONS = { notebook: NOTEBOOK, group: GROUP, extract: EXTRACT } as const;
type WayIconName = keyof typeof ICONS;

/** A small picture of what a link of the menu leads to; its name stands below. */
const WayIcon = ({ name }: { name: WayIconName }) => (
  <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
    {ICONS[name]}
  </svg>
);
