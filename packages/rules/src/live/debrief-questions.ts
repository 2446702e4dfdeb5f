import { ok, type Result, refuse } from '@consorcio/kernel';
import { DEBRIEF_PAGES, LEAST_FOR_TOTALS, type LiveForm, type LiveMoment, type LivePhase } from './words.ts';

/* The three questions before and after a game (LIVE 5.1): who may answer them when, and how many were right. */

/** Of a group's clock, where it stands. */
interface ClockPlace {
  readonly phase: LivePhase;
  readonly step: number;
}

/** The page that shows the answers to the three questions. */
const ANSWERS = DEBRIEF_PAGES.indexOf('ANSWERS');

const isOver = ({ phase }: ClockPlace): boolean => phase === 'DEBRIEF' || phase === 'ENDED';

/**
 * The step as everybody sees it: in the debrief its page, from 0. An earlier page that is opened after the answers is a
 * step of its own, beyond the last page, so that the group still knows that it has seen them.
 */
export const shownStep = (clock: ClockPlace): number =>
  isOver(clock) ? clock.step % DEBRIEF_PAGES.length : clock.step;

/** Whether a group's debrief has shown the answers: the questions are closed from then on, on whatever page it is. */
export const hasShownAnswers = (clock: ClockPlace): boolean => isOver(clock) && clock.step >= ANSWERS;

/** The step of a debrief that opens a page, from 0. */
export const stepOfPage = (clock: ClockPlace, page: number): number =>
  page < ANSWERS && hasShownAnswers(clock) ? page + DEBRIEF_PAGES.length : page;

/** The form of a quota's three questions: odd ones get A before and B after, even ones the other way round (LIVE 5.1). */
export const liveFormAt = (quota: number, moment: LiveMoment): LiveForm =>
  (quota % 2 === 1) === (moment === 'BEFORE') ? 'A' : 'B';

/**
 * Whether a seat may answer now. `joinedMonth`: 0 for who was there when the room was closed. After the game only until
 * the group has seen the answers: whoever saw them would answer by them.
 */
export function mayAnswer(
  moment: LiveMoment,
  clock: ClockPlace,
  joinedMonth: number,
): Result<undefined, 'LIVE_NOT_NOW'> {
  const isBefore = clock.phase === 'WAITING' || (joinedMonth > 0 && !isOver(clock));
  const isTime = moment === 'AFTER' ? isOver(clock) && !hasShownAnswers(clock) : isBefore;
  return isTime ? ok(undefined) : refuse('LIVE_NOT_NOW');
}

/** One seat's three answers, as places in `LIVE_OPTIONS`; null where there are none. */
export type SeatAnswers = readonly number[] | null;

/**
 * Right answers to each question before and after of those who answered both times, and how many these are; null for fewer than five
 * people (LIVE 5.1).
 */
export function answerTotals(before: readonly SeatAnswers[], after: readonly SeatAnswers[]) {
  const both = before.flatMap((first, i) => {
    const last = after[i] ?? null;
    return first === null || last === null ? [] : [{ first, last }];
  });
  if (both.length < LEAST_FOR_TOTALS) return null;
  const totalOf = (all: readonly (readonly number[])[]) => ({
    people: all.length,
    right: (all[0] ?? []).map((_, i) => all.filter((answers) => answers[i] === 0).length),
  });
  return { before: totalOf(both.map(({ first }) => first)), after: totalOf(both.map(({ last }) => last)) };
}
