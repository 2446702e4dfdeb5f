import { type Database, statement } from '../../db/database.ts';

/** Everything else of the player hangs on the player's row and goes with it. */
const DELETE = statement<never>({
  name: 'me-delete',
  text: `with gone as (delete from player where player_id = $1)
    delete from login_email where email = $2 and player_id = $1`,
});

/** Deletes the player, and with it every row of every table that knows it. */
export const deletePlayer = (database: Database, playerId: string, normalEmail: string): Promise<unknown> =>
  database.query(DELETE, [playerId, normalEmail]);
