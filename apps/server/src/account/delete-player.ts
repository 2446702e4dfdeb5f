import { normalEmail } from '@consorcio/contract';
import { type Database, statement } from '../db/database.ts';
import { GIVE_ADDRESS } from './address-store.ts';
import { DROP_CODES } from './certificate-codes.ts';
import { NOTE_DELETION, playerHash } from './deletions.ts';
import { GIVE_LTI_USER, giveLtiUser } from './lti-user-store.ts';

/** Every other row of the player hangs on the player's own and goes with it. */
const DELETE = statement<{ readonly email: string; readonly user: Uint8Array | null }>({
  name: 'me-delete',
  text: 'delete from player where player_id = $1 returning email, lti_user as user',
});

/** Deletes the player's rows, but not the address, which may be kept elsewhere. */
export const deleteRows = ({ query }: Pick<Database, 'query'>, playerId: string) => query(DELETE, [playerId]);

/**
 * Deletes the player, and with it every row of every table that knows it. First it is noted, so that no backup brings the
 * player back; then address, platform's user and the codes of certificates go: when a later write fails the player is still
 * signed in and may ask again. `email`: the player's when it was read; what is another when the rows go, goes
 * after them.
 */
export async function deletePlayer(database: Pick<Database, 'query'>, playerId: string, email: string): Promise<void> {
  await database.query(NOTE_DELETION, [playerHash(playerId)]);
  await database.query(GIVE_ADDRESS, [normalEmail(email), playerId]);
  await giveLtiUser(database, playerId);
  await database.query(DROP_CODES, [playerId]);
  const [gone] = await deleteRows(database, playerId);
  if (gone === undefined) return;
  if (gone.email !== email) await database.query(GIVE_ADDRESS, [normalEmail(gone.email), playerId]);
  if (gone.user !== null) await database.query(GIVE_LTI_USER, [gone.user, playerId]);
}
