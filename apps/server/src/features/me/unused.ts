import { UNUSED_ACCOUNT_MONTHS, UNUSED_GUEST_DAYS, UNUSED_SCHOOL_GUEST_DAYS } from '@consorcio/contract/wire';
import { deleteUnused } from '../../account/deletion.ts';
import { type Database, statement } from '../../db/database.ts';
import { type Chore, SWEPT, sweep } from '../../maintenance.ts';

const DAY = 86_400_000;
/** Milliseconds. */
export const UNUSED_GUEST = UNUSED_GUEST_DAYS * DAY;
export const UNUSED_BOUND_GUEST = UNUSED_SCHOOL_GUEST_DAYS * DAY;

/** Of a school's platform, or of a class whose answers are compared. */
const IS_BOUND = '(p.lti_user is not null or q.class_code is not null)';

/** `$1` the last guest that was looked at, `$2` cut-off, `$3` of bound ones. */
const NEXT_GUESTS = statement<{ readonly id: string; readonly isUnused: boolean; readonly isBound: boolean }>(
  'unused-next-guests',
)`
  select p.player_id as id, ${IS_BOUND} as "isBound",
      p.last_used_at < case when ${IS_BOUND} then $3::timestamptz else $2::timestamptz end as "isUnused"
    from player p
    left join quiz_part q on q.player_id = p.player_id and q.class_code is not null and q.moment = 'BEFORE'
    where p.email = '' and p.player_id > $1 order by p.player_id limit ${SWEPT}`;

/**
 * Deletes guests whom nobody has used for long, those of schools later than others, with all that they played.
 * `aged`: see `AgeClock`.
 */
export function unusedGuests(database: Database, aged: () => number): Chore {
  const since = (unused: number): Date => new Date(aged() - unused);
  return sweep({
    name: 'unused guests',
    next: (from) => database.query(NEXT_GUESTS, [from, since(UNUSED_GUEST), since(UNUSED_BOUND_GUEST)]),
    see: async ({ id, isUnused, isBound }) =>
      isUnused && deleteUnused(database, { id }, since(isBound ? UNUSED_BOUND_GUEST : UNUSED_GUEST)),
  });
}

/** `$1` the last player that was looked at, `$2` cut-off. */
const NEXT_PLAYERS = statement<{ readonly id: string; readonly email: string; readonly isUnused: boolean }>(
  'unused-next-players',
)`
  select player_id as id, email, last_used_at < $2::timestamptz as "isUnused" from player
    where player_id > $1 order by player_id limit ${SWEPT}`;
/** The moment before which an account must have been used last. */
export function unusedSince(now: number): Date {
  const at = new Date(now);
  at.setUTCMonth(at.getUTCMonth() - UNUSED_ACCOUNT_MONTHS);
  return at;
}

/**
 * Deletes accounts that nobody has used for 24 months: signed up, logged in, or any call with a session, exact to a day. Each
 * is noted: its pictures go by that, and no backup brings it back.
 * All are looked at: an id says when it was made by a clock that may have been wrong. `aged`: see `AgeClock`.
 */
export const unusedAccounts = (database: Database, aged: () => number): Chore =>
  sweep({
    name: 'unused accounts',
    next: (from) => database.query(NEXT_PLAYERS, [from, unusedSince(aged())]),
    see: async ({ isUnused, ...account }) => isUnused && deleteUnused(database, account, unusedSince(aged())),
  });
