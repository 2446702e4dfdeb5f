import { ok, type Result, refuse } from '@consorcio/kernel';
import { LEAST_TOLD, type LiveForm, type LiveMoment, type LivePhase } from './words.ts';

/** The form of a quota's three questions: odd ones get A before and B after, even ones the other way round (LIVE 6.3). */
export const liveFormAt = (quota: number, moment: LiveMoment): LiveForm =>
  (quota % 2 === 1) === (moment === 'BEFORE') ? 'A' : 'B';

/** Whether a seat may answer now. `joinedMonth`: 0 for who was there when the room was closed. */
export function mayAnswer(
  moment: LiveMoment,
  phase: LivePhase,
  joinedMonth: number,
): Result<undefined, 'LIVE_NOT_NOW'> {
  const isOver = phase === 'DEBRIEF' || phase === 'ENDED';
  const isTime = moment === 'AFTER' ? isOver : phase === 'WAITING' || (joinedMonth > 0 && !isOver);
  return isTime ? ok(undefined) : refuse('LIVE_NOT_NOW');
}

/** One seat's three answers, as places in `LIVE_OPTIONS`; null where there are none. */
export type SeatAnswers = readonly number[] | null;

/** Right answers to each question, and the number of people. */
export interface RightAnswers {
  readonly people: number;
  readonly right: readonly number[];
}

function totalOf(all: readonly SeatAnswers[]): RightAnswers {
  const given = all.filter((answers) => answers !== null);
  const questions = Math.max(0, ...given.map(({ length }) => length));
  const right = Array.from({ length: questions }, (_, i) => given.filter((answers) => answers[i] === 0).length);
  return { people: given.length, right };
}

/** Right answers before and after; null while fewer than five have answered on either side (LIVE 6.3). */
export function answerTotals(
  before: readonly SeatAnswers[],
  after: readonly SeatAnswers[],
): { readonly before: RightAnswers; readonly after: RightAnswers } | null {
  const totals = { before: totalOf(before), after: totalOf(after) };
  const least = Math.min(totals.before.people, totals.after.people);
  return least < LEAST_TOLD ? null : totals;
}
