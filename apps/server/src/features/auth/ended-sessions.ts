import { type Database, statement } from '../../db/database.ts';
import { SESSION_END } from '../../http/sessions.ts';
import type { Chore } from '../../upkeep.ts';

/** Players whose sessions one piece looks at: by key, so that it costs the same however many there are. */
const PLAYERS = 200;
/** The smallest id there is. */
const FIRST = '00000000-0000-0000-0000-000000000000';
/** Milliseconds. A million players are gone through in three and a half days. */
const EVERY = 60_000;

/** `$1` the last player that was looked at. */
const NEXT_PLAYERS = statement<{ readonly id: string; readonly hasEnded: boolean }>({
  name: 'sessions-next-players',
  text: `select player_id as id, bool_or(last_used_at <= ${SESSION_END}) as "hasEnded"
    from session where player_id > $1 group by player_id order by player_id limit ${PLAYERS}`,
});
const DELETE_ENDED = statement<never>({
  name: 'sessions-delete-ended',
  text: `delete from session where player_id = $1 and last_used_at <= ${SESSION_END}`,
});

/** Deletes the ended sessions of the players after `from`; gives the last of them, or the first id at the end of all. */
async function deleteEndedAfter(database: Database, from: string): Promise<string> {
  const players = await database.query(NEXT_PLAYERS, [from]);
  for (const { id } of players.filter(({ hasEnded }) => hasEnded)) await database.query(DELETE_ENDED, [id]);
  return players.at(-1)?.id ?? FIRST;
}

/** Ended sessions of players who never come back: whoever does has theirs deleted at login. */
export function endedSessions(database: Database): Chore {
  let from = FIRST;
  return {
    name: 'ended sessions',
    every: EVERY,
    piece: async () => {
      from = await deleteEndedAfter(database, from);
    },
  };
}
