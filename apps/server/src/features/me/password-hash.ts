import { type Database, statement } from '../../db/database.ts';

const PASSWORD = statement<{ readonly passwordHash: string }>({
  name: 'me-password',
  text: 'select password_hash as "passwordHash" from player where player_id = $1',
});

/** Null when the player is gone. */
export const findPasswordHash = async (database: Database, playerId: string): Promise<string | null> =>
  (await database.query(PASSWORD, [playerId]))[0]?.passwordHash ?? null;
