import avatars from 'pictures:city-avatar';
import blinks from 'pictures:city-avatar-blink';
import inRain from 'pictures:city-avatar-rain';
import { AVATAR_BOX, AVATAR_RAIN_BOX, AVATAR_SPOT, PLACES } from '@consorcio/art/city';
import type { MinigameSlug } from '@consorcio/rules/vocabulary';
import { type CSSProperties, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import css from './city-avatar.module.css';
import { translateTo } from './life-motion.ts';
import { mapPx } from './map-px.ts';
import { usePauseWhileCovered } from './pause-while-covered.ts';

const sizeOf = ({ width, height, feet }: typeof AVATAR_BOX | typeof AVATAR_RAIN_BOX): CSSProperties => ({
  width: mapPx(width),
  height: mapPx(height),
  left: mapPx(-width / 2),
  top: mapPx(-feet),
});
const SIZE = { dry: sizeOf(AVATAR_BOX), wet: sizeOf(AVATAR_RAIN_BOX) };
const HOME = [AVATAR_SPOT.x, AVATAR_SPOT.y] as const;

interface Props {
  readonly persona: number;
  /** Where the person is; null: at the edge of the own lot. Nobody is seen while a place stands open, so nobody is seen going. */
  readonly place: MinigameSlug | null;
  /** The eyes close now and then: a second picture of the person. */
  readonly isBlinking: boolean;
  /** It rains: the person stands under an umbrella. */
  readonly isWet: boolean;
}

/** The player's person breathes and blinks where they are: at the door of the place last visited, or at home. */
export function CityAvatar({ persona, place, isBlinking, isWet }: Props) {
  const idle = useRef<HTMLSpanElement>(null);
  usePauseWhileCovered(idle);
  const feet = PLACES.find(({ id }) => id === place)?.doorAt ?? HOME;
  return (
    <span
      ref={idle}
      className={classNames(css.avatar, place === null && css.home)}
      style={{ ...SIZE[isWet ? 'wet' : 'dry'], transform: translateTo(feet) }}
    >
      <span className={css.idle}>
        <img src={(isWet ? inRain : avatars)[persona]} alt="" draggable={false} />
        {isBlinking && !isWet && <img className={css.blink} src={blinks[persona]} alt="" draggable={false} />}
      </span>
    </span>
  );
}
