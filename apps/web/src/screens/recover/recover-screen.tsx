import hello from 'pictures:hello';
import standing from 'pictures:standing';
import type { ReplyOf } from '@consorcio/contract';
import { PATHS } from '@consorcio/contract/wire';
import { recoverCopy as copy } from '@consorcio/copy/account';
import { GAME_NAME } from '@consorcio/copy/first-screens';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { CodeDialog } from '../../account/code-dialog.tsx';
import { call } from '../../api/client.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { fetchPlayerStatus } from '../../session/fetch-player-status.ts';
import { pathAfterLogin } from '../../session/guards/path-after-login.ts';
import { storedToken } from '../../session/local-keys.ts';
import { signIn, signOut } from '../../session/session-store.ts';
import css from '../../ui/forms/forms.module.css';
import { SignInFrame } from '../../ui/layout/sign-in-frame.tsx';
import { LinkForm, MailForm, RecoverForm } from './recover-forms.tsx';
import { useRecoveryLink } from './recovery-link.ts';

const PEOPLE = [hello[4], standing[3], hello[2]].map(String);

const askWays = (signal: AbortSignal) => call('recoveryWays', { signal });

/** The way back in by a code, or by a link from a mail. The next code is shown before the game goes on. */
export function RecoverScreen() {
  const [ways] = useAnswer(askWays);
  /* Whether this game sends mails; null until that is known. */
  const byMail = ways === null ? null : ways.ok && ways.value.byMail;
  const [link, dropLink] = useRecoveryLink();
  const [asks, setAsks] = useState<'by code' | 'by mail'>('by code');
  const [email, setEmail] = useState('');
  const [recovered, setRecovered] = useState<ReplyOf<'recover'> | null>(null);
  const [, navigate] = useLocation();

  const goOn = async (session: ReplyOf<'recover'>): Promise<void> => {
    setRecovered(null);
    // Another player's session on this device ends.
    if (storedToken() !== null) signOut();
    signIn(session);
    const status = await fetchPlayerStatus();
    navigate(status === 'unreachable' ? PATHS.welcome : pathAfterLogin(status, null));
  };
  const linkIsNoGood = (): void => {
    dropLink();
    if (byMail === true) setAsks('by mail');
  };
  return (
    <SignInFrame
      name={GAME_NAME}
      ribbon={copy.ribbon}
      people={PEOPLE}
      isLong
      dialog={
        recovered !== null && (
          <CodeDialog email={recovered.email} code={recovered.recoveryCode} onDone={() => goOn(recovered)} />
        )
      }
    >
      {link !== null ? (
        <LinkForm key={link} token={link} onRecovered={setRecovered} onInvalid={linkIsNoGood} />
      ) : asks === 'by mail' ? (
        <MailForm email={email} onEmail={setEmail} onCode={() => setAsks('by code')} />
      ) : (
        <RecoverForm email={email} onEmail={setEmail} onRecovered={setRecovered}>
          {byMail === true ? (
            <button type="button" className={css.other} onClick={() => setAsks('by mail')}>
              {copy.byMail}
            </button>
          ) : (
            <p className={css.other}>{byMail === false && copy.withoutMail}</p>
          )}
        </RecoverForm>
      )}
    </SignInFrame>
  );
}
