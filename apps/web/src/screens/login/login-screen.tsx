import caramelo from 'picture:caramelo';
import hello from 'pictures:hello';
import neighbours from 'pictures:neighbour';
import standing from 'pictures:standing';
import { PATHS } from '@consorcio/contract/wire';
import { loginCopy, passwordFieldCopy } from '@consorcio/copy/entrance';
import { BACK, GAME_NAME } from '@consorcio/copy/first-screens';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { call } from '../../api/client.ts';
import { errorMessage } from '../../session/error-message.ts';
import { fetchPlayerStatus } from '../../session/fetch-player-status.ts';
import { pathAfterLogin } from '../../session/guards/path-after-login.ts';
import { forgetWish } from '../../session/local-keys.ts';
import { signIn } from '../../session/session-store.ts';
import { StreetBackdrop } from '../../ui/backdrops/street-backdrop.tsx';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import { toast } from '../../ui/notices/toast.ts';
import { Logo } from '../../ui/pictures/logo.tsx';
import { People } from '../../ui/pictures/people.tsx';
import css from './login.module.css';

const PEOPLE = [hello[4], neighbours.lua, standing[3], hello[2]].map(String);

/** Login; nothing is checked before it is sent (SPEC section 5). Leads to where the player stands. */
export function LoginScreen() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isSubmitting, setSubmitting] = useState(false);
  const [, navigate] = useLocation();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSubmitting) return;
    setSubmitting(true);
    const answer = await call('login', { body: { email, password } });
    if (answer.ok) {
      signIn(answer.value);
      /* Whoever has an account has chosen a dream before: the wish was for a first one. */
      forgetWish();
      const status = await fetchPlayerStatus();
      navigate(status === 'unreachable' ? PATHS.welcome : pathAfterLogin(status, history.state));
      return;
    }
    setSubmitting(false);
    toast.error(errorMessage(answer.error));
  };

  return (
    <StageFrame base="login" backdrop={<StreetBackdrop />} className={css.screen}>
      <Logo name={GAME_NAME} className={css.mark} />
      <Panel ribbon={loginCopy.ribbon} className={css.panel}>
        <form method="post" onSubmit={submit} noValidate className={css.form}>
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
            showLabel={passwordFieldCopy.show}
            hideLabel={passwordFieldCopy.hide}
          />
          <ButtonRow>
            <Button kind="secondary" onClick={() => navigate(PATHS.welcome)}>
              {BACK}
            </Button>
            <Button type="submit" disabled={isSubmitting}>
              {loginCopy.submit}
            </Button>
          </ButtonRow>
          <Link href={PATHS.recover} className={css.forgot}>
            {loginCopy.forgot}
          </Link>
        </form>
      </Panel>
      <People people={PEOPLE} height={250} pet={caramelo} className={css.people} />
    </StageFrame>
  );
}
