/** Milliseconds. */
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Brasília, where there is no summer time. */
const OFFSET = -3 * HOUR;

/** The day in Brasília, `2026-11-22`. `at`: milliseconds since 1970. */
export const dayOf = (at: number): string => new Date(at + OFFSET).toISOString().slice(0, 10);

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** A day so many days after another, or before it. */
export const dayAfter = (day: string, days: number): string =>
  new Date(timeOf(day) + days * DAY).toISOString().slice(0, 10);

/** So many days, the last of them given, oldest first. */
export const daysUntil = (last: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => dayAfter(last, i - count + 1));

/** The Monday of a day's week. */
export const weekOf = (day: string): string => dayAfter(day, -((new Date(timeOf(day)).getUTCDay() + 6) % 7));
