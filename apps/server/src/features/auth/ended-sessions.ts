import { noClockJump } from '../../clock-jumps.ts';
import { type Database, type Statement, statement } from '../../db/database.ts';
import { SESSION_END } from '../../http/sessions.ts';
import type { Chore } from '../../upkeep.ts';

/** Players whose rows one piece looks at: by key, so that it costs the same however many there are. */
const PLAYERS = 200;
/** The smallest id there is. */
const FIRST = '00000000-0000-0000-0000-000000000000';
/** Milliseconds. A million players are gone through in three and a half days. */
const EVERY = 60_000;

/** `$1` the last player that was looked at. */
const NEXT_PLAYERS = statement<NextPlayer>({
  name: 'sessions-next-players',
  text: `select player_id as id, bool_or(last_used_at <= ${SESSION_END}) as "hasEnded"
    from session where player_id > $1 group by player_id order by player_id limit ${PLAYERS}`,
});
const DELETE_ENDED = statement<never>({
  name: 'sessions-delete-ended',
  text: `delete from session where player_id = $1 and last_used_at <= ${SESSION_END}`,
});

/** A day is the longest that any code but one on paper is good for. */
const ENDED_CODE = "kind <> 'PAPER' and made_at <= now() - interval '1 day'";
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
function sweep(database: Database, name: string, next: Statement<NextPlayer>, remove: Statement<never>): Chore {
  let from = FIRST;
  return {
    name,
    every: EVERY,
    piece: async () => {
      const players = await database.query(next, [from]);
      for (const { id, hasEnded } of players) if (hasEnded) await database.query(remove, [id]);
      from = players.at(-1)?.id ?? FIRST;
    },
  };
}

/**
 * Ended sessions of players who never come back: whoever does has theirs deleted at login. A clock that has jumped ahead
 * deletes none, since once it is set right they live on. `now`: milliseconds since 1970.
 */
export function endedSessions(database: Database, now: () => number): Chore {
  const { piece, ...chore } = sweep(database, 'ended sessions', NEXT_PLAYERS, DELETE_ENDED);
  const checkClock = noClockJump(now);
  return {
    ...chore,
    piece: async (signal) => {
      checkClock();
      await piece(signal);
    },
  };
}

/** Links by mail and codes of operators that nobody has used in time. */
export const endedCodes = (database: Database): Chore => sweep(database, 'ended codes', NEXT_WITH_CODES, DELETE_CODES);
