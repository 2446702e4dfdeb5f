import { type Database, statement } from '../../db/database.ts';
import type { Token } from '../../http/token.ts';

const OPEN_SESSION = statement<never>({
  name: 'session-open',
  text: 'insert into session (player_id, token_hash) values ($1, $2)',
});

/** Keeps a new token's session. */
export const openSession = (database: Database, token: Token): Promise<unknown> =>
  database.query(OPEN_SESSION, [token.playerId, token.hash]);
