import type { Device } from '@consorcio/contract';
import { type Database, statement } from '../db/database.ts';
import { SESSION_END } from '../http/sessions.ts';
import type { Token } from '../http/token.ts';
import { NOTE_USE } from './note-use.ts';

const OPEN_SESSION = statement<never>({
  name: 'session-open',
  text: `select session_open(p_player_id => $1, p_token_hash => $2, p_device => $3, p_ended_at => ${SESSION_END})`,
});

/** Keeps a new token's session, and deletes those of the same player that have ended. */
export async function openSession(database: Database, token: Token, device: Device): Promise<void> {
  await database.query(NOTE_USE, [token.playerId]);
  await database.query(OPEN_SESSION, [token.playerId, token.hash, device]);
}
