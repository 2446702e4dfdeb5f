/** The ground of the lot: staked out, with the sheet of the plan spread on it, or grown over with grass. */
import { shade } from '../../core/colour.ts';
import type { Corner } from '../../core/iso.ts';
import { circ, each, line, path, type Svg, times } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { bar, FLOOR, GROUND, L, NEAR, post, rod } from './view.ts';

const { from: FROM, to: TO } = GROUND;
const SIDE = TO - FROM;
const PAVED = '#FFF6EA';
const SOIL = '#EBC692';
const STRING = '#FFF9EE';
/** corners that are staked out */
const STAKES = [
  [0.6, 0.6],
  [4.4, 0.6],
  [4.4, 3.85],
  [0.6, 3.85],
] as const;
/** height of the string over the ground */
const STRING_AT = FLOOR + 0.28;

const ground = (colour: string): Svg =>
  L.flat(FROM, FROM, SIDE, SIDE, FLOOR, PAVED) + L.flat(FROM, FROM, SIDE, NEAR - FROM, FLOOR, colour);

const stake = (): Svg => line('M0 0V-17', C.madeira, 3.4) + path('M0-17H10L7-13.500L10-10H0Z', C.flamboyant);

/** Bare soil between four stakes. */
export function surveyed(): Svg {
  const [a, b, c, d] = STAKES;
  const strung = (corners: readonly (readonly [number, number])[]): Svg =>
    rod(
      corners.map(([x, y]): Corner => [x, y, STRING_AT]),
      STRING,
      1.7,
    );
  return ground(SOIL) + strung([d, a, b, c, d]) + each(STAKES, ([x, y]) => L.at(x, y, FLOOR, stake()));
}

/** The sheet on which the model stands: blue paper with white lines, its near right corner rolled up a little. */
export function blueprint(): Svg {
  const [x, y, w, d] = [0.62, 0.62, 3.76, 3.2];
  const z = FLOOR + 0.02;
  const thin = 0.8;
  return (
    L.flat(x + 0.07, y + 0.07, w, d, FLOOR, shade(SOIL, 0.22)) +
    L.flat(x, y, w, d, z, '#4A86D2') +
    times(7, (i) => bar([x + (w / 8) * (i + 1), y, z], [x + (w / 8) * (i + 1), y + d, z], '#86B3E8', thin)) +
    times(6, (i) => bar([x, y + (d / 7) * (i + 1), z], [x + w, y + (d / 7) * (i + 1), z], '#86B3E8', thin)) +
    L.flat(x + 0.1, y + 0.1, w - 0.2, d - 0.2, z, 'none', { stroke: '#DCEAFC', 'stroke-width': 1.4 })
  );
}

/** The plan, still rolled up, and the pencil with which it was drawn. */
export const rolledPlan = (): Svg =>
  bar([1.2, 3.5, FLOOR + 0.12], [2.6, 3.5, FLOOR + 0.12], '#2F6BB8', 11) +
  bar([1.2, 3.47, FLOOR + 0.15], [2.6, 3.47, FLOOR + 0.15], '#6EA2E2', 6) +
  L.at(1.9, 3.5, FLOOR + 0.12, line('M-2-6L2 6', C.flamboyant, 3));
export const pencil = (): Svg =>
  bar([4.12, 2, FLOOR + 0.06], [4.12, 3.3, FLOOR + 0.06], C.ipe, 5, { 'stroke-linecap': 'butt' }) +
  bar([4.12, 2, FLOOR + 0.06], [4.12, 1.86, FLOOR + 0.06], C.flamboyant, 5) +
  bar([4.12, 3.3, FLOOR + 0.06], [4.12, 3.48, FLOOR + 0.06], '#F3E0C4', 4, { 'stroke-linecap': 'butt' }) +
  L.at(4.12, 3.54, FLOOR + 0.06, circ(0, 0, 1.6, C.tinta));

/** Grass all round what stands here. */
export const lawn = (): Svg => ground('#A9E08C');

/** The sign of a lot on which nothing stands: a seedling for another time. */
export const waitingSign = (): Svg =>
  post(2.5, 2.4, 1.25, C.terra, 4) +
  L.box(1.85, 2.4, 0.8, 1.3, 0.08, 0.8, '#FFE9B8') +
  L.onLeft(1.85, 2.48, 1.6, [
    line('M26 26V13', C.mata, 2.6),
    path('M26 16C18 17 13 12 13 6C21 5 26 9 26 16Z', C.folha),
    path('M26 14C27 7 32 4 39 5C38 12 33 15 26 14Z', C.mata),
  ]);
