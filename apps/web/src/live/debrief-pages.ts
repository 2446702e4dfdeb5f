import { talkQuestions } from '@consorcio/copy/live-debrief';
import { DEBRIEF_PAGES, type DebriefPage, type DebriefQuestion } from '@consorcio/rules/live-words';
import type { Debrief } from './use-debrief.ts';

/* The pages of a debrief, as the projector shows them and the host leads through them. */

/** The page of the debrief that the host has opened. */
export const pageOf = ({ group: { step } }: { readonly group: { readonly step: number } }): DebriefPage =>
  DEBRIEF_PAGES[step] ?? DEBRIEF_PAGES[0];

/** What a page may ask: about what its picture shows, the first that the group's story gives. The last ones fit every group. */
const QUESTIONS_OF: Readonly<Partial<Record<DebriefPage, readonly DebriefQuestion[]>>> = {
  TIMELINE: ['FEWER_LETTERS', 'LOAN_OR_SAVING', 'HOUSE_DRAWN', 'LEFT_GROUP', 'TIE', 'PROMISED_LETTER'],
  RESERVE: ['SPENT_RESERVE', 'GOOD_TAKEN', 'NEVER_BID', 'MOTIVES', 'MONTH_ONE_AGAIN'],
  LUCK: ['HOUSE_DRAWN', 'PROMISED_LETTER', 'FAIR_RAFFLE'],
};
const FIT_EVERY_GROUP: readonly DebriefQuestion[] = ['PROMISED_LETTER', 'FAIR_RAFFLE', 'MONTH_ONE_AGAIN'];

/** The questions of the pages, each asked once. `told`: those that the group's story gives. */
export function questionsOn(told: readonly DebriefQuestion[]): Readonly<Partial<Record<DebriefPage, DebriefQuestion>>> {
  const asked: Partial<Record<DebriefPage, DebriefQuestion>> = {};
  for (const page of DEBRIEF_PAGES) {
    const question = QUESTIONS_OF[page]?.find(
      (each) => [...told, ...FIT_EVERY_GROUP].includes(each) && !Object.values(asked).includes(each),
    );
    if (question !== undefined) asked[page] = question;
  }
  return asked;
}

/** What the group is asked on a page, as it stands on the projector; null where nothing is asked. */
export function talkText(talks: Debrief['talks'], page: DebriefPage): string | null {
  const question = questionsOn(talks.map((talk) => talk.question))[page];
  if (question === undefined) return null;
  const talk = talks.find((each) => each.question === question);
  return talkQuestions[question](talk?.month ?? 0, talk?.missing ?? 0);
}
