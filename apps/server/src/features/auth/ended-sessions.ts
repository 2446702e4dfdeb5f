import { SESSION_DAYS } from '@consorcio/contract/wire';
import { type Database, type Statement, statement } from '../../db/database.ts';
import type { Chore } from '../../maintenance.ts';

/** Players whose rows one piece looks at: by key, so that it costs the same however many there are. */
const PLAYERS = 200;
/** The smallest id there is. */
const FIRST = '00000000-0000-0000-0000-000000000000';
/** Milliseconds. A million players are gone through in three and a half days. */
const EVERY = 60_000;

/** `$1` the last player that was looked at, `$2` as of when. */
const ENDED_SESSION = `last_used_at <= $2::timestamptz - interval '${SESSION_DAYS} days'`;
const NEXT_PLAYERS = statement<NextPlayer>({
  name: 'sessions-next-players',
  text: `select player_id as id, bool_or(${ENDED_SESSION}) as "hasEnded"
    from session where player_id > $1 group by player_id order by player_id limit ${PLAYERS}`,
});
const DELETE_ENDED = statement<never>({
  name: 'sessions-delete-ended',
  text: `delete from session where player_id = $1 and ${ENDED_SESSION}`,
});

/** A day is the longest that any code but one on paper is good for. */
const ENDED_CODE = "kind <> 'PAPER' and made_at <= $2::timestamptz - interval '1 day'";
const NEXT_WITH_CODES = statement<NextPlayer>({
  name: 'codes-next-players',
  text: `select player_id as id, bool_or(${ENDED_CODE}) as "hasEnded"
    from recovery where player_id > $1 group by player_id order by player_id limit ${PLAYERS}`,
});
const DELETE_CODES = statement<never>({
  name: 'codes-delete-ended',
  text: `delete from recovery where player_id = $1 and ${ENDED_CODE}`,
});

interface NextPlayer {
  readonly id: string;
  readonly hasEnded: boolean;
}

/** Goes through the players a few at a time, again and again, and deletes of each what has ended. */
function sweep(
  database: Database,
  aged: () => number,
  {
    name,
    next,
    remove,
  }: { readonly name: string; readonly next: Statement<NextPlayer>; readonly remove: Statement<never> },
): Chore {
  let from = FIRST;
  return {
    name,
    every: EVERY,
    piece: async () => {
      const at = new Date(aged());
      const players = await database.query(next, [from, at]);
      for (const { id, hasEnded } of players) if (hasEnded) await database.query(remove, [id, at]);
      from = players.at(-1)?.id ?? FIRST;
    },
  };
}

/** Sessions that have ended. `aged`: as of when, in milliseconds since 1970 (`AgeClock`). */
export const endedSessions = (database: Database, aged: () => number): Chore =>
  sweep(database, aged, { name: 'ended sessions', next: NEXT_PLAYERS, remove: DELETE_ENDED });

/** Links by mail and codes of operators that nobody has used in time. */
export const endedCodes = (database: Database, aged: () => number): Chore =>
  sweep(database, aged, { name: 'ended codes', next: NEXT_WITH_CODES, remove: DELETE_CODES });
