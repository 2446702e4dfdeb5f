/** What a season lays over the town: blossom on the ground, the flags and the fire of June, the lamps and the tree of December. */
import { points } from '../../core/geometry.ts';
import { sequence } from '../../core/random.ts';
import { at, circ, each, ell, line, nth, type Point, path, rect, type Svg, times } from '../../core/svg.ts';
import { PALETTE as C, SHADOW } from '../../core/tokens.ts';
import type { Decor, ShiningDecor } from '../../plans/boxes.ts';
import { BLOCK, blockCorner, LOT_BLOCK, SQUARE_BLOCK, VIEW } from '../../plans/plan.ts';

type Place = readonly [x: number, y: number, z: number];
const [LOT_X, LOT_Y] = blockCorner(...LOT_BLOCK);
/** what the far string is tied to: the roofs of the two places beyond the lot */
const ROOF = { left: [LOT_X - 1.75, LOT_Y + 0.5, 2], right: [LOT_X + 0.5, LOT_Y - 1.8, 2.4] } as const;
const [X, Y] = blockCorner(...SQUARE_BLOCK);
/** heads of the three poles of the square */
const POLES: readonly [Place, Place, Place] = [
  [X + 0.4, Y + BLOCK - 0.5, 2],
  [X + 0.5, Y + 0.5, 2.1],
  [X + BLOCK - 0.5, Y + 0.4, 2],
];
const [WEST, FAR, EAST] = POLES;
/** from, to, and how far the string sags in px */
const STRINGS: readonly (readonly [Place, Place, number])[] = [
  [ROOF.left, ROOF.right, 22],
  [WEST, FAR, 16],
  [FAR, EAST, 16],
];
const ON_A_STRING = 11;

type Hung = (i: number) => Svg;
function onString([from, to, sag]: (typeof STRINGS)[number], thing: Hung): Svg {
  const [[x0, y0], [x1, y1]] = [VIEW.P(...from), VIEW.P(...to)];
  const on = (u: number): Point => [x0 + (x1 - x0) * u, y0 + (y1 - y0) * u + 4 * sag * u * (1 - u)];
  return times(ON_A_STRING, (i) => at(...on((i + 0.5) / ON_A_STRING), thing(i)));
}
function cord([from, to, sag]: (typeof STRINGS)[number], colour: string): Svg {
  const [[x0, y0], [x1, y1]] = [VIEW.P(...from), VIEW.P(...to)];
  return line(`M${x0} ${y0} Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + 2 * sag} ${x1} ${y1}`, colour, 1.6);
}
const poles: Svg = each(POLES, ([x, y, z]) => {
  const [[px, foot], [, head]] = [VIEW.P(x, y, 0.1), VIEW.P(x, y, z)];
  return line(`M${px} ${foot} V${head}`, C.terra, 3);
});
const strings = (colour: string, thing: Hung): Svg =>
  poles + each(STRINGS, (each) => cord(each, colour) + onString(each, thing));

const flag = (i: number): Svg =>
  path('M-5 0 H5 V13 L0 8.5 L-5 13Z', nth([C.flamboyant, C.ipe, C.folha, C.mar, C.ipeRosa, C.papel], i));
const bonfire: Svg =
  circ(0, -14, 40, '#FFC760', { opacity: 0.3 }) +
  ell(0, 0, 22, 8, '#7A4A3A') +
  line('M-16 0 L10 -10 M16 0 L-10 -10 M-18 -4 H18', '#8A5A48', 6) +
  path('M-14 -6 C-18 -26 -4 -28 -4 -46 C10 -34 18 -24 13 -6Z', C.flamboyant) +
  path('M-8 -6 C-10 -18 -1 -20 0 -32 C8 -24 11 -16 7 -6Z', C.ipe) +
  path('M-4 -6 C-4 -12 0 -14 1 -20 C5 -14 6 -10 4 -6Z', '#FFF1B8');

