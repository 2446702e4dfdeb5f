import sheets from 'pictures:avatar-walk';
import avatars from 'pictures:city-avatar';
import blinks from 'pictures:city-avatar-blink';
import { AVATAR_BOX } from '@consorcio/art/city';
import { AVATAR_WALK } from '@consorcio/art/city-life';
import type { MinigameSlug } from '@consorcio/rules/vocabulary';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../../ui/motion/reduced-motion.ts';
import { type AvatarAt, doorOf, type Leg, partWay, pointAt, routeTo } from './avatar-route.ts';
import css from './city-avatar.module.css';
import { translateTo } from './life-motion.ts';
import { mapPx } from './map-px.ts';
import { usePauseWhileCovered } from './pause-while-covered.ts';

const SIZE = {
  width: mapPx(AVATAR_BOX.width),
  height: mapPx(AVATAR_BOX.height),
  left: mapPx(-AVATAR_BOX.width / 2),
  top: mapPx(-AVATAR_BOX.feet),
  '--frames': AVATAR_WALK.frames,
  '--length': `${AVATAR_WALK.frames * AVATAR_WALK.frameMs}ms`,
} as CSSProperties;

interface Props {
  readonly persona: number;
  /** Where the person is, or goes to when it changes; null: beside the fountain. */
  readonly place: MinigameSlug | null;
  /** The eyes close now and then: a second picture of the person. */
  readonly isBlinking: boolean;
}

/** The player's person: breathes and blinks where they are, and walks to the place that was chosen. */
export function CityAvatar({ persona, place, isBlinking }: Props) {
  const isStill = useReducedMotion();
  const [start] = useState(place);
  const { element, facing } = useWalk(start, isStill ? start : place);
  return (
    <span
      ref={element}
      className={css.avatar}
      style={{ ...SIZE, transform: translateTo(pointAt(doorOf(isStill ? place : start))) }}
    >
      {facing === null ? (
        <Idle persona={persona} isBlinking={isBlinking} />
      ) : (
        <span className={css.walk}>
          <img src={sheets[`${persona}-${facing}`]} alt="" draggable={false} />
        </span>
      )}
    </span>
  );
}

function Idle({ persona, isBlinking }: { persona: number; isBlinking: boolean }) {
  const place = useRef<HTMLSpanElement>(null);
  usePauseWhileCovered(place);
  return (
    <span ref={place}>
      <span className={css.idle}>
        <img src={avatars[persona]} alt="" draggable={false} />
        {isBlinking && <img className={css.blink} src={blinks[persona]} alt="" draggable={false} />}
      </span>
    </span>
  );
}

/** Walks the element leg by leg; a new place turns it round where it is. */
function useWalk(start: MinigameSlug | null, place: MinigameSlug | null) {
  const element = useRef<HTMLSpanElement>(null);
  const at = useRef<AvatarAt>(doorOf(start));
  const [facing, setFacing] = useState<Leg['facing'] | null>(null);
  useEffect(() => {
    let step: Animation | undefined;
    let isOver = false;
    let leg: Leg | undefined;
    const walk = async (): Promise<void> => {
      for (leg of routeTo(at.current, place)) {
        setFacing(leg.facing);
        step = element.current?.animate([{ transform: translateTo(leg.from) }, { transform: translateTo(leg.to) }], {
          duration: leg.duration,
          fill: 'forwards',
        });
        await step?.finished;
        if (isOver) return;
        at.current = leg.at;
      }
      leg = undefined;
      setFacing(null);
    };
    walk().catch(() => undefined);
    return () => {
      isOver = true;
      if (leg !== undefined) at.current = partWay(at.current, leg, Number(step?.currentTime ?? 0));
    };
  }, [place]);
  return { element, facing };
}
