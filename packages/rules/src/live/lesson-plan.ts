import { type ClockTerms, type GroupClock, privateTime } from './clock-moves.ts';
import { LESSON_SECONDS } from './words.ts';

/* What lies ahead of a group, by its bell or by its calendar. Times are milliseconds. */

const SECOND = 1_000;

/**
 * How a lesson comes out by its bell: the private phases that are still to begin, in seconds, and when the debrief would be over.
 * Null without a bell or a clock, over days, and from the debrief on (LIVE 3.2).
 */
export function lessonPlan(clock: GroupClock, terms: ClockTerms) {
  const { months, pace, now, schedule, bellAt = null } = terms;
  const isOver = clock.phase === 'DEBRIEF' || clock.phase === 'ENDED';
  if (bellAt === null || schedule !== null || isOver || pace === 'NONE') return null;
  const { assembly: held, debrief: talk } = LESSON_SECONDS;
  const toHold = clock.phase === 'PRIVATE' || (clock.phase === 'CLOSING' && clock.month > 0) ? held * SECOND : 0;
  let at = Math.max(now, clock.phase === 'PRIVATE' ? (clock.closesAt ?? now) : now) + toHold;
  const planned: { month: number; seconds: number }[] = [];
  for (let month = clock.month + 1; month <= months; month += 1) {
    const time = privateTime({ pace, months, bellAt }, month, at) ?? 0;
    planned.push({ month, seconds: time / SECOND });
    at += time + held * SECOND;
  }
  return { months: planned, endsAt: at + talk * SECOND };
}

/** Hours at which a group over days closes, from the next on: its room, if it is open, then month after month (LIVE 3.13). */
export function hoursLeft(
  { phase, closesAt, month }: GroupClock,
  { months, schedule }: Pick<ClockTerms, 'months' | 'schedule'>,
): readonly number[] {
  const isOpen = phase === 'WAITING' || phase === 'PRIVATE';
  if (schedule === null || closesAt === null || !isOpen) return [];
  const hours = [closesAt];
  while (hours.length <= months - month) hours.push(schedule.after(hours.at(-1) ?? closesAt));
  return hours;
}
