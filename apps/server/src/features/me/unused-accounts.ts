import { normalEmail } from '@consorcio/contract';
import { UNUSED_ACCOUNT_MONTHS } from '@consorcio/contract/wire';
import { GIVE_ADDRESS } from '../../account/address-store.ts';
import { DROP_CODES } from '../../account/certificate-codes.ts';
import { NOTE_DELETION, playerHash } from '../../account/deletions.ts';
import { GIVE_LTI_USER } from '../../account/lti-user-store.ts';
import { type Database, statement } from '../../db/database.ts';
import type { Chore } from '../../maintenance.ts';

/** Players whom one piece looks at: by key, so that it costs the same however many there are. */
const PLAYERS = 200;
/** The smallest id there is. */
const FIRST = '00000000-0000-0000-0000-000000000000';
/** Milliseconds. A million accounts are gone through in three and a half days. */
const EVERY = 60_000;

/** `$1` the last player that was looked at, `$2` cut-off. */
const NEXT_PLAYERS = statement<{ readonly id: string; readonly email: string; readonly isUnused: boolean }>({
  name: 'unused-next-players',
  text: `select player_id as id, email, last_used_at < $2::timestamptz as "isUnused" from player
    where player_id > $1 order by player_id limit ${PLAYERS}`,
});
/** An account that is used in this moment is no longer unused when it is looked at here, and stays. */
const DELETE_UNUSED = statement<{ readonly user: Uint8Array | null }>({
  name: 'unused-delete',
  text: 'delete from player where player_id = $1 and last_used_at < $2::timestamptz returning lti_user as user',
});

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
export function unusedAccounts(database: Database, aged: () => number): Chore {
  let from = FIRST;
  return {
    name: 'unused accounts',
    every: EVERY,
    piece: async () => {
      const before = unusedSince(aged());
      const players = await database.query(NEXT_PLAYERS, [from, before]);
      for (const { id, email } of players.filter(({ isUnused }) => isUnused)) {
        await database.transaction(async (query) => {
          const [gone] = await query(DELETE_UNUSED, [id, before]);
          if (gone === undefined) return;
          await query(GIVE_ADDRESS, [normalEmail(email), id]);
          if (gone.user !== null) await query(GIVE_LTI_USER, [gone.user, id]);
          await query(DROP_CODES, [id]);
          await query(NOTE_DELETION, [playerHash(id)]);
        });
      }
      from = players.at(-1)?.id ?? FIRST;
    },
  };
}
