/** Rain over the town: what falls, where it stands on the ground, and what people hold over their heads. */
import { type Colour, shade, tint } from '../../core/colour.ts';
import { points, triples } from '../../core/geometry.ts';
import { at, each, ell, line, path, type Svg } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { RAIN, type RingPhase } from '../../plans/boxes.ts';

type Drop = readonly [x: number, y: number, long: number];
/** Where drops begin, as shares of a piece's width and height, and how long they are, as a share of its height. */
const NEAR: readonly Drop[] = triples`
  0.14,0.06,0.13 0.62,0.14,0.1 0.36,0.3,0.14 0.9,0.4,0.12 0.2,0.56,0.1 0.68,0.62,0.14 0.46,0.8,0.1
  0.96,0.84,0.12
`;
/** those farther away: thin, short, and many */
const FAR: readonly Drop[] = triples`
  0.3,0.02,0.06 0.8,0.06,0.05 0.48,0.12,0.06 0.06,0.24,0.05 0.76,0.28,0.06 0.56,0.42,0.05 0.24,0.42,0.06
  0.42,0.56,0.05 0.86,0.58,0.06 0.08,0.74,0.06 0.32,0.72,0.05 0.58,0.76,0.06 0.78,0.86,0.05 0.18,0.92,0.05
  0.66,0.94,0.05
`;
const drops = (list: readonly Drop[], width: number, opacity: number): Svg =>
  line(
    list
      .map(([x, y, long]) => `M${x * RAIN.width} ${y * RAIN.height} l${-long * RAIN.drift} ${long * RAIN.height}`)
      .join(' '),
    C.branco,
    width,
    { opacity },
  );

/** The drops of one piece. */
export const rainBody = (): Svg => drops(FAR, 1.6, 0.6) + drops(NEAR, 2.8, 0.8);

type Puddle = readonly [x: number, y: number, size: number];
/** on pavements and on the square, where nobody drives and nothing else stands; px of the map */
const PUDDLES: readonly Puddle[] = triples`
  166,724,1 318,668,0.7 434,657,0.6 620,734,0.9 322,744,0.9 440,742,0.8 330,800,0.8 446,796,0.9
`;
const puddle: Svg =
  path('M-34 2C-36-8-14-11 0-10C10-14 36-8 34 1C32 10 12 9 2 11C-12 14-33 11-34 2Z', '#7F97C9', { opacity: 0.85 }) +
  path('M-24-1C-20-7-6-7 4-6C-4-3-12 2-22 2Z', '#E4EEFF', { opacity: 0.8 });
export const puddles = (): Svg => each(PUDDLES, ([x, y, size]) => at(x, y, puddle, size));

type Ring = readonly [x: number, y: number];
/** where drops fall on the streets */
const ON_STREETS: Readonly<Record<RingPhase, readonly Ring[]>> = {
  1: points`200,770 566,770 300,838 330,696 470,698 600,536`,
  2: points`236,800 532,800 470,838 384,862 288,716 516,720 640,552`,
};
const ripple = (rx: number, width: number, opacity: number): Svg =>
  ell(0, 0, rx, rx / 2, 'none', { stroke: C.branco, 'stroke-width': width, opacity });
/** a drop has just fallen, and the ring of the one before it has grown wide */
const struck: Svg = ripple(9, 2.4, 0.95) + ripple(18, 1.8, 0.6);
/** Rings on the water: those of one phase shine while those of the other fade. */
export function rings(phase: RingPhase): Svg {
  const inPuddles = PUDDLES.filter((_, i) => i % 2 === phase - 1).map(([x, y]): Ring => [x + 6, y + 2]);
  return each([...inPuddles, ...ON_STREETS[phase]], ([x, y]) => at(x, y, struck));
}

/** An open umbrella over the point where it is held; `shaft` units above it the canopy begins, 140 units broad. */
export const openUmbrella = (colour: Colour, shaft: number): Svg =>
  line(`M0 16V${-shaft - 62}`, '#5A3A4A', 7) +
  at(0, -shaft, [
    path('M-70 0C-66-76 66-76 70 0C56-14 40-14 24 0C10-14-10-14-24 0C-40-14-56-14-70 0Z', colour),
    path('M-24 0C-26-30-12-56 0-57C12-56 26-30 24 0C10-14-10-14-24 0Z', tint(colour, 0.45)),
    path('M24 0C26-30 12-56 0-57C44-56 68-36 70 0C56-14 40-14 24 0Z', shade(colour, 0.16)),
  ]);
