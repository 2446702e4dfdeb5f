import { FIRST_HOUR_DAYS } from '@consorcio/contract/wire';
import { isoInBrasilia } from '@consorcio/copy/dates';
import type { LiveHours } from '@consorcio/rules/live';
import type { LiveEvery } from '@consorcio/rules/live-words';

/*
 * The hours of a group that is played over days (LIVE 3.13): the room closes at the first one, each month at the next. They are
 * hours of local time, so an assembly stays at 20h where the zone changes its own.
 */

export interface LiveSchedule {
  /** When the room closes, in the zone's local time: `2026-11-26T20:00`. */
  readonly first: string;
  readonly everyDays: LiveEvery;
}

const DAY = 86_400_000;

const FIRST = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** The zone's local time, as if it were UTC. */
const shownAt = (time: number): number => Date.parse(`${isoInBrasilia(time)}Z`);

/** When the zone's local time is `shown`; an hour that it skips is the one after it. */
function timeOf(shown: number): number {
  const near = shown - (shownAt(shown) - shown);
  return shown - (shownAt(near) - near);
}

/** When the n-th hour is, in milliseconds; 0: when the room closes. NaN where `first` is no time. */
function hourOf({ first, everyDays }: LiveSchedule, n: number): number {
  const shown = FIRST.test(first) ? Date.parse(`${first}:00Z`) : Number.NaN;
  return Number.isNaN(shown) ? shown : timeOf(shown + n * everyDays * DAY);
}

function hourAfter(schedule: LiveSchedule, time: number): number {
  const interval = schedule.everyDays * DAY;
  // One before the count of whole intervals: a day in which the zone changes its clock is not of 24 hours.
  for (let n = Math.max(0, Math.floor((time - hourOf(schedule, 0)) / interval) - 1); ; n += 1) {
    const hour = hourOf(schedule, n);
    if (hour > time) return hour;
  }
}

/** The hours of a schedule whose `first` is a time. */
export const liveHours = (schedule: LiveSchedule): LiveHours => ({
  first: hourOf(schedule, 0),
  after: (time) => hourAfter(schedule, time),
});

/** Whether a group may be opened with a schedule: its first hour is a time to come, and not too far. */
export function isScheduleGood(schedule: LiveSchedule, now: number): boolean {
  const first = hourOf(schedule, 0);
  return first > now && first <= now + FIRST_HOUR_DAYS * DAY;
}
