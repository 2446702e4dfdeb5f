import type { ReplyOf } from '@consorcio/contract';
import { passwordFaults } from '@consorcio/contract/password';
import { PATHS } from '@consorcio/contract/wire';
import { recoverCopy as copy } from '@consorcio/copy/account';
import { BACK } from '@consorcio/copy/first-screens';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { NewPasswordField } from '../../account/new-password-field.tsx';
import { call } from '../../api/client.ts';
import { errorMessage } from '../../session/error-message.ts';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import css from '../../ui/forms/sign-in-form.module.css';
import { toast } from '../../ui/notices/toast.ts';
import { EmailField } from './email-field.tsx';

interface Props {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onRecovered: (session: ReplyOf<'recover'>) => void;
  /** For who has no code. */
  readonly children: ReactNode;
}

/** Address, code and new password. */
export function RecoverForm({ email, onEmail, onRecovered, children }: Props) {
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [, navigate] = useLocation();
  const isReady = email.trim() !== '' && code.trim() !== '' && passwordFaults(password).length === 0;

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
      <EmailField value={email} onChange={onEmail} />
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
      <NewPasswordField label={copy.password} hint={copy.codeEnds} value={password} onChange={setPassword} />
      <ButtonRow>
        <Button kind="secondary" onClick={() => navigate(PATHS.login)}>
          {BACK}
        </Button>
        <Button type="submit" disabled={isBusy || !isReady}>
          {copy.submit}
        </Button>
      </ButtonRow>
      {children}
    </form>
  );
}
