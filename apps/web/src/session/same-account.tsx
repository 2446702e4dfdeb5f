import { can, PATHS, screenAddress } from '@consorcio/contract/wire';
import { otherAccountCopy as copy } from '@consorcio/copy/other-account';
import { Unavailable } from '@consorcio/kernel';
import { coverTab, type Own } from '../api/another-account.ts';
import { ask } from '../api/client.ts';
import { Button, ButtonRow } from '../ui/buttons/button.tsx';
import { Waiting } from '../ui/loading/waiting.tsx';
import { storedToken } from './local-keys.ts';
import { signOut } from './session-store.ts';

/**
 * The browser's token where it is of the account `id`. Where it is of somebody else, the player is told, and nothing goes on.
 * @throws Unavailable without a connection
 */
export async function sameAccount(id: string): Promise<Own | null> {
  const token = storedToken();
  if (token === null) return null;
  const answer = await ask('auth', { token });
  if (!answer.ok && answer.error.kind === 'network') throw new Unavailable('nobody says whose token it is');
  /* A token that is refused ends the session by the call that is made with it. */
  if (!answer.ok || answer.value.id === id) return { token, id };
  const { name } = answer.value;
  coverTab(() => <OtherAccount name={name} />);
  return new Promise(() => undefined);
}

/** Two accounts in two tabs: this one goes on as the other, or leads to the login. */
function OtherAccount({ name }: { name: string }) {
  const leave = (): void => {
    signOut({ revoke: false });
    location.assign(screenAddress(can('accounts') ? PATHS.login : PATHS.welcome));
  };
  return (
    <Waiting label={copy.title} detail={copy.body(name)}>
      <ButtonRow isColumn>
        <Button onClick={() => location.assign(screenAddress(PATHS.welcome))}>{copy.stay}</Button>
        <Button kind="secondary" onClick={leave}>
          {copy.login}
        </Button>
      </ButtonRow>
    </Waiting>
  );
}
