/** Cars of the town, in right-hand traffic. */
import type { Svg } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { bus, car } from '../props.ts';
import { TOWN as I } from './town-iso.ts';

/** block drawn just before, place in world units, picture (the third argument of a car shows its rear) */
type Placement = readonly [i: number, j: number, x: number, y: number, art: Svg];

/** on the streets above the lot: they stand when the others drive, and leave the crossings free */
const STANDING: readonly Placement[] = [
  [0, 0, 5.38, 2.4, car(C.flamboyant, -1)],
  [0, 0, 5.95, 0.6, car(C.folha, -1, true)],
  [1, 0, 8.2, 5.98, bus()],
  [1, 0, 9.3, 5.4, car(C.jabuticaba, 1, true)],
];
/** on the two streets below the lot, which are driven when the town lives */
const DRIVING: readonly Placement[] = [
  [0, 1, 2, 12.2, car(C.ipe, 1)],
  [1, 1, 9.7, 12.2, car(C.lagoa, 1)],
  [1, 1, 11.66, 9.6, car(C.mel, -1)],
  [2, 1, 16, 12.2, car('#F7F1FF', 1)],
  [2, 1, 14, 11.66, car(C.flamboyant, 1, true)],
  [1, 2, 11.66, 16.6, car(C.jabuticaba, -1)],
  [1, 2, 12.2, 14.2, car(C.lagoa, -1, true)],
];
/** size of the cars on the map */
export const CAR_SCALE = 0.8;

/** The cars that are drawn right after a block. */
export const carsBehind = (i: number, j: number, driving: boolean): Svg =>
  [...STANDING, ...(driving ? DRIVING : [])]
    .filter(([a, b]) => a === i && b === j)
    .map(([, , x, y, art]) => I.at(x, y, 0, art, CAR_SCALE))
    .join('');
