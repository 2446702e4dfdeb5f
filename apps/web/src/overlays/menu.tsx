import portraits from 'pictures:portrait';
import { SCHOOL } from '@consorcio/contract/kept';
import { can, PATHS } from '@consorcio/contract/wire';
import { ACCESSIBILITY } from '@consorcio/copy/first-screens';
import { guestCopy, schoolCopy } from '@consorcio/copy/guest';
import { onDeviceCopy } from '@consorcio/copy/on-device';
import { menuOverlay } from '@consorcio/copy/popups';
import { instalmentsPaid } from '@consorcio/rules/queries';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { HOME_PATH } from '../session/guards/guards.ts';
import { storedPersona } from '../session/local-keys.ts';
import { SchoolNote } from '../session/school-note.tsx';
import { isGuestSession, signOut, updateSlice, useSession } from '../session/session-store.ts';
import { stageQuery } from '../session/stage-query.ts';
import { AccessibilityLink } from '../ui/buttons/accessibility-link.tsx';
import { Button, ButtonLink, ButtonRow } from '../ui/buttons/button.tsx';
import { Confirm } from '../ui/dialogs/confirm.tsx';
import { Modal } from '../ui/dialogs/modal.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { dreamPart } from '../ui/pictures/dream-part.ts';
import { served } from '../ui/pictures/served.ts';
import css from './menu.module.css';
import { MenuWays } from './menu-ways.tsx';

/** Milliseconds between the logout and the way to the login. SPEC section 9. */
const LOGOUT_REDIRECT = 100;

/**
 * Persona, name, dream, achievements, the ways to the pages beside the game, and the way out. SPEC section 2, menu modal.
 * Everything to press is counted by e2e/wide/exits.spec.ts.
 */
export function Menu() {
  const id = useId();
  const { name, isLoggedIn } = useSession((session) => session.user);
  const isGuest = useSession(isGuestSession);
  const [school] = useState(() => SCHOOL.read());
  const [isLeaving, setLeaving] = useState(false);
  const [, navigate] = useLocation();
  const { data } = useQuery({ ...stageQuery, staleTime: 0, enabled: isLoggedIn });
  const close = (): void => updateSlice('menu', { visible: false });
  const ofDevice = can('server') ? guestCopy.leaveQuestion : onDeviceCopy.leaveQuestion;
  const leaveQuestion = school === null ? ofDevice : schoolCopy.leaveQuestion;
  const leave = (): void => {
    signOut();
    setTimeout(() => navigate(HOME_PATH['signed-out']), LOGOUT_REDIRECT);
  };
  const persona = data?.user.personaId ?? storedPersona();
  const paid = data === undefined ? 0 : instalmentsPaid(data.extras.phase, data.stage.cycle);
  if (isLeaving)
    return (
      <Confirm
        ribbon={guestCopy.leaveRibbon}
        picture={<img className={css.leaving} src={portraits[persona]} alt="" />}
        question={leaveQuestion}
        extra={
          school?.returnUrl !== null && (
            <ButtonRow isColumn>
              {school === null ? (
                <ButtonLink to={can('accounts') ? PATHS.keep : PATHS.privacy}>
                  {can('accounts') ? guestCopy.keep : onDeviceCopy.file.keep}
                </ButtonLink>
              ) : (
                <SchoolNote school={school} />
              )}
            </ButtonRow>
          )
        }
        yes={guestCopy.leaveYes}
        yesKind="danger"
        no={guestCopy.leaveNo}
        onYes={leave}
        onNo={() => setLeaving(false)}
      />
    );
  return (
    <Modal labelledBy={id} onClose={close} isBroad>
      <div className={css.menu}>
        <img className={css.portrait} {...served(`/api/personas/frame_${persona}.png`, portraits[persona])} alt="" />
        <Panel className={css.panel}>
          <AccessibilityLink label={ACCESSIBILITY} className={css.accessibility} onGo={close} />
          <div className={`stack ${css.who}`}>
            <h2 id={id}>
              <span className="reader-only">{`${menuOverlay.title}: `}</span>
              {name}
            </h2>
            {data !== undefined && (
              <div className={`row ${css.dream}`} data-gap="5">
                <img {...dreamPart(data.dream.id, paid)} alt="" width="108" height="108" />
                <p>
                  {menuOverlay.dream} <b className={css.dreamName}>{data.dream.name}</b>
                </p>
              </div>
            )}
          </div>
          <div className={`stack ${css.ways}`}>
            <Button kind="play" onClick={() => updateSlice('achievements', { visible: true })}>
              {menuOverlay.achievements}
            </Button>
            <MenuWays isGuest={isGuest && school === null} onGo={close} />
            <ButtonRow>
              <Button kind="secondary" onClick={isGuest || school !== null ? () => setLeaving(true) : leave}>
                {menuOverlay.leave}
              </Button>
              <Button onClick={close}>{menuOverlay.back}</Button>
            </ButtonRow>
          </div>
        </Panel>
      </div>
    </Modal>
  );
}
