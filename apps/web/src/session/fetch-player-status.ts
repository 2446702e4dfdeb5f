import { call } from '../api/client.ts';
import { storedToken } from './local-keys.ts';
import { type PlayerStatus, playerStatusOf } from './player-status.ts';
import { signOut, storeAuth } from './session-store.ts';

/** The status, or 'unreachable': a lost connection does not end the session. */
export type Found = PlayerStatus | 'unreachable';

/**
 * Fetches the player's status (SPEC section 6: auth is checked by calling the auth endpoint). Without a token no call is
 * made; a refused token ends the session.
 */
export async function fetchPlayerStatus(): Promise<Found> {
  const token = storedToken();
  if (token === null) return 'signed-out';
  const answer = await call('auth');
  if (answer.ok) {
    storeAuth(answer.value, token);
    return playerStatusOf(answer.value);
  }
  if (answer.error.kind === 'code' && answer.error.status === 401) {
    if (storedToken() === token) signOut({ revoke: false });
    return 'signed-out';
  }
  return 'unreachable';
}
