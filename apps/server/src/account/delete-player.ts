import { type Database, statement } from '../db/database.ts';
import { GIVE_ADDRESS } from './address-store.ts';

/** Every other row of the player hangs on the player's own and goes with it. */
const DELETE = statement<never>({ name: 'me-delete', text: 'delete from player where player_id = $1' });

/** Deletes the player's rows, but not the address, which may be kept elsewhere. */
export const deleteRows = (database: Database, playerId: string): Promise<unknown> =>
  database.query(DELETE, [playerId]);

/**
 * Deletes the player, and with it every row of every table that knows it. First the address: when the second write fails
 * the player is still signed in and may ask again.
 */
export async function deletePlayer(database: Database, playerId: string, normalEmail: string): Promise<void> {
  await database.query(GIVE_ADDRESS, [normalEmail, playerId]);
  await deleteRows(database, playerId);
}
