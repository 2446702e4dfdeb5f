import hello from 'pictures:hello';
import { PATHS } from '@consorcio/contract/wire';
import { passwordFieldCopy, registerCopy } from '@consorcio/copy/entrance';
import { BACK, GAME_NAME } from '@consorcio/copy/first-screens';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { call } from '../../api/client.ts';
import { requestKeys } from '../../api/request-key.ts';
import { errorMessage } from '../../session/error-message.ts';
import { offerFirstCode } from '../../session/first-code.ts';
import { signIn } from '../../session/session-store.ts';
import { StreetBackdrop } from '../../ui/backdrops/street-backdrop.tsx';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { goBack } from '../../ui/go-back.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import { toast } from '../../ui/notices/toast.ts';
import { Logo } from '../../ui/pictures/logo.tsx';
import css from './cadastro.module.css';
import { faultsOf, type RegisterField, type RegisterValues } from './register-form.ts';

const EMPTY: RegisterValues = { name: '', characterName: '', email: '', password: '' };
const CHARACTERS_OF_A_NAME = 100;

/** Sign-up. SPEC sections 2 and 5: a fault shows once its field was touched; the button waits for a valid form. */
export function RegisterScreen() {
  const [values, setValues] = useState(EMPTY);
  const [touched, setTouched] = useState<ReadonlySet<RegisterField>>(new Set());
  const [isSubmitting, setSubmitting] = useState(false);
  const [keyOf] = useState(requestKeys);
  const [, navigate] = useLocation();
  const faults = faultsOf(values);
  const isValid = Object.keys(faults).length === 0;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isValid || isSubmitting) return;
    setSubmitting(true);
    const answer = await call('register', { body: values, requestKey: keyOf(values) });
    setSubmitting(false);
    if (!answer.ok) return toast.error(errorMessage(answer.error));
    signIn(answer.value);
    offerFirstCode(answer.value.id);
    navigate(PATHS.characterIntro);
  };
  const propsOf = (field: RegisterField) => ({
    label: registerCopy[field],
    name: field,
    value: values[field],
    required: true,
    fault: touched.has(field) ? faults[field] : undefined,
    /* Several fields may change before the next render: browsers fill them in, and replay-early-input.ts. */
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [field]: value })),
    onBlur: () => setTouched((before) => new Set(before).add(field)),
  });

  return (
    <StageFrame base="broad" backdrop={<StreetBackdrop />} className={css.screen}>
      <div className={css.top}>
        <Logo name={GAME_NAME} className={css.mark} />
        <img src={hello[1]} alt="" width="300" height="400" />
      </div>
      <Panel ribbon={registerCopy.ribbon} className={css.panel}>
        <form method="post" onSubmit={submit} noValidate className={css.form}>
          <Field {...propsOf('name')} autoComplete="given-name" maxLength={CHARACTERS_OF_A_NAME} />
          <Field {...propsOf('characterName')} autoComplete="nickname" maxLength={CHARACTERS_OF_A_NAME} />
          <Field {...propsOf('email')} type="email" inputMode="email" autoComplete="email" autoCapitalize="none" />
          <PasswordField
            {...propsOf('password')}
            autoComplete="new-password"
            showLabel={passwordFieldCopy.show}
            hideLabel={passwordFieldCopy.hide}
          />
          <p className={css.notice}>
            {registerCopy.notice} <Link href={PATHS.privacy}>{registerCopy.privacy}</Link>
          </p>
          <ButtonRow>
            <Button kind="secondary" onClick={() => goBack(navigate)}>
              {BACK}
            </Button>
            <Button type="submit" disabled={!isValid || isSubmitting}>
              {registerCopy.submit}
            </Button>
          </ButtonRow>
        </form>
      </Panel>
    </StageFrame>
  );
}
