import hello from 'pictures:hello';
import standing from 'pictures:standing';
import { can, IS_ON_DEVICE, LIVE_START, PATHS } from '@consorcio/contract/wire';
import { ACCESSIBILITY, GAME_NAME, guardCopy, welcomeCopy } from '@consorcio/copy/first-screens';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { EntranceNote, HAS_READ_ENTRANCE } from '../../session/entrance-note.tsx';
import { StreetBackdrop } from '../../ui/backdrops/street-backdrop.tsx';
import { AccessibilityLink } from '../../ui/buttons/accessibility-link.tsx';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import { loadChunk } from '../../ui/loading/load-chunk.ts';
import { toast } from '../../ui/notices/toast.ts';
import { Logo } from '../../ui/pictures/logo.tsx';
import { People } from '../../ui/pictures/people.tsx';
import css from './welcome.module.css';

const PEOPLE = [standing[2], hello[1], hello[3], standing[4]].map(String);

/** Welcome. SPEC section 2; the way of a new player begins with the opening (CONTRACT section 2). */
export function WelcomeScreen() {
  return (
    <StageFrame base="broad" backdrop={<StreetBackdrop />} className={css.screen}>
      <AccessibilityLink label={ACCESSIBILITY} className={css.accessibility} />
      <h1 className={css.title}>
        <Logo name={GAME_NAME} />
      </h1>
      <People people={PEOPLE} height={350} isCloserOnPhones className={css.people} />
      <div className={`list ${css.ground}`}>
        <TryButton />
        {can('accounts') && (
          <>
            <ButtonLink to={PATHS.login}>{welcomeCopy.account}</ButtonLink>
            <ButtonLink to={PATHS.opening} kind="secondary">
              {welcomeCopy.register}
            </ButtonLink>
          </>
        )}
        <p className={css.quiet}>
          {can('live') && (
            <Link className="way" href={LIVE_START}>
              {welcomeCopy.live}
            </Link>
          )}
          {can('papers') && (
            <Link className="way" href={PATHS.teachers}>
              {welcomeCopy.teachers}
            </Link>
          )}
        </p>
        <EntranceNote />
      </div>
    </StageFrame>
  );
}

/* Fetched at the tap, with the screens that follow: the first screen stays small. */
const loadEntry = () => loadChunk('EnterAsGuest', () => import('../../session/enter-as-guest.ts'));

/** One tap makes a guest, who takes the short way to the map. */
function TryButton() {
  const [isBusy, setBusy] = useState(false);
  const [, navigate] = useLocation();
  const enter = async (): Promise<void> => {
    setBusy(true);
    const to = await loadEntry().then(
      ({ wayOfGuest }) => wayOfGuest(),
      () => {
        toast.error(guardCopy.unreachable);
        return null;
      },
    );
    if (to === null) setBusy(false);
    else navigate(to, { state: HAS_READ_ENTRANCE });
  };
  return (
    <Button kind="play" disabled={isBusy} onClick={enter}>
      {can('accounts') ? welcomeCopy.guest : IS_ON_DEVICE ? welcomeCopy.offline : welcomeCopy.play}
    </Button>
  );
}
