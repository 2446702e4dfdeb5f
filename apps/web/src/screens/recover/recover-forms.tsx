import type { ReplyOf } from '@consorcio/contract';
import { passwordFaults } from '@consorcio/contract/password';
import { isEmail, PATHS } from '@consorcio/contract/wire';
import { recoverCopy as copy } from '@consorcio/copy/account';
import { BACK } from '@consorcio/copy/first-screens';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { NewPasswordField } from '../../account/new-password-field.tsx';
import { useSubmit } from '../../account/use-submit.ts';
import { call } from '../../api/client.ts';
import { arriveAt } from '../../ui/arrive-at.ts';
import { Button, ButtonRow, LoneButton } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import css from '../../ui/forms/forms.module.css';

interface Props {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onCode: () => void;
}

/** Asks for a link by mail; what it then says is the same whether an account has the address or not. */
export function MailForm({ email, onEmail, onCode }: Props) {
  const [isSent, setSent] = useState(false);
  const [, navigate] = useLocation();
  const { mustWait, submit } = useSubmit(
    isEmail(email),
    () => call('askForLink', { body: { email } }),
    () => setSent(true),
  );
  if (isSent)
    return (
      <div className={css.form}>
        <h2 className={css.mailSentTitle}>{copy.mailSentTitle}</h2>
        <Intro>{copy.mailSent(email.trim())}</Intro>
        <LoneButton kind="secondary" onClick={() => navigate(PATHS.login)} label={BACK} />
      </div>
    );
  return (
    <form method="post" className={css.form} onSubmit={submit} noValidate>
      <Intro>{copy.mailIntro}</Intro>
      <EmailField value={email} onChange={onEmail} />
      <ButtonRow>
        <Button kind="secondary" onClick={() => navigate(PATHS.login)}>
          {BACK}
        </Button>
        <Button type="submit" disabled={mustWait}>
          {copy.mailSubmit}
        </Button>
      </ButtonRow>
      <button type="button" className={css.other} onClick={onCode}>
        {copy.byCode}
      </button>
    </form>
  );
}

interface RecoverFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onRecovered: (session: ReplyOf<'recover'>) => void;
  /** Called by a player without a code. */
  readonly children: ReactNode;
}

/** Address, code and new password. */
export function RecoverForm({ email, onEmail, onRecovered, children }: RecoverFormProps) {
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [, navigate] = useLocation();
  const isReady = email.trim() !== '' && code.trim() !== '' && passwordFaults(password).length === 0;
  const send = () => call('recover', { body: { email, code, password } });
  const { mustWait, submit } = useSubmit(isReady, send, onRecovered);
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
        <Button type="submit" disabled={mustWait}>
          {copy.submit}
        </Button>
      </ButtonRow>
      {children}
    </form>
  );
}

interface LinkFormProps {
  readonly token: string;
  readonly onRecovered: (session: ReplyOf<'recover'>) => void;
  /** Called when the link has expired or was used. */
  readonly onInvalid: () => void;
}

/** Sets a new password after a link from a mail. */
export function LinkForm({ token, onRecovered, onInvalid }: LinkFormProps) {
  const [password, setPassword] = useState('');
  const { mustWait, submit } = useSubmit(
    passwordFaults(password).length === 0,
    () => call('recoverByLink', { body: { token, password } }),
    onRecovered,
    (error) => error.kind === 'code' && error.code === 'LINK_INVALID' && onInvalid(),
  );
  return (
    <form method="post" className={css.form} onSubmit={submit} noValidate>
      <Intro>{copy.linkIntro}</Intro>
      <NewPasswordField label={copy.password} value={password} onChange={setPassword} />
      <LoneButton type="submit" disabled={mustWait} label={copy.submit} />
    </form>
  );
}

function EmailField({ value, onChange }: { value: string; onChange: (email: string) => void }) {
  return (
    <Field
      label={copy.email}
      name="email"
      value={value}
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** First sentence of a form that replaces another; it gets the focus, so that a screen reader starts there. */
function Intro({ children }: { children: ReactNode }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => arriveAt(note.current), []);
  return (
    <p className={css.sent} ref={note} tabIndex={-1}>
      {children}
    </p>
  );
}
