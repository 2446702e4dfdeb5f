import type { ReplyOf } from '@consorcio/contract';
import { PATHS, passwordFaults } from '@consorcio/contract/wire';
import { recoverCopy as copy } from '@consorcio/copy/account';
import { passwordLines } from '@consorcio/copy/field-lines';
import { BACK, passwordFieldCopy } from '@consorcio/copy/screens';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../api/client.ts';
import { errorMessage } from '../../session/error-message.ts';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { toast } from '../../ui/notices/toast.ts';
import css from './recuperar.module.css';

/** Address, code and new password. */
export function RecoverForm({ onRecovered }: { onRecovered: (session: ReplyOf<'recover'>) => void }) {
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [isTouched, setTouched] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [, navigate] = useLocation();
  const [fault] = passwordFaults(password);
  const isReady = email.trim() !== '' && code.trim() !== '' && fault === undefined;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy || !isReady) return;
    setBusy(true);
    const answer = await call('recover', { body: { email, code, password } });
    setBusy(false);
    if (answer.ok) onRecovered(answer.value);
    else toast.error(errorMessage(answer.error));
  };
  return (
    <form method="post" className={css.form} onSubmit={submit} noValidate>
      <Field
        label={copy.email}
        name="email"
        value={email}
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Field
        label={copy.code}
        name="code"
        hint={copy.codeHint}
        value={code}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setCode(event.target.value)}
      />
      <PasswordField
        label={copy.password}
        name="password"
        value={password}
        autoComplete="new-password"
        showLabel={passwordFieldCopy.show}
        hideLabel={passwordFieldCopy.hide}
        fault={isTouched && fault !== undefined ? passwordLines[fault] : undefined}
        onChange={(event) => setPassword(event.target.value)}
        onBlur={() => setTouched(password !== '')}
      />
      <p className={css.without}>{copy.withoutMail}</p>
      <ButtonRow>
        <Button kind="secondary" onClick={() => navigate(PATHS.login)}>
          {BACK}
        </Button>
        <Button type="submit" disabled={isBusy || !isReady}>
          {copy.submit}
        </Button>
      </ButtonRow>
    </form>
  );
}
