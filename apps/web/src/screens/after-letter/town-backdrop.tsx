import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';
import { Ground, Near, SideGround, Sky } from '../../map/city/city-ground.tsx';
import { LOST_LOT, livedInLot } from '../../map/city/lot-shown.ts';
import { LotPerson, StandingLot } from '../../map/city/player-lot.tsx';
import type { Part, Town } from '../../map/popups/place/camera.ts';
import { storedPersona } from '../../session/local-keys.ts';
import { useSession } from '../../session/session-store.ts';
import { mediaCondition } from '../../ui/media-condition.ts';
import css from './after-letter.module.css';
import { type ContractView, lotShot } from './model.ts';

interface Props extends Pick<ContractView, 'dreamId' | 'end'> {
  /** Where the camera stands; null before it is known. */
  readonly shot: Town | null;
}

/** The town of the game, seen at the lot: the player lives with the dream, until it is taken back. */
export function TownBackdrop({ dreamId, end, shot }: Props) {
  const persona = useSession(({ user }) => user.personaId) ?? storedPersona();
  const style = shot && ({ '--c': `${shot.px}px`, left: shot.left, top: shot.top } as CSSProperties);
  return (
    <div className={css.town} {...(style && { style })}>
      <Sky />
      <SideGround />
      <Ground />
      {end === 'RETOMADO' ? (
        <StandingLot name={LOST_LOT} />
      ) : (
        <>
          <StandingLot name={livedInLot(dreamId)} />
          <LotPerson dream={dreamId} persona={persona} />
        </>
      )}
      <Near />
    </div>
  );
}

/** Windows in which the card stands at the right edge (after-letter.module.css). */
const BESIDE = mediaCondition(
  '(min-width: 1080px) and (min-height: 501px) and (min-aspect-ratio: 1 / 1), (max-height: 500px) and (min-width: 560px)',
);

/** What the card, and what stands above it, leave free of the window: by their layout, whatever moves in. */
function freeOf(head: HTMLElement, card: HTMLElement): Part {
  const top = head.offsetTop + head.offsetHeight;
  return BESIDE.isMet()
    ? { left: 0, top, width: card.offsetLeft, height: Math.max(0, innerHeight - top) }
    : { left: 0, top, width: innerWidth, height: Math.max(0, card.offsetTop - top) };
}

/** A card that takes more than this share of the window's width hides what is behind it. */
const BROAD = 0.85;

/** How far down the town has to be drawn: behind a card as broad as a phone, no farther than its middle. */
function shownTo(card: HTMLElement): number {
  const hides = !BESIDE.isMet() && card.offsetWidth > BROAD * innerWidth;
  return hides ? card.offsetTop + card.offsetHeight / 2 : innerHeight;
}

/** The shot of the lot beside or above a card, which follows both sizes; null before anything stands. */
export function useLotShot(head: RefObject<HTMLElement | null>, card: RefObject<HTMLElement | null>): Town | null {
  const [shot, setShot] = useState<Town | null>(null);
  /* Runs after every render: each step of a month has its own card element. */
  useLayoutEffect(() => {
    const [above, step] = [head.current, card.current];
    if (above === null || step === null) return;
    const follow = (): void => {
      const next = lotShot(freeOf(above, step), { width: innerWidth, height: shownTo(step) });
      setShot((now) => (now?.px === next.px && now.left === next.left && now.top === next.top ? now : next));
    };
    const watch = new ResizeObserver(follow);
    for (const each of [document.documentElement, above, step]) watch.observe(each);
    follow();
    return () => watch.disconnect();
  });
  return shot;
}
