import hello from 'pictures:hello';
import type { CallError } from '@consorcio/contract/call';
import { PATHS } from '@consorcio/contract/wire';
import { registerCopy } from '@consorcio/copy/entrance';
import { GAME_NAME } from '@consorcio/copy/first-screens';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { SignUpForm } from '../../account/sign-up-form.tsx';
import type { SignUpValues } from '../../account/sign-up-values.ts';
import { call } from '../../api/client.ts';
import { requestKeys } from '../../api/request-key.ts';
import { offerFirstCode } from '../../session/first-code.ts';
import { signIn } from '../../session/session-store.ts';
import { StreetBackdrop } from '../../ui/backdrops/street-backdrop.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import { Logo } from '../../ui/pictures/logo.tsx';
import css from './register.module.css';

/** Sign-up. SPEC sections 2 and 5. */
export function RegisterScreen() {
  const [keyOf] = useState(requestKeys);
  const [, navigate] = useLocation();
  const send = async (values: SignUpValues): Promise<CallError | null> => {
    const answer = await call('register', { body: values, requestKey: keyOf(values) });
    if (!answer.ok) return answer.error;
    signIn(answer.value);
    offerFirstCode(answer.value.id);
    navigate(PATHS.characterIntro);
    return null;
  };
  return (
    <StageFrame base="broad" backdrop={<StreetBackdrop />} className={css.screen}>
      <div className={css.top}>
        <Logo name={GAME_NAME} className={css.mark} />
        <img src={hello[1]} alt="" width="300" height="400" />
      </div>
      <Panel ribbon={registerCopy.ribbon} className={css.panel}>
        <SignUpForm submit={registerCopy.submit} send={send} />
      </Panel>
    </StageFrame>
  );
}
