import standing from 'pictures:standing-small';
import { isForgetful } from '@consorcio/contract/kept';
import { can, PATHS, screenAddress, searchHere } from '@consorcio/contract/wire';
import { GAME_NAME } from '@consorcio/copy/first-screens';
import { playCopy as copy } from '@consorcio/copy/guest';
import { useState } from 'react';
import { Link } from 'wouter';
import { isInFrame } from '../../program/outer-page.ts';
import { enterAsGuest } from '../../session/enter-as-guest.ts';
import { EntranceNote } from '../../session/entrance-note.tsx';
import { pupilFragment } from '../../session/school-window.ts';
import { StreetBackdrop } from '../../ui/backdrops/street-backdrop.tsx';
import buttons from '../../ui/buttons/button.module.css';
import { Button } from '../../ui/buttons/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import { Logo } from '../../ui/pictures/logo.tsx';
import { People } from '../../ui/pictures/people.tsx';
import css from './play.module.css';

/** The pictures of the next step, so that they are loaded by then. */
const PEOPLE = [2, 1, 3, 4].map((id) => String(standing[id]));

/** For visitors by a link: one tap makes a guest, also in a browser that keeps nothing after the page is closed. */
export function EnterStep() {
  /* A school's platform keeps the game of its package. */
  const [isForgotten] = useState(() => isForgetful() && (can('server') || !isInPackage()));
  return (
    <StageFrame base="broad" backdrop={<StreetBackdrop />}>
      <Logo name={GAME_NAME} className={css.mark} />
      <People people={PEOPLE} height={350} isCloserOnPhones className={css.people} />
      <Panel className={css.panel}>
        {isForgotten && <StorageNote />}
        <WayIn isForgotten={isForgotten} />
      </Panel>
    </StageFrame>
  );
}

function WayIn({ isForgotten }: { isForgotten: boolean }) {
  const [isBusy, setBusy] = useState(false);
  const enter = async (): Promise<void> => {
    setBusy(true);
    if (!(await enterAsGuest())) setBusy(false);
  };
  return (
    <>
      {!isForgotten && (
        <>
          <h1>{copy.title}</h1>
          <p>{copy.body}</p>
        </>
      )}
      <Button disabled={isBusy} onClick={enter}>
        {isForgotten ? copy.denied.start : copy.start}
      </Button>
      {can('accounts') && (
        <Link href={PATHS.login} className={`way ${css.account}`}>
          {copy.account}
        </Link>
      )}
      <EntranceNote />
      {can('server') && isInFrame() && (!isForgotten || isInPackage()) && (
        <a href={ownWindow()} target="_blank" rel="noopener" className={`way ${css.account}`}>
          {copy.ownWindow}
        </a>
      )}
    </>
  );
}

/** The same page in the game's own window, for the same pupil. */
const ownWindow = (): string => screenAddress(PATHS.play) + searchHere() + pupilFragment();

/** True in a school's package; its frame alone tells the school the result, a window opened from it does not. */
const isInPackage = (): boolean => pupilFragment() !== '';

/** Shown in a browser that keeps nothing; inside another page it offers the game's own window, which may keep it. */
function StorageNote() {
  const place = isInFrame() ? (isInPackage() ? 'inPackage' : 'inFrame') : 'inWindow';
  return (
    <>
      <h1>{copy.denied.title}</h1>
      <p>{copy.denied[place]}</p>
      {place === 'inFrame' && (
        <a href={ownWindow()} target="_blank" rel="noopener" className={buttons.button} data-face="go">
          <span>{copy.denied.open}</span>
        </a>
      )}
    </>
  );
}
