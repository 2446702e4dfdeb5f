import { talkQuestions } from '@consorcio/copy/live-debrief';
import { DEBRIEF_PAGES, type DebriefPage, type DebriefQuestion } from '@consorcio/rules/live-words';
import type { Debrief } from './use-debrief.ts';

/* The pages of a debrief, as the projector shows them and the host leads through them. */

/** The page of the debrief that the host has opened. */
export const pageOf = ({ group: { step } }: { readonly group: { readonly step: number } }): DebriefPage =>
  DEBRIEF_PAGES[step] ?? DEBRIEF_PAGES[0];

/** The page that shows what a question asks about; any other may stand on each. */
const PAGE_OF_QUESTION: Readonly<Partial<Record<DebriefQuestion, DebriefPage>>> = {
  SPENT_RESERVE: 'RESERVE',
  GOOD_TAKEN: 'RESERVE',
  FEWER_LETTERS: 'TIMELINE',
  HOUSE_DRAWN: 'TIMELINE',
  LOAN_OR_SAVING: 'TIMELINE',
  LEFT_GROUP: 'TIMELINE',
  TIE: 'TIMELINE',
  FAIR_RAFFLE: 'LUCK',
};

/** What the group is asked on a page of the debrief: each of the first pages has a question, its own where the story gives one. */
export function talkOn<Talk extends { readonly question: DebriefQuestion }>(
  talks: readonly Talk[],
  page: DebriefPage,
): Talk | undefined {
  const pages = DEBRIEF_PAGES.slice(0, talks.length);
  const at = pages.indexOf(page);
  if (at < 0) return undefined;
  const own = pages.map((each) => talks.find(({ question }) => PAGE_OF_QUESTION[question] === each));
  const others = talks.filter((talk) => !own.includes(talk));
  return own[at] ?? others[own.slice(0, at).filter((talk) => talk === undefined).length];
}

/** What the group is asked on a page, as it stands on the projector; null where nothing is asked. */
export function talkText(talks: Debrief['talks'], page: DebriefPage): string | null {
  const talk = talkOn(talks, page);
  return talk === undefined ? null : talkQuestions[talk.question](talk.month ?? 0, talk.missing ?? 0);
}
