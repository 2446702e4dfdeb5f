import back from 'picture:city-back';
import front from 'picture:city-front';
import lights from 'picture:city-lights';
import puddles from 'picture:city-puddles';
import sky from 'picture:city-sky';
import stillBack from 'picture:city-still-back';
import stillFront from 'picture:city-still-front';
import umbrellas from 'picture:city-umbrellas';
import decors from 'pictures:city-decor';
import sides from 'pictures:city-side';
import sideFronts from 'pictures:city-side-front';
import {
  type Bounds,
  CITY_SIDES,
  DECOR_BOX,
  type Decor,
  LIGHTS_BOX,
  MAP_BOX,
  SIDE_BOX,
  SIDE_FRONT_BOX,
  SKY_BOX,
  WET_BOX,
} from '@consorcio/art/city-boxes';
import type { ComponentProps } from 'react';
import css from './city-view.module.css';
import { styleOnMap } from './map-px.ts';

interface LayerProps extends ComponentProps<'img'> {
  /** Where it lies, in px of the map. */
  readonly box: Bounds;
}

/** A picture laid over the town. */
export const Layer = ({ box, className = css.layer, ...picture }: LayerProps) => (
  <img className={className} style={styleOnMap(box)} alt="" draggable={false} {...picture} />
);

/** Beside the map on windows wider than it; lazy: a narrower window never asks for them. */
const Sides = ({ boxes, pictures }: { boxes: typeof SIDE_BOX | typeof SIDE_FRONT_BOX; pictures: typeof sides }) =>
  CITY_SIDES.map((side) => (
    <img key={side} className={css.side} style={styleOnMap(boxes[side])} src={pictures[side]} alt="" loading="lazy" />
  ));

/* The layers of the town that stand still, from the farthest to the nearest; what moves is laid between them. */

export const Sky = () => <Layer src={sky} box={SKY_BOX} />;
/** Lit windows and doors, over the night that lies on the town. */
export const Lights = () => <Layer src={lights} box={LIGHTS_BOX} />;
/** What the season lays over the town. */
export const Season = ({ decor }: { readonly decor: Decor }) => <Layer src={decors[decor]} box={DECOR_BOX} />;
/** What stands on pavements while it rains. */
export const Puddles = () => <Layer src={puddles} box={WET_BOX} />;
/** Over everybody of the still town. */
export const StillUmbrellas = () => <Layer src={umbrellas} box={MAP_BOX} />;
export const SideGround = () => <Sides boxes={SIDE_BOX} pictures={sides} />;
export const Ground = () => <Layer src={back} box={MAP_BOX} fetchPriority="high" />;
/** What covers a driven street. */
export const Near = () => (
  <>
    <Layer src={front} box={MAP_BOX} />
    <Sides boxes={SIDE_FRONT_BOX} pictures={sideFronts} />
  </>
);
/** The same two with clouds, people and cars that stand still. */
export const StillGround = () => <Layer src={stillBack} box={MAP_BOX} fetchPriority="high" />;
export const StillNear = () => <Layer src={stillFront} box={MAP_BOX} />;
