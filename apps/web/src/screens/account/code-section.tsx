import { accountCopy as copy } from '@consorcio/copy/account';
import { useState } from 'react';
import { CodeDialog } from '../../account/code-dialog.tsx';
import { call } from '../../api/client.ts';
import { AccountForm } from './account-form.tsx';
import { dayOf } from './day-of.ts';
import { OwnPassword } from './own-password.tsx';

interface Props {
  readonly email: string;
  readonly madeAt: string | null;
}

/** The recovery code: whether there is one, and a new one in its place. */
export function CodeSection({ email, madeAt }: Props) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const send = async () => {
    const answer = await call('makeRecoveryCode', { body: { password } });
    if (answer.ok) setCode(answer.value.recoveryCode);
    return answer;
  };
  return (
    <>
      <AccountForm
        title={copy.codeTitle}
        button={madeAt === null ? copy.codeMake : copy.codeMakeAnother}
        isReady={password !== ''}
        send={send}
        onSaved={() => setPassword('')}
      >
        <p>{madeAt === null ? copy.codeNone : copy.codeMade(dayOf(madeAt))}</p>
        <OwnPassword label={copy.passwordNow} value={password} onValue={setPassword} />
      </AccountForm>
      {code !== null && <CodeDialog email={email} code={code} onDone={() => setCode(null)} />}
    </>
  );
}
