import type { CallError } from '@consorcio/contract/call';
import { NAME_MAX } from '@consorcio/contract/name';
import { COMMON_PASSWORD } from '@consorcio/contract/password';
import { PATHS } from '@consorcio/contract/wire';
import { registerCopy } from '@consorcio/copy/entrance';
import { BACK } from '@consorcio/copy/first-screens';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { errorMessage } from '../session/error-message.ts';
import { Button, ButtonRow } from '../ui/buttons/button.tsx';
import { Field } from '../ui/forms/field.tsx';
import { PasswordField } from '../ui/forms/password-field.tsx';
import { goBack } from '../ui/go-back.ts';
import { toast } from '../ui/notices/toast.ts';
import css from './account-forms.module.css';
import { PasswordRules } from './new-password-field.tsx';
import { faultsOf, type SignUpField, type SignUpValues } from './sign-up-values.ts';

const EMPTY: SignUpValues = { name: '', characterName: '', email: '', password: '' };

interface Props {
  readonly submit: string;
  /** Sends the account; the button is disabled meanwhile. Resolves to the reason of a refusal. */
  readonly send: (values: SignUpValues) => Promise<CallError | null>;
}

/** The fields of an account. SPEC sections 2 and 5: a fault shows once its field was touched; the button waits for a valid form. */
export function SignUpForm({ submit, send }: Props) {
  const [values, setValues] = useState(EMPTY);
  const [touched, setTouched] = useState<ReadonlySet<SignUpField>>(new Set());
  const [isSubmitting, setSubmitting] = useState(false);
  const [, navigate] = useLocation();
  const common = useCommonPasswords();
  const faults = faultsOf(values, common.isCommon);
  const isValid = Object.keys(faults).length === 0;

  const touch = (field: SignUpField): void => setTouched((before) => new Set(before).add(field));
  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isValid || isSubmitting) return;
    setSubmitting(true);
    const error = await send(values);
    setSubmitting(false);
    if (error === null) return;
    if (error.kind !== 'code' || error.info !== COMMON_PASSWORD) return toast.error(errorMessage(error));
    /* Shown at the field: the notice for this code is about the password rules. */
    common.refuse(values.password);
    touch('password');
  };
  const propsOf = (field: SignUpField) => ({
    label: registerCopy[field],
    name: field,
    value: values[field],
    required: true,
    fault: touched.has(field) ? faults[field] : undefined,
    /* Several fields may change before the next render: browsers fill them in, and page.tsx. */
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [field]: value })),
    onBlur: () => touch(field),
  });

  return (
    <form method="post" onSubmit={onSubmit} noValidate className={`stack ${css.form}`}>
      <Field {...propsOf('name')} autoComplete="given-name" maxLength={NAME_MAX} />
      <Field {...propsOf('characterName')} autoComplete="nickname" maxLength={NAME_MAX} />
      <Field {...propsOf('email')} type="email" inputMode="email" autoComplete="email" autoCapitalize="none" />
      <div className="stack" data-gap="2">
        <PasswordField
          {...propsOf('password')}
          autoComplete="new-password"
          onBlur={() => {
            touch('password');
            common.fetchList();
          }}
        />
        <PasswordRules password={values.password} />
      </div>
      <p className={css.notice}>
        {registerCopy.notice}{' '}
        <Link className={css.privacy} href={PATHS.privacy}>
          {registerCopy.privacy}
        </Link>
      </p>
      <ButtonRow>
        <Button kind="secondary" onClick={() => goBack(navigate)}>
          {BACK}
        </Button>
        <Button type="submit" disabled={!isValid || isSubmitting}>
          {submit}
        </Button>
      </ButtonRow>
    </form>
  );
}

const none = (): boolean => false;

/**
 * Which passwords are too common, as far as the page knows: by the list, which is asked for when a field is left, and by
 * what the API refused. Where the list does not come the API says so alone.
 */
function useCommonPasswords() {
  const [isListed, setListed] = useState<(password: string) => boolean>(() => none);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  return {
    isCommon: (password: string): boolean => refused.has(password) || isListed(password),
    fetchList: (): void =>
      void import('@consorcio/contract/common-passwords').then(
        ({ isCommonPassword }) => setListed(() => isCommonPassword),
        () => undefined,
      ),
    refuse: (password: string): void => setRefused((before) => new Set(before).add(password)),
  };
}
