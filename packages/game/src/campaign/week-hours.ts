import type { WeekStatus } from '@consorcio/rules/vocabulary';
import { type WeekName, weekName } from '@consorcio/rules/week';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEK_DAYS = 7;
/** UTC-3 all year: Brazil keeps no summer time (RULES 14.2). */
const ZONE = -3 * HOUR;
/** Ranked tries end on Sunday at 18:00. */
const LAST_DAY = 6;
const LAST_HOUR = 18;
/** 1 January 1970 was a Thursday: days from the Monday before it. */
const MONDAY = 3;
/** Thursday of a week that began on Monday: its year is the week's. */
const THURSDAY = 3;

/** Days since 1970 of a moment's Monday, in UTC-3. */
function mondayOf(moment: number): number {
  const day = Math.floor((moment + ZONE) / DAY);
  return day - ((((day + MONDAY) % WEEK_DAYS) + WEEK_DAYS) % WEEK_DAYS);
}

/** ISO week of a moment in UTC-3 (RULES 14.2). `moment`: milliseconds since 1970. */
export function weekOf(moment: number): WeekName {
  const thursday = mondayOf(moment) + THURSDAY;
  const year = new Date(thursday * DAY).getUTCFullYear();
  return weekName(year, 1 + Math.floor((thursday - Date.UTC(year, 0, 1) / DAY) / WEEK_DAYS));
}

/**
 * When a week opens, when its ranked tries end, when the next one opens: milliseconds since 1970. ISO week 1 is that of 4
 * January.
 */
export function hoursOf(week: string) {
  const [year = 0, number = 0] = week.split('-S').map(Number);
  const first = mondayOf(Date.UTC(year, 0, 4) - ZONE);
  const opens = (first + (number - 1) * WEEK_DAYS) * DAY - ZONE;
  return { opens, closes: opens + LAST_DAY * DAY + LAST_HOUR * HOUR, next: opens + WEEK_DAYS * DAY };
}

/** The week after. */
export const weekAfter = (week: string): WeekName => weekOf(hoursOf(week).next);

/** How a week stands. What was published stays so, whatever the clock says. */
export function statusAt(week: string, isPublished: boolean, now: number): WeekStatus {
  if (isPublished) return 'PUBLISHED';
  const { opens, closes } = hoursOf(week);
  if (now < opens) return 'SEALED';
  return now < closes ? 'OPEN' : 'COUNTING';
}

/** A try as far as its hours go. */
export interface TryOfWeek {
  readonly name: string;
  /** 0 for the ranked one. */
  readonly number: number;
  readonly isPublished: boolean;
}

/** Whether a try may be played on: the ranked one while its week is open, a free one until the next week opens. */
export function isPlayable({ name, number, isPublished }: TryOfWeek, now: number): boolean {
  if (number === 0) return statusAt(name, isPublished, now) === 'OPEN';
  const { opens, next } = hoursOf(name);
  return now >= opens && now < next;
}
