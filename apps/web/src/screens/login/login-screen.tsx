import hello from 'pictures:hello';
import neighbours from 'pictures:neighbour';
import standing from 'pictures:standing';
import { PATHS } from '@consorcio/contract/wire';
import { loginCopy } from '@consorcio/copy/entrance';
import { BACK, GAME_NAME } from '@consorcio/copy/first-screens';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { call } from '../../api/client.ts';
import { errorMessage } from '../../session/error-message.ts';
import { fetchPlayerStatus } from '../../session/fetch-player-status.ts';
import { pathAfterLogin } from '../../session/guards/path-after-login.ts';
import { WISHED_DREAM } from '../../session/local-keys.ts';
import { SCHOOL_SITE } from '../../session/school-site.ts';
import { signIn } from '../../session/session-store.ts';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import css from '../../ui/forms/forms.module.css';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { SignInFrame } from '../../ui/layout/sign-in-frame.tsx';
import { toast } from '../../ui/notices/toast.ts';

const PEOPLE = [hello[4], neighbours.lua, standing[3], hello[2]].map(String);

/** Login; nothing is checked before it is sent (SPEC section 5). Leads to where the player stands. */
export function LoginScreen() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [school] = useState(() => SCHOOL_SITE.read());
  const [isSubmitting, setSubmitting] = useState(false);
  const [, navigate] = useLocation();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSubmitting) return;
    setSubmitting(true);
    const answer = await call('login', { body: { email, password } });
    if (answer.ok) {
      signIn(answer.value);
      /* The wish was for a first dream; a player with an account has already chosen one. */
      WISHED_DREAM.forget();
      const status = await fetchPlayerStatus();
      navigate(status === 'unreachable' ? PATHS.welcome : pathAfterLogin(status, history.state));
      return;
    }
    setSubmitting(false);
    toast.error(errorMessage(answer.error));
  };

  return (
    <SignInFrame name={GAME_NAME} ribbon={loginCopy.ribbon} people={PEOPLE}>
      <form method="post" onSubmit={submit} noValidate className={css.form}>
        {school !== null && (
          <p role="status">
            {loginCopy.school}{' '}
            <a href={school} rel="noreferrer" className={css.other}>
              {loginCopy.schoolWay}
            </a>
          </p>
        )}
        <Field
          label={loginCopy.email}
          name="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          label={loginCopy.password}
          name="password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          autoComplete="current-password"
        />
        <ButtonRow>
          <Button kind="secondary" onClick={() => navigate(PATHS.welcome)}>
            {BACK}
          </Button>
          <Button type="submit" disabled={isSubmitting}>
            {loginCopy.submit}
          </Button>
        </ButtonRow>
        <Link href={PATHS.recover} className={css.other}>
          {loginCopy.forgot}
        </Link>
      </form>
    </SignInFrame>
  );
}
