import { endAccess, lockAccess } from '../../account/access.ts';
import { type Database, statement } from '../../db/database.ts';

/** Bytes of a token's hash that name a session: enough to be unique, and no token follows from them. */
const NAMING_BYTES = 16;

const END_ONE = statement<never>({
  name: 'session-end-one',
  text: `delete from session where player_id = $1 and substring(token_hash for ${NAMING_BYTES}) = $2`,
});

/** The name of a session in the list of open ones. */
export const sessionId = (tokenHash: Uint8Array): string =>
  Buffer.from(tokenHash).subarray(0, NAMING_BYTES).toString('base64url');

/** Ends one session of a player; an unknown one is ended already. */
export const endOneSession = (database: Database, playerId: string, id: string): Promise<unknown> =>
  database.query(END_ONE, [playerId, Buffer.from(id, 'base64url')]);

/** Ends all sessions of a player, and the codes that were sent. */
export const endAllSessions = (database: Database, playerId: string): Promise<unknown> =>
  database.transaction(async (query) => {
    const player = await lockAccess(query, playerId);
    if (player !== undefined) await endAccess(query, 'SIGN_OUT', { playerId, player });
  });
