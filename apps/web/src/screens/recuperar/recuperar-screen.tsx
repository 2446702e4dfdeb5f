import caramelo from 'picture:caramelo';
import hello from 'pictures:hello';
import standing from 'pictures:standing';
import type { ReplyOf } from '@consorcio/contract';
import { PATHS } from '@consorcio/contract/wire';
import { recoverCopy as copy } from '@consorcio/copy/account';
import { GAME_NAME } from '@consorcio/copy/screens';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { CodeDialog } from '../../account/code-dialog.tsx';
import { fetchPlayerStatus } from '../../session/fetch-player-status.ts';
import { pathAfterLogin } from '../../session/guards/path-after-login.ts';
import { signIn } from '../../session/session-store.ts';
import { StreetBackdrop } from '../../ui/backdrops/street-backdrop.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import { Logo } from '../../ui/pictures/logo.tsx';
import { People } from '../../ui/pictures/people.tsx';
import { RecoverForm } from './recover-form.tsx';
import css from './recuperar.module.css';

const PEOPLE = [hello[4], standing[3], hello[2]].map(String);

/** The way back in by a code. The next code is shown before the game goes on. */
export function RecoverScreen() {
  const [recovered, setRecovered] = useState<ReplyOf<'recover'> | null>(null);
  const [, navigate] = useLocation();

  const goOn = async (session: ReplyOf<'recover'>): Promise<void> => {
    setRecovered(null);
    signIn(session);
    const status = await fetchPlayerStatus();
    navigate(status === 'unreachable' ? PATHS.welcome : pathAfterLogin(status, null));
  };
  return (
    <StageFrame base="login" backdrop={<StreetBackdrop />} className={css.screen}>
      <Logo name={GAME_NAME} className={css.mark} />
      <Panel ribbon={copy.ribbon} className={css.panel}>
        <RecoverForm onRecovered={setRecovered} />
      </Panel>
      <People people={PEOPLE} height={250} pet={caramelo} className={css.people} />
      {recovered !== null && (
        <CodeDialog email={recovered.email} code={recovered.recoveryCode} onDone={() => goOn(recovered)} />
      )}
    </StageFrame>
  );
}