const LAMPS = ['#FF8FC6', '#FFE39A', '#7FE3F2', '#A9DE8B'] as const;
const bulb = (i: number): Svg => circ(0, 3, 6.5, nth(LAMPS, i), { opacity: 0.4 }) + circ(0, 3, 2.8, nth(LAMPS, i));
const BULBS: readonly Point[] = points`-16,-14 4,-12 18,-16 -10,-38 10,-36 0,-58 -4,-76`;
const tree: Svg =
  ell(6, 2, 26, 8, SHADOW, { opacity: 0.2 }) +
  rect(-4, -10, 8, 12, 1, C.terra) +
  times(3, (i) => {
    const [w, y] = [32 - i * 8, -8 - i * 24];
    return path(`M${-w} ${y} L0 ${y - 44} L${w} ${y} Q0 ${y + 10} ${-w} ${y}Z`, i % 2 ? '#2F9E74' : '#278A66');
  }) +
  each(BULBS, ([x, y], i) => at(x, y - 3, bulb(i))) +
  circ(0, -104, 14, '#FFE39A', { opacity: 0.4 }) +
  path('M0 -114 L3 -107 L10 -106 L5 -101 L6 -94 L0 -98 L-6 -94 L-5 -101 L-10 -106 L-3 -107Z', '#FFE39A');

/** where the wind leaves blossom: under the ipês, and along the kerbs of the lot and of the square */
const DRIFTS: readonly (readonly [x: number, y: number, wide: number, colour: string])[] = [
  [450, 372, 40, C.ipe],
  [384, 632, 110, C.ipe],
  [298, 672, 46, C.ipeRosa],
  [496, 776, 60, C.ipe],
  [384, 842, 120, C.ipeRosa],
];
function petals(): Svg {
  const next = sequence(21);
  return each(DRIFTS, ([x, y, wide, colour]) =>
    times(14, () => {
      const [u, v] = [next() * 2 - 1, next() * 2 - 1];
      return ell(Math.round(x + u * wide), Math.round(y + v * wide * 0.22), 4.2, 2.3, colour);
    }),
  );
}

/** where the fire burns, and where the tree stands, on the square */
const FIRE: Point = VIEW.P(X + 1.1, Y + 3.4, 0.1);
const TREE: Point = VIEW.P(X + 0.55, Y + 4.5, 0.1);
const DRAWN: Readonly<Record<Decor, () => Svg>> = {
  ipe: petals,
  'sao-joao': () => strings('#8A5A48', flag) + at(...FIRE, bonfire),
  natal: () => strings('#2C2056', bulb) + at(...TREE, tree),
};
export const decorBody = (decor: Decor): Svg => DRAWN[decor]();

/** the fire as it leaps up, a wider light round it */
const blaze: Svg =
  circ(0, -20, 62, '#FFC760', { opacity: 0.34 }) +
  path('M-15-5C-22-24-8-34 3-58C5-38 22-30 14-5Z', C.flamboyant) +
  path('M-9-5C-14-20-3-24 3-40C6-28 14-18 8-5Z', C.ipe) +
  path('M-4-5C-6-12 0-15 2-23C6-15 7-10 4-5Z', '#FFF1B8');
/** every other lamp, as bright as it gets */
const glow: Hung = (i) => (i % 2 ? '' : circ(0, 3, 11, nth(LAMPS, i), { opacity: 0.5 }) + circ(0, 3, 3.4, '#FFF9E4'));
const SHINES: Readonly<Record<ShiningDecor, () => Svg>> = {
  'sao-joao': () => at(...FIRE, blaze),
  natal: () =>
    each(STRINGS, (each) => onString(each, glow)) +
    at(...TREE, each(BULBS, ([x, y], i) => at(x, y - 3, glow(i))) + circ(0, -104, 26, '#FFE39A', { opacity: 0.4 })),
};
/** What of it grows and falls: laid over it and shown more or less, never alone. */
export const decorLight = (decor: ShiningDecor): Svg => SHINES[decor]();
