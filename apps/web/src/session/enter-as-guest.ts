import { isForgetful } from '@consorcio/contract/kept';
import { PATHS } from '@consorcio/contract/wire';
import { call } from '../api/client.ts';
import { toast } from '../ui/notices/toast.ts';
import { errorMessage } from './error-message.ts';
import { signIn } from './session-store.ts';

/** Makes a guest and signs in; false, with a notice, when that was refused. */
export async function enterAsGuest(): Promise<boolean> {
  const answer = await call('guest');
  if (answer.ok) signIn(answer.value);
  else toast.error(errorMessage(answer.error));
  return answer.ok;
}

/**
 * Where the trial leads: the short way, as a new guest; without one where this device forgets the game, because that page
 * says so first. Null, with a notice, when it was refused.
 */
export async function wayOfGuest(): Promise<string | null> {
  return isForgetful() || (await enterAsGuest()) ? PATHS.play : null;
}
