import { PATHS, pathWith } from '@consorcio/contract/wire';
import { sheetCopy as copy } from '@consorcio/copy/take-home';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { quizQuery } from '../queries.ts';
import css from './take-home-links.module.css';

type Way = readonly [path: string, name: string];

/** What belongs to one campaign, going on or over. */
const ofCampaign = (id: string): readonly Way[] => [
  [PATHS.group, copy.group],
  [`${PATHS.extract}?campanha=${id}`, copy.extract],
  [pathWith('checkDraws', id), copy.check],
];

/** Milliseconds for which the menu does not ask again whether the third part of the quiz has opened. */
const QUIZ_AGE = 60_000;

/**
 * Links from the menu to the sheets; `onGo` closes the menu first. Without a campaign there is no group and no draw. The
 * third part of the quiz is named once it has opened: nobody is reminded in another way.
 */
export function TakeHomeLinks({ campaignId, onGo }: { campaignId: string | undefined; onGo: () => void }) {
  const { data: quiz } = useQuery({ ...quizQuery, staleTime: QUIZ_AGE });
  const isLaterOpen = quiz?.standing.kind === 'ASK' && quiz.standing.moment === 'LATER';
  return (
    <nav className={css.links} aria-label={copy.takeHome}>
      <Ways
        ways={[
          [PATHS.notebook, copy.notebook],
          ...(campaignId === undefined ? [] : ofCampaign(campaignId)),
          [PATHS.futures, copy.futures],
          [PATHS.quiz, isLaterOpen ? copy.quizLater : copy.quiz],
          [PATHS.week, copy.week],
          [PATHS.account, copy.account],
        ]}
        onGo={onGo}
      />
    </nav>
  );
}

/** Links shown at the end of a campaign. */
export function EndLinks({ campaignId, className }: { campaignId: string; className?: string | undefined }) {
  return (
    <nav className={className ?? css.links} aria-label={copy.takeHome}>
      <Ways
        ways={[
          [pathWith('luck', campaignId), copy.luck],
          [pathWith('whatIf', campaignId), copy.whatIf],
          [PATHS.futures, copy.futures],
          [`${PATHS.extract}?campanha=${campaignId}`, copy.extract],
          [pathWith('checkDraws', campaignId), copy.check],
          [PATHS.quiz, copy.quiz],
          [PATHS.pocket, copy.pocket],
          [PATHS.week, copy.week],
        ]}
      />
    </nav>
  );
}

const Ways = ({ ways, onGo }: { ways: readonly Way[]; onGo?: () => void }) =>
  ways.map(([path, name]) => (
    <Link key={path} href={path} onClick={onGo}>
      {name}
    </Link>
  ));
