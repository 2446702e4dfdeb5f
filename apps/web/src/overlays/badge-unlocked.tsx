import medals from 'pictures:medal';
import { badgeUnlocked } from '@consorcio/copy/popups';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { call } from '../api/client.ts';
import { sound } from '../audio/index.ts';
import { useSession } from '../session/session-store.ts';
import { Confetti } from '../ui/backdrops/confetti.tsx';
import { Sunburst } from '../ui/backdrops/sunburst.tsx';
import { Button, ButtonRow } from '../ui/buttons/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Modal } from '../ui/dialogs/modal.tsx';
import { OutlinedTitle } from '../ui/layout/outlined-title.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { served } from '../ui/pictures/served.ts';
import css from './badge-unlocked.module.css';
import { allLater, doneSoFar, pendingBadgesQuery, without } from './pending-badges.ts';

/** STYLE section 10: rays and paper for a moment of joy. */
const RAYS = (
  <>
    <Sunburst ground="transparent" rays="rgb(255 197 61 / 0.34)" y="40%" />
    <Confetti />
  </>
);

/** Milliseconds without a change before badges are fetched: ideas are often learned two at a time. */
const HUSH = 300;

/**
 * The first badge not yet shown; going on marks it seen and asks for the next, which waits behind its edge. 'VER DEPOIS' leaves
 * those that wait for another visit. SPEC section 2, global overlays.
 */
export function BadgeUnlocked() {
  const id = useId();
  const { changes, forceHidden } = useSession((session) => session.badge);
  const isKnown = useSession(({ route }) => route.token !== null);
  const answers = useQueryClient();
  const { data, refetch } = useQuery(pendingBadgesQuery);
  const asked = data?.asked;
  /* Closed at once; the next one shows when this one is marked. */
  const [isMarking, setIsMarking] = useState(false);
  /* Requested only when one could be shown, with a token, and after the player has done something. */
  useEffect(() => {
    if (forceHidden || !isKnown) return;
    const timer = setTimeout(() => asked !== doneSoFar(changes) && void refetch(), HUSH);
    return () => clearTimeout(timer);
  }, [changes, forceHidden, isKnown, asked, refetch]);

  const pending = data?.badges[0];
  const shown = forceHidden || isMarking ? undefined : pending;
  const shownId = shown?.id;
  useEffect(() => {
    if (shownId !== undefined) sound.playEffect('BADGE');
  }, [shownId]);
  if (shown === undefined) return null;
  const goOn = async (): Promise<void> => {
    setIsMarking(true);
    answers.setQueryData(pendingBadgesQuery.queryKey, without(shown.id));
    await call('badgeSeen', { params: { id: shown.id } });
    await refetch();
    setIsMarking(false);
  };
  const { name, description, grade } = shown.badge;
  const waiting = (data?.badges.length ?? 1) - 1;
  const seeLater = (): Promise<void> => {
    answers.setQueryData(pendingBadgesQuery.queryKey, allLater);
    return goOn();
  };
  return (
    <Modal
      key={shown.id}
      labelledBy={id}
      describedBy={`${id}-for`}
      closesOnBackdrop={false}
      onClose={goOn}
      isBroad
      behind={RAYS}
    >
      <div className={css.achievement}>
        <OutlinedTitle edge="#4b3296">{badgeUnlocked.title}</OutlinedTitle>
        <img
          className={css.medal}
          {...served(`/api/badges/${shown.badgeId}.png`, medals[shown.badgeId])}
          alt=""
          width="248"
          height="280"
        />
        <Panel className={classNames(css.panel, waiting > 0 && css.first, waiting > 1 && css.ofMany)}>
          <h2 id={id}>
            <span className="reader-only">{`${badgeUnlocked.spoken(grade)} `}</span>
            {name}
          </h2>
          <p id={`${id}-for`}>{description}</p>
          {waiting > 0 && <p className={css.waiting}>{badgeUnlocked.waiting(waiting)}</p>}
          <ButtonRow>
            {waiting > 0 && (
              <Button kind="secondary" onClick={seeLater}>
                {badgeUnlocked.later}
              </Button>
            )}
            <Button kind="play" data-main onClick={goOn}>
              {badgeUnlocked.button}
            </Button>
          </ButtonRow>
        </Panel>
      </div>
    </Modal>
  );
}
