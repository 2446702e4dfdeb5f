/** The map picture in layers from far to near; together they are 768 x 1024. */
import { graded } from '../../core/grade.ts';
import { at, type Svg } from '../../core/svg.ts';
import { figure } from '../../people/figure.ts';
import type { PersonRef, PoseName } from '../../people/vocabulary.ts';
import { type Block, byDepth } from './blocks.ts';
import { glow, HILLS } from './depth.ts';
import { ground, treeBelt } from './ground.ts';
import { AVATAR_SPOT, PLACES, type PlaceId } from './places.ts';
import { VIEW as I, PITCH } from './plan.ts';
import { signBody } from './signs.ts';
import { air, farHills, skyClouds } from './sky.ts';
import { carsBehind } from './traffic.ts';

/** `back` is everything behind the two streets below the lot, `front` what stands before them; both without sky. */
export const CITY_LAYERS = ['back', 'front'] as const;
export type CityLayer = (typeof CITY_LAYERS)[number];
export interface CityOptions {
  /** who stands before the lot; left out, nobody does and an avatar can be laid over */
  readonly persona?: PersonRef | undefined;
  /** place whose sign is lit */
  readonly active?: PlaceId | undefined;
  /** signs on the roofs; false where buttons with signs are laid over */
  readonly signs?: boolean | undefined;
  /** air and sun behind the hills; false where a sky is laid under the picture */
  readonly air?: boolean | undefined;
  readonly clouds?: boolean | undefined;
  readonly traffic?: boolean | undefined;
  /** false leaves out everything that CITY_LIFE moves: clouds, driving cars, people, smoke, spray and flag */
  readonly life?: boolean | undefined;
  /** one part of the town alone on transparent ground, so that cars can drive between the two */
  readonly layer?: CityLayer | undefined;
}

const walk = (x: number, y: number, persona: PersonRef, pose: PoseName, scale = 0.13): Svg =>
  I.at(x, y, 0, figure({ persona, pose, expression: 'feliz', scale }).body, scale);
const passersBy = (): Svg =>
  walk(4.6, PITCH + 2.3, 'a', 'acenar') +
  walk(PITCH + 4.75, 3.6, 'c', 'acenar') +
  walk(PITCH * 2 + 4.5, PITCH * 2 + 2.9, 'd', 'acenar') +
  walk(PITCH + 4.75, PITCH * 2 + 3.2, 'e', 'danca0') +
  walk(PITCH + 4.75, PITCH * 2 + 2.5, 'a', 'dancaD') +
  walk(PITCH * 2 + 3.6, PITCH + 4.75, 'd', 'parado') +
  walk(PITCH * 2 + 0.9, PITCH * 2 + 2.5, 'b', 'corre3', 0.12) +
  walk(PITCH * 2 + 1.6, PITCH * 2 + 3, 'a', 'corre1', 0.12);

const isFront = ({ i, j }: Block): boolean => Math.max(i, j) >= 2;

/** The town as the body of a picture. */
export function cityBody(options: CityOptions = {}): Svg {
  const { persona, active, signs = true, life = true, layer } = options;
  const { air: hasAir = true, clouds = life, traffic = true } = options;
  const avatar = persona
    ? at(
        AVATAR_SPOT.x,
        AVATAR_SPOT.y,
        figure({ persona, pose: 'acenar', expression: 'feliz', scale: AVATAR_SPOT.scale }).body,
        AVATAR_SPOT.scale,
      )
    : '';
  const blocks = byDepth(life)
    .filter((block) => layer === undefined || isFront(block) === (layer === 'front'))
    .map(({ i, j, body }) => body + (traffic ? carsBehind(i, j, life) : ''))
    .join('');
  if (layer === 'front') return blocks;
  const land = graded(farHills(), HILLS) + ground() + treeBelt() + blocks + glow();
  if (layer === 'back') return land;
  return (
    (hasAir ? air() : '') +
    (clouds ? skyClouds() : '') +
    land +
    (life ? passersBy() : '') +
    avatar +
    (signs ? PLACES.map((place) => at(...place.signAt, signBody(place), active === place.id ? 1.1 : 1)).join('') : '')
  );
}
