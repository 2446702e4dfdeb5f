import { passwordFaults } from '@consorcio/contract/password';
import { accountCopy as copy } from '@consorcio/copy/account';
import { passwordFieldCopy } from '@consorcio/copy/entrance';
import { passwordLines } from '@consorcio/copy/field-lines';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { AccountForm } from './account-form.tsx';
import { OwnPassword } from './own-password.tsx';

/** A new password; the other devices are signed out with it. */
export function PasswordForm() {
  const [password, setPassword] = useState('');
  const [next, setNext] = useState('');
  const [isTouched, setTouched] = useState(false);
  const [fault] = passwordFaults(next);
  return (
    <AccountForm
      title={copy.passwordTitle}
      button={copy.passwordSave}
      saved={copy.passwordSaved}
      isReady={password !== '' && fault === undefined}
      send={() => call('changePassword', { body: { password, newPassword: next } })}
      onSaved={() => {
        setPassword('');
        setNext('');
        setTouched(false);
      }}
    >
      <OwnPassword label={copy.passwordNow} value={password} onValue={setPassword} />
      <PasswordField
        label={copy.passwordNew}
        showLabel={passwordFieldCopy.show}
        hideLabel={passwordFieldCopy.hide}
        autoComplete="new-password"
        hint={copy.passwordHint}
        value={next}
        fault={isTouched && fault !== undefined ? passwordLines[fault] : undefined}
        onChange={(event) => setNext(event.target.value)}
        onBlur={() => setTouched(next !== '')}
      />
    </AccountForm>
  );
}
