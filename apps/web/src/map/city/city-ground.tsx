import city from 'picture:city';
import back from 'picture:city-back';
import front from 'picture:city-front';
import lights from 'picture:city-lights';
import sky from 'picture:city-sky';
import sides from 'pictures:city-side';
import sideFronts from 'pictures:city-side-front';
import { type Bounds, CITY_SIDES, LIGHTS_BOX, SIDE_BOX, SIDE_FRONT_BOX, SKY_BOX } from '@consorcio/art/city-boxes';
import type { CSSProperties } from 'react';
import css from './city-scene.module.css';
import { mapPx } from './map-px.ts';

/** The map picture: all boxes are in px of it. */
const MAP: Bounds = { x: 0, y: 0, width: 768, height: 1024 };
const styleOf = ({ x, y, width, height }: Bounds): CSSProperties => ({
  left: mapPx(x),
  top: mapPx(y),
  width: mapPx(width),
  height: mapPx(height),
});

const Layer = ({ src, box, isFirst = false }: { src: string; box: Bounds; isFirst?: boolean }) => (
  <img
    className={css.layer}
    style={styleOf(box)}
    src={src}
    alt=""
    draggable={false}
    {...(isFirst ? { fetchPriority: 'high' } : {})}
  />
);

/** Beside the map on windows wider than it; lazy: a narrower window never asks for them. */
const Sides = ({ boxes, pictures }: { boxes: typeof SIDE_BOX | typeof SIDE_FRONT_BOX; pictures: typeof sides }) =>
  CITY_SIDES.map((side) => (
    <img key={side} className={css.side} style={styleOf(boxes[side])} src={pictures[side]} alt="" loading="lazy" />
  ));

/* The layers of the town that stand still, from the farthest to the nearest; what moves is laid between them. */

export const Sky = () => <Layer src={sky} box={SKY_BOX} />;
/** Lit windows and doors, over the night that lies on the town. */
export const Lights = () => <Layer src={lights} box={LIGHTS_BOX} />;
export const SideGround = () => <Sides boxes={SIDE_BOX} pictures={sides} />;
export const Ground = () => <Layer src={back} box={MAP} isFirst />;
/** What covers a driven street. */
export const Near = () => (
  <>
    <Layer src={front} box={MAP} />
    <Sides boxes={SIDE_FRONT_BOX} pictures={sideFronts} />
  </>
);
/** All of it in one picture, with people and cars that stand still. */
export const StillCity = () => <Layer src={city} box={MAP} isFirst />;
