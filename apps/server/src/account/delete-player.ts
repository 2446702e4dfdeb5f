import { type Database, statement } from '../db/database.ts';
import { GIVE_ADDRESS } from './address-store.ts';
import { DROP_CODES } from './certificate-codes.ts';
import { NOTE_DELETION, playerHash } from './deletions.ts';
import { giveLtiUser } from './lti-user-store.ts';

/** Every other row of the player hangs on the player's own and goes with it. */
const DELETE = statement<never>({ name: 'me-delete', text: 'delete from player where player_id = $1' });

/** Deletes the player's rows, but not the address, which may be kept elsewhere. */
export const deleteRows = ({ query }: Pick<Database, 'query'>, playerId: string): Promise<unknown> =>
  query(DELETE, [playerId]);

/**
 * Deletes the player, and with it every row of every table that knows it. First it is noted, so that no backup brings the
 * player back; then address, platform's user and the codes of certificates go: when a later write fails the player is still
 * signed in and may ask again.
 */
export async function deletePlayer(
  database: Pick<Database, 'query'>,
  playerId: string,
  normalEmail: string,
): Promise<void> {
  await database.query(NOTE_DELETION, [playerHash(playerId)]);
  await database.query(GIVE_ADDRESS, [normalEmail, playerId]);
  await giveLtiUser(database, playerId);
  await database.query(DROP_CODES, [playerId]);
  await deleteRows(database, playerId);
}
