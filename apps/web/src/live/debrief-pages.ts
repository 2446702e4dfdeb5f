import { debriefCopy, talkQuestions } from '@consorcio/copy/live-debrief';
import { DEBRIEF_PAGES, type DebriefPage, type DebriefQuestion } from '@consorcio/rules/live-words';
import type { Debrief } from './use-debrief.ts';

/* The pages of a debrief, as the projector shows them and the host leads through them. */

export const pageOf = ({ group: { step } }: { readonly group: { readonly step: number } }): DebriefPage =>
  DEBRIEF_PAGES[step] ?? DEBRIEF_PAGES[0];

/** What a page may ask: about what its picture shows, the first that the group's story gives. The last ones fit every group. */
const QUESTIONS_OF: Readonly<Partial<Record<DebriefPage, readonly DebriefQuestion[]>>> = {
  TIMELINE: ['FEWER_LETTERS', 'PROMISED_LETTER'],
  RESERVE: ['SPENT_RESERVE', 'GOOD_TAKEN', 'LEFT_GROUP', 'NEVER_BID', 'MOTIVES', 'MONTH_ONE_AGAIN'],
  FAIR: ['HOUSE_DRAWN', 'TIE', 'FAIR_RAFFLE'],
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

export type Talked = Pick<Debrief, 'talks' | 'situations' | 'timeline'>;

/** How many goods were taken; null where a small group does not tell it. */
function takenOf({ situations, timeline }: Talked): number | null {
  const told = situations.find(({ situation }) => situation === 'TAKEN');
  const lost = timeline.filter(({ isLost }) => isLost).length;
  return told?.people ?? (lost === 1 ? lost : null);
}

const textOf = (debrief: Talked, question: DebriefQuestion): string => {
  const talk = debrief.talks.find((each) => each.question === question);
  return talkQuestions[question]({ month: talk?.month ?? 0, missing: talk?.missing ?? 0, taken: takenOf(debrief) });
};

/** Questions that the group's story gives and no page asks: the host asks them, if there is time. */
export function moreTalk(debrief: Talked): readonly string[] {
  const told = debrief.talks.map(({ question }) => question);
  const asked = Object.values(questionsOn(told));
  return told.filter((question) => !asked.includes(question)).map((question) => textOf(debrief, question));
}

/** What the group is asked on a page, as it stands on the projector; null where nothing is asked. */
export function talkText(debrief: Talked, page: DebriefPage): string | null {
  if (page === 'LUCK') return debriefCopy.luck.ask;
  const question = questionsOn(debrief.talks.map((talk) => talk.question))[page];
  return question === undefined ? null : textOf(debrief, question);
}
