import { type Database, statement } from '../../db/database.ts';
import { SESSION_END } from '../../http/sessions.ts';
import type { Token } from '../../http/token.ts';

const END_SESSION = statement<{ readonly id: string }>({
  name: 'session-end',
  text: `delete from session where player_id = $1 and token_hash = $2 and last_used_at > ${SESSION_END}
    returning player_id as id`,
});

/** False when there was no such session. */
export const endSession = async (database: Database, token: Token): Promise<boolean> =>
  (await database.query(END_SESSION, [token.playerId, token.hash])).length === 1;
