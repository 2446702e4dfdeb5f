import avatars from 'pictures:city-avatar';
import blinks from 'pictures:city-avatar-blink';
import inRain from 'pictures:city-avatar-rain';
import sad from 'pictures:city-avatar-sad';
import umbrellas from 'pictures:city-umbrella';
import pictures from 'pictures:life';
import { AVATAR_BOX, AVATAR_RAIN_BOX, AVATAR_SPOT } from '@consorcio/art/city';
import { UMBRELLA_BOX, type UmbrellaName } from '@consorcio/art/city-boxes';
import { CITY_LIFE, type LifeLayer, type LifePart } from '@consorcio/art/city-life';
import { type CSSProperties, useEffect, useRef } from 'react';
import type { CurrentStage } from '../chart/current-stage.ts';
import type { Mood } from '../chart/mood.ts';
import css from '../map-scenes.module.css';
import { fadeKeyframes, translateTo, wayKeyframes } from './life-motion.ts';
import { mapPx } from './map-px.ts';
import { usePauseWhileCovered } from './pause-while-covered.ts';

interface LayerProps {
  readonly layer: LifeLayer;
  /** With traffic, smoke and fountain: none of them is fetched before the first decision of who came by a link. */
  readonly isPeopled: boolean;
  /** Every second thing only. */
  readonly isLean: boolean;
  /** It rains: whoever walks has an umbrella. */
  readonly isWet: boolean;
}

/** What moves in one layer of the town: cars, people, clouds, smoke. Not to be rendered where the player asked for less motion. */
export function CityLife({ layer, isPeopled, isLean, isWet }: LayerProps) {
  const place = useRef<HTMLDivElement>(null);
  usePauseWhileCovered(place);
  return (
    <div ref={place} className={css.life}>
      {CITY_LIFE.filter(({ layer: own, kind }) => own === layer && kind !== 'lamps' && (isPeopled || kind === 'cloud'))
        .filter((_, place) => !isLean || place % 2 === 0)
        .map((part) => (
          <MovingPart key={part.id} part={part} umbrella={isWet ? part.umbrella : undefined} />
        ))}
    </div>
  );
}

export function SignLamps({ place }: { place: number }) {
  const part = CITY_LIFE.find((each) => each.kind === 'lamps' && each.place === place);
  const box = useRef<HTMLSpanElement>(null);
  usePauseWhileCovered(box);
  return part === undefined ? null : (
    <span ref={box} className={css.strip}>
      <Strip part={part} />
    </span>
  );
}

/** The umbrella's shaft beside the face, its roof a little over the head. */
const OVER_A_WALKER: CSSProperties = {
  width: mapPx(UMBRELLA_BOX.width),
  height: mapPx(UMBRELLA_BOX.height),
  left: mapPx(-1),
  top: mapPx(-14),
};

function MovingPart({ part, umbrella }: { part: LifePart; umbrella: UmbrellaName | undefined }) {
  const place = useRef<HTMLSpanElement>(null);
  const { box, scale } = part;
  useEffect(() => {
    if (part.path.length === 1) return;
    const timing = { duration: part.durationMs, delay: part.delayMs, iterations: Number.POSITIVE_INFINITY };
    const running = [wayKeyframes(part.path), fadeKeyframes(part.fade)]
      .filter((frames) => frames.length > 0)
      .map((frames) => place.current?.animate(frames, timing));
    return () => {
      for (const animation of running) animation?.cancel();
    };
  }, [part]);
  const style = {
    width: mapPx(box.width * scale),
    height: mapPx(box.height * scale),
    left: mapPx(-box.anchor[0] * scale),
    top: mapPx(-box.anchor[1] * scale),
    transform: translateTo(part.path[0]),
  };
  return (
    <span ref={place} className={css.part} style={style}>
      <span className={css.strip}>
        <Strip part={part} />
      </span>
      {umbrella && (
        <img className={css.umbrella} style={OVER_A_WALKER} src={umbrellas[umbrella]} alt="" draggable={false} />
      )}
    </span>
  );
}

/** A part's frames side by side, pushed on by one frame at a time. */
function Strip({ part }: { part: LifePart }) {
  const style = {
    width: `${part.frames * 100}%`,
    '--frames': part.frames,
    '--length': `${part.frames * part.frameMs}ms`,
  } as CSSProperties;
  return (
    <img
      className={part.frames > 1 ? css.frames : css.still}
      style={style}
      src={pictures[part.picture]}
      alt=""
      draggable={false}
    />
  );
}

const sizeOf = ({ width, height, feet }: typeof AVATAR_BOX | typeof AVATAR_RAIN_BOX): CSSProperties => ({
  width: mapPx(width),
  height: mapPx(height),
  left: mapPx(-width / 2),
  top: mapPx(-feet),
});
const AVATAR_SIZE = { dry: sizeOf(AVATAR_BOX), wet: sizeOf(AVATAR_RAIN_BOX) };
const AVATAR_HOME = [AVATAR_SPOT.x, AVATAR_SPOT.y] as const;

interface AvatarProps {
  readonly persona: CurrentStage['user']['personaId'];
  readonly mood: Mood;
  /** The eyes close now and then: a picture of shut eyes. */
  readonly isBlinking: boolean;
  /** It rains: the person stands under an umbrella. */
  readonly isWet: boolean;
}

/** The player's person breathes and blinks at the edge of the own lot, where no sign is. */
export function CityAvatar({ persona, mood, isBlinking, isWet }: AvatarProps) {
  const idle = useRef<HTMLSpanElement>(null);
  usePauseWhileCovered(idle);
  const isSad = mood !== 'feliz';
  return (
    <span
      ref={idle}
      className={css.avatar}
      style={{ ...AVATAR_SIZE[isWet && !isSad ? 'wet' : 'dry'], transform: translateTo(AVATAR_HOME) }}
    >
      <span className={css.idle}>
        <img src={(isSad ? sad : isWet ? inRain : avatars)[persona]} alt="" draggable={false} />
        {isBlinking && !isWet && !isSad && <img className={css.blink} src={blinks[persona]} alt="" draggable={false} />}
      </span>
    </span>
  );
}
