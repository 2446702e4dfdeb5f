import { call } from '../api/client.ts';
import { toast } from '../ui/notices/toast.ts';
import { errorMessage } from './error-message.ts';
import { signIn } from './session-store.ts';

/** Makes a guest and signs in; false, and told, when that was refused. */
export async function enterAsGuest(): Promise<boolean> {
  const answer = await call('guest');
  if (answer.ok) signIn(answer.value);
  else toast.error(errorMessage(answer.error));
  return answer.ok;
}
