import { recoveryCodeCopy as copy } from '@consorcio/copy/account';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { errorMessage } from '../session/error-message.ts';
import { endFirstCodeOffer, isFirstCodeOffered } from '../session/first-code.ts';
import { useSession } from '../session/session-store.ts';
import { toast } from '../ui/notices/toast.ts';
import css from './account-forms.module.css';
import { CodeDialog } from './code-dialog.tsx';

/** Shows the first recovery code once, right after sign-up; otherwise nothing. */
export function FirstCode() {
  const { id, email } = useSession((session) => session.user);
  const [isOffered, setOffered] = useState(() => isFirstCodeOffered(id));
  const [code, setCode] = useState<string | null>(null);

  const make = async (): Promise<void> => {
    endFirstCodeOffer();
    const answer = await call('makeRecoveryCode', { body: {} });
    if (answer.ok) return setCode(answer.value.recoveryCode);
    setOffered(false);
    toast.error(errorMessage(answer.error));
  };
  const done = (): void => {
    setCode(null);
    setOffered(false);
  };
  if (!isOffered) return null;
  return (
    <>
      <button type="button" className={`way ${css.offer}`} onClick={make}>
        {copy.offer}
      </button>
      {code !== null && <CodeDialog email={email} code={code} onDone={done} />}
    </>
  );
}
