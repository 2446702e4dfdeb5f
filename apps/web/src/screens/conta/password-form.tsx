import { passwordFaults } from '@consorcio/contract/password';
import { accountCopy as copy } from '@consorcio/copy/account';
import { useState } from 'react';
import { NewPasswordField } from '../../account/new-password-field.tsx';
import { call } from '../../api/client.ts';
import { AccountForm } from './account-form.tsx';
import { OwnPassword } from './own-password.tsx';

/** A new password; the other devices are signed out with it. */
export function PasswordForm() {
  const [password, setPassword] = useState('');
  const [next, setNext] = useState('');
  return (
    <AccountForm
      title={copy.passwordTitle}
      button={copy.passwordSave}
      saved={copy.passwordSaved}
      isReady={password !== '' && passwordFaults(next).length === 0}
      send={() => call('changePassword', { body: { password, newPassword: next } })}
      onSaved={() => {
        setPassword('');
        setNext('');
      }}
    >
      <OwnPassword label={copy.passwordNow} value={password} onValue={setPassword} />
      <NewPasswordField label={copy.passwordNew} hint={copy.passwordHint} value={next} onChange={setNext} />
    </AccountForm>
  );
}
