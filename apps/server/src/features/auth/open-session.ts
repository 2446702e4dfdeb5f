import type { Device } from '@consorcio/contract';
import { type Database, statement } from '../../db/database.ts';
import { SESSION_END } from '../../http/sessions.ts';
import type { Token } from '../../http/token.ts';

const OPEN_SESSION = statement<never>({
  name: 'session-open',
  text: `with ended as (delete from session where player_id = $1 and last_used_at <= ${SESSION_END})
    insert into session (player_id, token_hash, device) values ($1, $2, $3)`,
});

/** Keeps a new token's session, and deletes those of the same player that have ended. */
export const openSession = (database: Database, token: Token, device: Device): Promise<unknown> =>
  database.query(OPEN_SESSION, [token.playerId, token.hash, device]);
