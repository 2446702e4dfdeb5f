import { passwordFaults } from '@consorcio/contract/password';
import { accountCopy as copy } from '@consorcio/copy/account';
import { useState } from 'react';
import { CodeDialog } from '../../account/code-dialog.tsx';
import { NewPasswordField } from '../../account/new-password-field.tsx';
import { call } from '../../api/client.ts';
import { AccountForm } from './account-form.tsx';
import { OwnPassword } from './own-password.tsx';

interface Props {
  readonly email: string;
  /** True: the code ends with the password, and another one is shown. */
  readonly hasCode: boolean;
  /** True: the way in from the school ends with the password. */
  readonly isOfSchool: boolean;
}

/** A new password, and what ends with it. */
export function PasswordForm({ email, hasCode, isOfSchool }: Props) {
  const [password, setPassword] = useState('');
  const [next, setNext] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const ends = [
    copy.passwordHint,
    ...(hasCode ? [copy.passwordEndsCode] : []),
    ...(isOfSchool ? [copy.passwordEndsSchool] : []),
  ];
  const send = async () => {
    const answer = await call('changePassword', { body: { password, newPassword: next } });
    if (!answer.ok || !hasCode) return answer;
    const made = await call('makeRecoveryCode', { body: { password: next } });
    if (made.ok) setCode(made.value.recoveryCode);
    return answer;
  };
  return (
    <>
      <AccountForm
        title={copy.passwordTitle}
        button={copy.passwordSave}
        saved={copy.passwordSaved}
        isReady={password !== '' && passwordFaults(next).length === 0}
        send={send}
        onSaved={() => {
          setPassword('');
          setNext('');
        }}
      >
        <OwnPassword label={copy.passwordNow} value={password} onValue={setPassword} />
        <NewPasswordField label={copy.passwordNew} hint={ends.join(' ')} value={next} onChange={setNext} />
      </AccountForm>
      {code !== null && <CodeDialog email={email} code={code} onDone={() => setCode(null)} />}
    </>
  );
}
