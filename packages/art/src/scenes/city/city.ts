/** The map picture in layers from far to near; together they are 768 x 1024. */
import { graded } from '../../core/grade.ts';
import { at, each, type Svg } from '../../core/svg.ts';
import { figure } from '../../people/figure.ts';
import type { PersonRef, PoseName } from '../../people/vocabulary.ts';
import { AVATAR_SPOT, PLACES } from '../../plans/places.ts';
import { PITCH } from '../../plans/plan.ts';
import { byDepth } from './blocks.ts';
import { glow, HILLS } from './depth.ts';
import { ground, treeBelt } from './ground.ts';
import { signBody } from './signs.ts';
import { air, farHills, skyClouds } from './sky.ts';
import { TOWN as I } from './town-iso.ts';
import { carsBehind } from './traffic.ts';

/** `back` is everything behind the two streets below the lot, `front` what stands before them; both without sky. */
export const CITY_LAYERS = ['back', 'front'] as const;
export type CityLayer = (typeof CITY_LAYERS)[number];
export interface CityOptions {
  /** who stands before the lot; left out, nobody does and an avatar can be laid over */
  readonly persona?: PersonRef | undefined;
  /** signs on the roofs; false where buttons with signs are laid over */
  readonly signs?: boolean | undefined;
  /** false leaves out everything that CITY_LIFE moves: clouds, driving cars, people, smoke, spray and flag */
  readonly life?: boolean | undefined;
  /** one part of the town alone on transparent ground, so that cars can drive between the two */
  readonly layer?: CityLayer | undefined;
}

type Walker = readonly [x: number, y: number, persona: PersonRef, pose: PoseName, scale?: number];
/** px of the map in one unit of the people in the streets */
const WALKER_SCALE = 0.13;
/** who stands still in the town where nothing moves, by world units */
const WALKERS: readonly Walker[] = [
  [4.6, PITCH + 2.3, 'a', 'acenar'],
  [PITCH + 4.75, 3.6, 'c', 'acenar'],
  [PITCH * 2 + 4.5, PITCH * 2 + 2.9, 'd', 'acenar'],
  [PITCH + 4.75, PITCH * 2 + 3.2, 'e', 'danca0'],
  [PITCH + 4.75, PITCH * 2 + 2.5, 'a', 'dancaD'],
  [PITCH * 2 + 3.6, PITCH + 4.75, 'd', 'parado'],
  [PITCH * 2 + 0.9, PITCH * 2 + 2.5, 'b', 'corre3', 0.12],
  [PITCH * 2 + 1.6, PITCH * 2 + 3, 'a', 'corre1', 0.12],
];

/** Where those who stand still have their feet, in px of the map, and how large they are. */
export const walkerFeet = () => WALKERS.map(([x, y, , , scale = WALKER_SCALE]) => ({ feet: I.P(x, y), scale }));

/** Blocks from the third row on stand before the two streets below the lot. */
const layerOf = (i: number, j: number): CityLayer => (Math.max(i, j) >= 2 ? 'front' : 'back');
const walkers = (layer: CityLayer | undefined): Svg =>
  each(
    WALKERS.filter(([x, y]) => layer === undefined || layerOf(Math.floor(x / PITCH), Math.floor(y / PITCH)) === layer),
    ([x, y, persona, pose, scale = WALKER_SCALE]) =>
      I.at(x, y, 0, figure({ persona, pose, expression: 'feliz', scale }).body, scale),
  );

/** The town as the body of a picture. */
export function cityBody({ persona, signs = true, life = true, layer }: CityOptions = {}): Svg {
  const avatar = persona
    ? at(
        AVATAR_SPOT.x,
        AVATAR_SPOT.y,
        figure({ persona, pose: 'acenar', expression: 'feliz', scale: AVATAR_SPOT.scale }).body,
        AVATAR_SPOT.scale,
      )
    : '';
  const blocks = each(
    byDepth(life).filter(({ i, j }) => layer === undefined || layerOf(i, j) === layer),
    ({ i, j, body }) => body + carsBehind(i, j, life),
  );
  const people = life ? walkers(layer) : '';
  if (layer === 'front') return blocks + people;
  const land = graded(farHills(), HILLS) + ground() + treeBelt() + blocks + glow();
  const far = (life ? skyClouds() : '') + land + people;
  if (layer === 'back') return far;
  return air() + far + avatar + (signs ? each(PLACES, (place) => at(...place.signAt, signBody(place))) : '');
}
