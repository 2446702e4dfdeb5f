import { isEmail } from '@consorcio/contract/wire';
import { accountCopy as copy } from '@consorcio/copy/account';
import { registerCopy } from '@consorcio/copy/entrance';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { updateSlice } from '../../session/session-store.ts';
import { Field } from '../../ui/forms/field.tsx';
import { AccountForm } from './account-form.tsx';
import { OwnPassword } from './own-password.tsx';

/** The address, after the password was given again. */
export function EmailForm({ email }: { email: string }) {
  const [next, setNext] = useState('');
  const [password, setPassword] = useState('');
  const [isTouched, setTouched] = useState(false);
  const isWrong = isTouched && next !== '' && !isEmail(next);
  return (
    <AccountForm
      title={copy.emailTitle}
      button={copy.emailSave}
      saved={copy.emailSaved}
      isReady={isEmail(next) && password !== ''}
      send={() => call('correctEmail', { body: { email: next, password } })}
      onSaved={() => {
        updateSlice('user', { email: next.trim() });
        setNext('');
        setPassword('');
      }}
    >
      <Field
        label={copy.emailNew}
        value={next}
        placeholder={email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        fault={isWrong ? registerCopy.emailInvalid : undefined}
        onChange={(event) => setNext(event.target.value)}
        onBlur={() => setTouched(true)}
      />
      <OwnPassword label={copy.passwordNow} value={password} onValue={setPassword} />
    </AccountForm>
  );
}
