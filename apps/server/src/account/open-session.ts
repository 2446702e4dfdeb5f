import type { Device } from '@consorcio/contract';
import { type Database, statement } from '../db/database.ts';
import type { Token } from '../http/token.ts';
import { NOTE_USE } from './note-use.ts';

const OPEN_SESSION = statement<{ readonly isOpen: boolean }>({
  name: 'session-open',
  text: `select session_open(p_player_id => $1, p_token_hash => $2, p_device => $3, p_password_hash => $4,
    p_lti_user => $5) as "isOpen"`,
});

/** What was shown at the door: the hash of the password that was right, or of the school's user. */
type Proof = { readonly passwordHash: string } | { readonly user: Uint8Array };

/**
 * Keeps a new token's session. False, and nothing is kept, when the proof opens the account no more.
 */
export async function openSession(database: Database, token: Token, device: Device, proof: Proof): Promise<boolean> {
  await database.query(NOTE_USE, [token.playerId]);
  const [passwordHash, user] = 'user' in proof ? [null, proof.user] : [proof.passwordHash, null];
  const [row] = await database.query(OPEN_SESSION, [token.playerId, token.hash, device, passwordHash, user]);
  return row?.isOpen === true;
}
