import { cleanName, NAME_MAX } from '@consorcio/contract/name';
import { passwordFaults } from '@consorcio/contract/password';
import { isEmail } from '@consorcio/contract/wire';
import { accountCopy as copy } from '@consorcio/copy/account';
import { dayHereInWords } from '@consorcio/copy/dates';
import { registerCopy } from '@consorcio/copy/entrance';
import { type ReactNode, useState } from 'react';
import { CodeDialog } from '../../account/code-dialog.tsx';
import { NewPasswordField } from '../../account/new-password-field.tsx';
import { useSubmit } from '../../account/use-submit.ts';
import { call } from '../../api/client.ts';
import { accountQuery } from '../../api/queries.ts';
import { queryClient } from '../../api/query-client.ts';
import { updateSlice } from '../../session/session-store.ts';
import { Fold } from '../../teaching/sheets/fold.tsx';
import { LoneButton } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { toast } from '../../ui/notices/toast.ts';
import css from './account.module.css';

interface Names {
  readonly name: string;
  readonly characterName: string;
}

/** The player's name and the character's. */
export function NamesForm(kept: Names) {
  const [names, setNames] = useState<Names>({ name: kept.name, characterName: kept.characterName });
  const field = (key: keyof Names) => ({
    label: registerCopy[key],
    value: names[key],
    maxLength: NAME_MAX,
    onChange: ({ target }: { target: { value: string } }) => setNames({ ...names, [key]: target.value }),
  });
  return (
    <AccountForm
      title={copy.namesTitle}
      button={copy.namesSave}
      saved={copy.namesSaved}
      isReady={cleanName(names.name) !== '' && cleanName(names.characterName) !== ''}
      send={() => call('correctName', { body: names })}
      onSaved={() =>
        updateSlice('user', { name: cleanName(names.name), characterName: cleanName(names.characterName) })
      }
    >
      <Field {...field('name')} autoComplete="given-name" />
      <Field {...field('characterName')} autoComplete="nickname" />
    </AccountForm>
  );
}

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

/** The recovery code: whether there is one, and a new one in its place. */
export function CodeSection({ email, madeAt }: { readonly email: string; readonly madeAt: string | null }) {
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
        <p>{madeAt === null ? copy.codeNone : copy.codeMade(dayHereInWords(madeAt))}</p>
        <OwnPassword label={copy.passwordNow} value={password} onValue={setPassword} />
      </AccountForm>
      {code !== null && <CodeDialog email={email} code={code} onDone={() => setCode(null)} />}
    </>
  );
}

interface FormProps {
  readonly title: string;
  readonly button: string;
  readonly isReady: boolean;
  /** Says what was done. */
  readonly saved?: string;
  readonly send: Parameters<typeof useSubmit>[1];
  readonly onSaved: () => void;
  readonly children: ReactNode;
}

/** One thing of the account that can be changed, folded until it is wanted. */
function AccountForm({ title, button, isReady, saved, send, onSaved, children }: FormProps) {
  const { mustWait, submit } = useSubmit(isReady, send, () => {
    if (saved !== undefined) toast.success(saved);
    onSaved();
    void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
  });
  return (
    <Fold title={title} isSection>
      <form method="post" className={`stack ${css.form}`} data-gap="4" onSubmit={submit} noValidate>
        {children}
        <LoneButton type="submit" kind="purple" disabled={mustWait} label={button} />
      </form>
    </Fold>
  );
}

interface OwnPasswordProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** The password as it is, asked for again. */
const OwnPassword = ({ label, value, onValue }: OwnPasswordProps) => (
  <PasswordField
    label={label}
    autoComplete="current-password"
    value={value}
    onChange={(event) => onValue(event.target.value)}
  />
);
