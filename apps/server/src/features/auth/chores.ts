import { normalEmail } from '@consorcio/contract';
import { SESSION_DAYS } from '@consorcio/contract/wire';
import { type Database, type Statement, statement } from '../../db/database.ts';
import { type Chore, SWEPT, sweep } from '../../maintenance.ts';
import { findPlayerId } from './find-account.ts';

/** `$1` the last player that was looked at, `$2` as of when. A guest has no address to be cut off from. Who has never done anything, and not for a day, may have been cut off. */
const NEXT_SIGN_UPS = statement<{ readonly id: string; readonly email: string; readonly mayBeCutOff: boolean }>(
  'cut-off-next-players',
)`
  select player_id as id, email,
      email <> '' and version = 0 and persona_id is null and greatest(created_at, last_used_at) < $2::timestamptz - interval '1 day' as "mayBeCutOff"
    from player where player_id > $1 order by player_id limit ${SWEPT}`;
/** Asked of few, since it goes through all addresses: of a player whose own leads to somebody else or nobody. */
const ANY_ADDRESS = statement<{ readonly email: string }>('cut-off-any-address')`
  select email from login_email where player_id = $1 limit 1`;
const DELETE_CUT_OFF = statement<never>('cut-off-delete')`
  delete from player where player_id = $1 and version = 0 and persona_id is null`;

/**
 * A sign-up writes the player, then the address that leads there. One that was cut off between the two has left a player
 * whom nobody can log in as and nobody knows of: it is deleted after a day. `aged`: see `AgeClock`.
 */
export const cutOffSignUps = (database: Database, aged: () => number): Chore =>
  sweep({
    name: 'cut-off sign-ups',
    next: (from) => database.query(NEXT_SIGN_UPS, [from, new Date(aged())]),
    async see({ id, email, mayBeCutOff }) {
      if (!mayBeCutOff || (await findPlayerId(database, normalEmail(email))) === id) return;
      if ((await database.query(ANY_ADDRESS, [id])).length === 0) await database.query(DELETE_CUT_OFF, [id]);
    },
  });

/** `$1` the last player that was looked at, `$2` as of when. */
const ENDED_SESSION = `last_used_at <= $2::timestamptz - interval '${SESSION_DAYS} days'`;
const NEXT_PLAYERS = statement<NextPlayer>('sessions-next-players')`
  select player_id as id, bool_or(${ENDED_SESSION}) as "hasEnded"
    from session where player_id > $1 group by player_id order by player_id limit ${SWEPT}`;
const DELETE_ENDED = statement<never>('sessions-delete-ended')`
  delete from session where player_id = $1 and ${ENDED_SESSION}`;

/** A day is the longest that any code but one on paper is good for. */
const ENDED_CODE = "kind <> 'PAPER' and made_at <= $2::timestamptz - interval '1 day'";
const NEXT_WITH_CODES = statement<NextPlayer>('codes-next-players')`
  select player_id as id, bool_or(${ENDED_CODE}) as "hasEnded"
    from recovery where player_id > $1 group by player_id order by player_id limit ${SWEPT}`;
const DELETE_CODES = statement<never>('codes-delete-ended')`
  delete from recovery where player_id = $1 and ${ENDED_CODE}`;

interface NextPlayer {
  readonly id: string;
  readonly hasEnded: boolean;
}

/** Deletes of each player what has ended. */
const sweepEnded = (
  database: Database,
  aged: () => number,
  [name, next, remove]: readonly [name: string, next: Statement<NextPlayer>, remove: Statement<never>],
): Chore =>
  sweep({
    name,
    next: (from) => database.query(next, [from, new Date(aged())]),
    see: async ({ id, hasEnded }) => hasEnded && database.query(remove, [id, new Date(aged())]),
  });

/** Sessions that have ended. `aged`: as of when, in milliseconds since 1970 (`AgeClock`). */
export const endedSessions = (database: Database, aged: () => number): Chore =>
  sweepEnded(database, aged, ['ended sessions', NEXT_PLAYERS, DELETE_ENDED]);

/** Links by mail and codes of operators that nobody has used in time. */
export const endedCodes = (database: Database, aged: () => number): Chore =>
  sweepEnded(database, aged, ['ended codes', NEXT_WITH_CODES, DELETE_CODES]);
