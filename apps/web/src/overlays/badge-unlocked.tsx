import medals from 'pictures:medal';
import type { ReplyOf } from '@consorcio/contract';
import { badgeUnlocked } from '@consorcio/copy/popups';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { call, commandsDone } from '../api/client.ts';
import { unwrap } from '../api/queries.ts';
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

/** STYLE section 10: rays and paper for a moment of joy. */
const RAYS = (
  <>
    <Sunburst ground="gold" y="40%" />
    <Confetti />
  </>
);

/** Milliseconds without a change before badges are fetched: ideas are often learned two at a time. */
const HUSH = 300;

/**
 * The badges not yet shown, one to a page. A page that was turned or closed is marked seen; 'VOLTAR AO JOGO' closes, and pages
 * that were not turned to wait for another visit. SPEC section 2, global overlays.
 */
export function BadgeUnlocked() {
  const id = useId();
  const { changes, forceHidden } = useSession((session) => session.badge);
  const isKnown = useSession(({ route }) => route.token !== null);
  const answers = useQueryClient();
  const { data, refetch } = useQuery(pendingBadgesQuery);
  const asked = data?.asked;
  /* Ids of the pages that were turned; the list may come anew meanwhile, without them. */
  const [turned, setTurned] = useState<readonly string[]>([]);
  /* Requested only when one could be shown, with a token, and after the player has done something. */
  useEffect(() => {
    if (forceHidden || !isKnown) return;
    const timer = setTimeout(() => asked !== doneSoFar(changes) && void refetch(), HUSH);
    return () => clearTimeout(timer);
  }, [changes, forceHidden, isKnown, asked, refetch]);

  const left = data?.badges.filter((badge) => !turned.includes(badge.id)) ?? [];
  const shown = forceHidden ? undefined : left[0];
  const shownId = shown?.id;
  useEffect(() => {
    if (shownId !== undefined) sound.playEffect('BADGE');
  }, [shownId]);
  if (shown === undefined) return null;
  const close = async (): Promise<void> => {
    answers.setQueryData(pendingBadgesQuery.queryKey, noneLeft);
    setTurned([]);
    await call('badgeSeen', { params: { id: shown.id } });
    await refetch();
  };
  const turn = (): void => {
    setTurned([...turned, shown.id]);
    void call('badgeSeen', { params: { id: shown.id } });
  };
  const { name, description, grade } = shown.badge;
  const waiting = left.length - 1;
  const pages = turned.length + left.length;
  return (
    <Modal
      key={shown.id}
      labelledBy={id}
      describedBy={`${id}-for`}
      closesOnBackdrop={false}
      onClose={close}
      isBroad
      behind={RAYS}
    >
      <div className={css.achievement}>
        <OutlinedTitle edge="accent-ink">{badgeUnlocked.title}</OutlinedTitle>
        <img
          className={css.medal}
          {...served(`/api/badges/${shown.badgeId}.png`, medals[shown.badgeId])}
          alt=""
          width="248"
          height="280"
        />
        <Panel className={classNames('stack', css.panel, waiting > 0 && css.first, waiting > 1 && css.ofMany)}>
          <h2 id={id}>
            <span className="reader-only">{`${badgeUnlocked.spoken(grade)} `}</span>
            {name}
          </h2>
          <p id={`${id}-for`}>{description}</p>
          {pages > 1 && <p className={css.waiting}>{badgeUnlocked.page(turned.length + 1, pages)}</p>}
          <ButtonRow>
            {waiting > 0 && (
              <Button kind="secondary" onClick={turn}>
                {badgeUnlocked.next}
              </Button>
            )}
            <Button kind="play" data-main onClick={close}>
              {badgeUnlocked.button}
            </Button>
          </ButtonRow>
        </Panel>
      </div>
    </Modal>
  );
}

interface PendingBadges {
  /** `doneSoFar()` when they were asked for. */
  readonly asked: string;
  readonly badges: ReplyOf<'badgePending'>;
}

/** Ids of badges that were shown, or whose page was not turned to: they wait until the page is reloaded. */
const later = new Set<string>();

/** Tells apart two moments between which the player may have earned a badge. */
export const doneSoFar = (changes = useSession.getState().badge.changes): string => [changes, commandsDone()].join();

/**
 * Fetched explicitly (badge-unlocked.tsx). Takes no signal: a fetch goes on when the menu takes the overlay's place, and
 * what it brings is shown afterwards.
 */
export const pendingBadgesQuery = queryOptions({
  queryKey: ['badgePending'],
  queryFn: async (): Promise<PendingBadges> => {
    const asked = doneSoFar();
    const badges = await unwrap(call('badgePending'));
    return { asked, badges: badges.filter(({ id }) => !later.has(id)) };
  },
  enabled: false,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Nothing is left to show: what was known has been seen, or waits for another visit. */
function noneLeft(known: PendingBadges | undefined): PendingBadges | undefined {
  for (const { id } of known?.badges ?? []) later.add(id);
  return known && { ...known, badges: [] };
}
