import { normalEmail } from '@consorcio/contract';
import { type Database, statement } from '../../db/database.ts';
import type { Chore } from '../../maintenance.ts';
import { findPlayerId } from './find-account.ts';

/** Players whom one piece looks at: by key, so that it costs the same however many there are. */
const PLAYERS = 200;
/** The smallest id there is. */
const FIRST = '00000000-0000-0000-0000-000000000000';
/** Milliseconds. A million players are gone through in three and a half days. */
const EVERY = 60_000;

/** `$1` the last player that was looked at, `$2` as of when. A guest has no address to be cut off from. Who has never done anything, and not for a day, may have been cut off. */
const NEXT_PLAYERS = statement<{ readonly id: string; readonly email: string; readonly mayBeCutOff: boolean }>({
  name: 'cut-off-next-players',
  text: `select player_id as id, email,
      email <> '' and version = 0 and persona_id is null and greatest(created_at, last_used_at) < $2::timestamptz - interval '1 day' as "mayBeCutOff"
    from player where player_id > $1 order by player_id limit ${PLAYERS}`,
});
/** Asked of few, since it goes through all addresses: of a player whose own leads to somebody else or nobody. */
const ANY_ADDRESS = statement<{ readonly email: string }>({
  name: 'cut-off-any-address',
  text: 'select email from login_email where player_id = $1 limit 1',
});
const DELETE_CUT_OFF = statement<never>({
  name: 'cut-off-delete',
  text: 'delete from player where player_id = $1 and version = 0 and persona_id is null',
});

async function deleteCutOffAfter(database: Database, from: string, at: Date): Promise<string> {
  const players = await database.query(NEXT_PLAYERS, [from, at]);
  for (const { id, email } of players.filter(({ mayBeCutOff }) => mayBeCutOff)) {
    const isEntered =
      (await findPlayerId(database, normalEmail(email))) === id || (await database.query(ANY_ADDRESS, [id])).length > 0;
    if (!isEntered) await database.query(DELETE_CUT_OFF, [id]);
  }
  return players.at(-1)?.id ?? FIRST;
}

/**
 * A sign-up writes the player, then the address that leads there. One that was cut off between the two has left a player
 * whom nobody can log in as and nobody knows of: it is deleted after a day. `aged`: see `AgeClock`.
 */
export function cutOffSignUps(database: Database, aged: () => number): Chore {
  let from = FIRST;
  return {
    name: 'cut-off sign-ups',
    every: EVERY,
    piece: async () => {
      from = await deleteCutOffAfter(database, from, new Date(aged()));
    },
  };
}
