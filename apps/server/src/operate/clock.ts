import { agrees, readAge } from '../age-clock.ts';
import { type Database, statement } from '../db/database.ts';
import { UNUSED_BOUND_GUEST, UNUSED_GUEST, unusedSince } from '../features/me/unused.ts';

/** `$1` as of when, `$2` and `$3` since when a guest must have been unused, `$4` an account. */
const OLD = statement<Record<'sessions' | 'guests' | 'accounts', number>>('operate-clock-old')`
  select
      (select count(*) from session where last_used_at <= $1::timestamptz - interval '30 days') as sessions,
      (select count(*) from player where email = ''
        and last_used_at < case when lti_user is null then $2::timestamptz else $3::timestamptz end) as guests,
      (select count(*) from player where email <> '' and last_used_at < $4::timestamptz) as accounts`;
const AGREE = statement<never>('operate-clock-agree')`update age_clock set at = $1, seen_at = $1 where id = 1`;
/** What is noted so that it gets old. */
const NOTED = [
  ['player', 'last_used_at'],
  ['session', 'last_used_at'],
  ['deletion', 'deleted_at'],
  ['lti_activity', 'since'],
] as const;
/** Groups are deleted when their time has come, 30 days after it was noted. */
const KEPT_GROUPS = "interval '30 days'";
/** By each what is as old by the clock as it was by the database. `$1` now, `$2` what the database knows. */
const KEEP = [...NOTED, ['live_group', 'delete_at'] as const].map(([table, column]) => {
  const later = column === 'delete_at' ? KEPT_GROUPS : "interval '0'";
  return statement<never>(`operate-clock-keep-${table}`)`
    update ${table} set ${column} = least(${column}, $2::timestamptz + ${later}) + ($1::timestamptz - $2::timestamptz)
      where ${column} is not null`;
});

/** The machine's clock beside what the database knows; `old`: what would be deleted for its age by it. Changes nothing. */
export async function reportClock(database: Database, now: number) {
  const { at } = await readAge(database, now);
  const before = [now, now - UNUSED_GUEST, now - UNUSED_BOUND_GUEST].map((time) => new Date(time));
  const [old] = await database.query(OLD, [...before, unusedSince(now)]);
  return {
    now: new Date(now),
    at: at === null ? null : new Date(at),
    old: { ...old },
    isRefused: at !== null && !agrees(at, now),
  };
}

/** What becomes of the time between what the database knows and the clock: it counts as nobody's absence, or as everybody's. */
export const CLOCK_ACTS = ['KEEP', 'COUNT'] as const;
export type ClockAct = (typeof CLOCK_ACTS)[number];

/**
 * An operator says that the machine's clock is right. KEEP: everything stays as old as it is, so that nothing is deleted which
 * was used while a clock was wrong. COUNT: the game was off in between, and what is old by the clock goes.
 */
export const followClock = ({ kind, transaction }: Database, act: ClockAct, now: number): Promise<void> =>
  transaction((query) => followClockIn(query, kind, act, now));

/** The same inside a transaction. */
export async function followClockIn(
  query: Database['query'],
  kind: Database['kind'],
  act: ClockAct,
  now: number,
): Promise<void> {
  const moment = new Date(now);
  const { at } = await readAge({ query, kind }, now);
  // What is noted for a time to come is of a clock that was ahead.
  const known = act === 'COUNT' || at === null ? moment : new Date(at);
  for (const keep of KEEP) await query(keep, [moment, known]);
  await query(AGREE, [moment]);
}
