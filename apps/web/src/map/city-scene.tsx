import city from 'picture:city';
import back from 'picture:city-back';
import front from 'picture:city-front';
import sky from 'picture:city-sky';
import sides from 'pictures:city-side';
import sideFronts from 'pictures:city-side-front';
import { type Bounds, CITY_SIDES, SIDE_BOX, SIDE_FRONT_BOX, SKY_BOX } from '@consorcio/art/city';
import type { MinigameSlug } from '@consorcio/rules/vocabulary';
import type { CSSProperties } from 'react';
import { useReducedMotion } from '../ui/reduced-motion.ts';
import { CityAvatar } from './city-avatar.tsx';
import { CityLife } from './city-life.tsx';
import css from './city-scene.module.css';
import { mapPx } from './life-motion.ts';
import { PlaceButtons } from './place-buttons.tsx';

/** The map picture: all boxes are in px of it. */
const MAP: Bounds = { x: 0, y: 0, width: 768, height: 1024 };
const styleOf = ({ x, y, width, height }: Bounds): CSSProperties => ({
  left: mapPx(x),
  top: mapPx(y),
  width: mapPx(width),
  height: mapPx(height),
});

interface Props {
  readonly persona: number;
  /** Where the player's person is or goes to; null: home, beside the fountain. */
  readonly place: MinigameSlug | null;
  readonly onPlace: (slug: number) => void;
}

/** The living town: layers from the sky to the signs, what moves between them, and the four places. STYLE section 7. */
export function CityScene({ persona, place, onPlace }: Props) {
  const isStill = useReducedMotion();
  return (
    <div className={css.city}>
      <Layer src={sky} box={SKY_BOX} />
      {!isStill && <CityLife layer="sky" />}
      <Sides boxes={SIDE_BOX} pictures={sides} />
      {isStill ? (
        <Layer src={city} box={MAP} />
      ) : (
        <>
          <Layer src={back} box={MAP} />
          <CityLife layer="street" />
          <Layer src={front} box={MAP} />
          <Sides boxes={SIDE_FRONT_BOX} pictures={sideFronts} />
        </>
      )}
      <CityAvatar persona={persona} place={place} />
      <PlaceButtons onPlace={onPlace} />
      {!isStill && <CityLife layer="above" />}
    </div>
  );
}

const Layer = ({ src, box }: { src: string; box: Bounds }) => (
  <img className={css.layer} style={styleOf(box)} src={src} alt="" draggable={false} />
);

/** Beside the map on windows wider than it; lazy: a narrower window never asks for them. */
const Sides = ({ boxes, pictures }: { boxes: typeof SIDE_BOX | typeof SIDE_FRONT_BOX; pictures: typeof sides }) =>
  CITY_SIDES.map((side) => (
    <img key={side} className={css.side} style={styleOf(boxes[side])} src={pictures[side]} alt="" loading="lazy" />
  ));
