/** The map picture in layers from far to near; together they are 768 x 1024. */
import { at, type Svg } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { figure } from '../../rig/figure.ts';
import type { PersonRef, PoseName } from '../../rig/vocabulary.ts';
import { bus, car } from '../props.ts';
import { byDepth } from './blocks.ts';
import { ground, treeBelt } from './ground.ts';
import { AVATAR_SPOT, PLACES, type PlaceId } from './places.ts';
import { VIEW as I, PITCH } from './plan.ts';
import { signBody } from './signs.ts';
import { sky } from './sky.ts';

export interface CityOptions {
  /** who stands beside the fountain; left out, nobody does and an avatar can be laid over */
  readonly persona?: PersonRef | undefined;
  /** place whose sign is lit */
  readonly active?: PlaceId | undefined;
  /** signs on the roofs; false where buttons with signs are laid over */
  readonly signs?: boolean | undefined;
  readonly clouds?: boolean | undefined;
  readonly traffic?: boolean | undefined;
}
/** right-hand traffic: block drawn just before, place, picture (the third argument of a car shows its rear) */
const TRAFFIC: readonly (readonly [i: number, j: number, x: number, y: number, art: Svg])[] = [
  [0, 0, 5.38, 2.4, car(C.flamboyant, -1)],
  [0, 0, 5.95, 0.6, car(C.folha, -1, true)],
  [0, 1, 2, 12.2, car(C.ipe, 1)],
  [1, 0, 8.2, 5.98, bus()],
  [1, 0, 11, 5.4, car(C.jabuticaba, 1, true)],
  [1, 1, 9.7, 12.2, car(C.lagoa, 1)],
  [1, 1, 11.66, 9.6, car(C.mel, -1)],
  [2, 1, 16, 12.2, car('#F7F1FF', 1)],
  [2, 1, 14, 11.66, car(C.flamboyant, 1, true)],
  [1, 2, 11.66, 16.6, car(C.jabuticaba, -1)],
  [1, 2, 12.2, 14.2, car(C.lagoa, -1, true)],
];

const carsBehind = (i: number, j: number): Svg =>
  TRAFFIC.filter(([a, b]) => a === i && b === j)
    .map(([, , x, y, art]) => I.at(x, y, 0, art, 0.8))
    .join('');

const walk = (x: number, y: number, persona: PersonRef, pose: PoseName, scale = 0.13): Svg =>
  I.at(x, y, 0, figure({ persona, pose, expression: 'feliz' }).body, scale);
const passersBy = (): Svg =>
  walk(4.6, PITCH + 2.3, 'a', 'acenar') +
  walk(PITCH + 4.75, 3.6, 'c', 'acenar') +
  walk(PITCH + 4.5, PITCH + 2.9, 'd', 'acenar') +
  walk(PITCH + 4.75, PITCH * 2 + 3.2, 'e', 'danca0') +
  walk(PITCH + 4.75, PITCH * 2 + 2.5, 'a', 'dancaD') +
  walk(PITCH * 2 + 3.6, PITCH + 4.75, 'd', 'parado') +
  walk(PITCH * 2 + 2.2, PITCH * 2 + 2.2, 'b', 'corre3', 0.12) +
  walk(PITCH * 2 + 3, PITCH * 2 + 2.8, 'a', 'corre1', 0.12);

/** The town as the body of a picture. */
export function cityBody({ persona, active, signs = true, clouds = true, traffic = true }: CityOptions = {}): Svg {
  const avatar = persona
    ? at(AVATAR_SPOT.x, AVATAR_SPOT.y, figure({ persona, pose: 'acenar', expression: 'feliz' }).body, AVATAR_SPOT.scale)
    : '';
  return (
    sky({ clouds }) +
    ground() +
    treeBelt() +
    byDepth()
      .map(({ i, j, body }) => body + (traffic ? carsBehind(i, j) : ''))
      .join('') +
    passersBy() +
    avatar +
    (signs ? PLACES.map((place) => at(...place.signAt, signBody(place), active === place.id ? 1.1 : 1)).join('') : '')
  );
}
