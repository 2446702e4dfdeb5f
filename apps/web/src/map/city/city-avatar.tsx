import avatars from 'pictures:city-avatar';
import blinks from 'pictures:city-avatar-blink';
import { AVATAR_BOX, AVATAR_SPOT, PLACES } from '@consorcio/art/city';
import type { MinigameSlug } from '@consorcio/rules/vocabulary';
import { type CSSProperties, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import css from './city-avatar.module.css';
import { translateTo } from './life-motion.ts';
import { mapPx } from './map-px.ts';
import { usePauseWhileCovered } from './pause-while-covered.ts';

const SIZE = {
  width: mapPx(AVATAR_BOX.width),
  height: mapPx(AVATAR_BOX.height),
  left: mapPx(-AVATAR_BOX.width / 2),
  top: mapPx(-AVATAR_BOX.feet),
} as CSSProperties;
const HOME = [AVATAR_SPOT.x, AVATAR_SPOT.y] as const;

interface Props {
  readonly persona: number;
  /** Where the person is; null: at the edge of the own lot. Nobody is seen while a place stands open, so nobody is seen going. */
  readonly place: MinigameSlug | null;
  /** The eyes close now and then: a second picture of the person. */
  readonly isBlinking: boolean;
}

/** The player's person breathes and blinks where they are: at the door of the place last visited, or at home. */
export function CityAvatar({ persona, place, isBlinking }: Props) {
  const idle = useRef<HTMLSpanElement>(null);
  usePauseWhileCovered(idle);
  const feet = PLACES.find(({ id }) => id === place)?.doorAt ?? HOME;
  return (
    <span ref={idle} className={classNames(css.avatar, place === null && css.home)} style={{ ...SIZE, transform: translateTo(feet) }}>
      <span className={css.idle}>
        <img src={avatars[persona]} alt="" draggable={false} />
        {isBlinking && <img className={css.blink} src={blinks[persona]} alt="" draggable={false} />}
      </span>
    </span>
  );
}
