import type { CallError } from '@consorcio/contract/call';
import { guestCopy as copy } from '@consorcio/copy/guest';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { FirstCode } from '../../account/first-code.tsx';
import { SignUpForm } from '../../account/sign-up-form.tsx';
import type { SignUpValues } from '../../account/sign-up-values.ts';
import { call } from '../../api/client.ts';
import { offerFirstCode } from '../../session/first-code.ts';
import { isGuestSession, updateSlice, useSession } from '../../session/session-store.ts';
import { StreetBackdrop } from '../../ui/backdrops/street-backdrop.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { goBack } from '../../ui/go-back.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import css from './keep.module.css';

/** A guest makes an account and keeps everything; a player with an account is told so. */
export function KeepScreen() {
  const email = useSession((session) => session.user.email);
  const isKept = !useSession(isGuestSession);
  const answers = useQueryClient();
  const [, navigate] = useLocation();
  const send = async (values: SignUpValues): Promise<CallError | null> => {
    const answer = await call('claim', { body: values });
    if (!answer.ok) return answer.error;
    const { id, name, email } = answer.value;
    offerFirstCode(id);
    updateSlice('user', { name, email, characterName: values.characterName });
    /* Board, account and group still hold the old names. */
    void answers.invalidateQueries();
    return null;
  };
  return (
    <StageFrame base="broad" backdrop={<StreetBackdrop />} className={css.screen}>
      <Panel ribbon={isKept ? copy.keptRibbon : copy.keepRibbon} className={css.panel}>
        {isKept ? (
          <div className={`stack ${css.kept}`} data-gap="4">
            <p>{copy.kept(email)}</p>
            <Button onClick={() => goBack(navigate)}>{copy.backToGame}</Button>
            <FirstCode />
          </div>
        ) : (
          <>
            <p className={css.intro}>{copy.keepBody}</p>
            <SignUpForm submit={copy.keepSubmit} send={send} />
          </>
        )}
      </Panel>
    </StageFrame>
  );
}
