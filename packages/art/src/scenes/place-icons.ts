/** The four places as small pictures, in a 64 box around 0,0: burger, slice of pizza, shopping bag, disco ball. */
import type { MinigameSlug } from '@consorcio/rules/vocabulary';
import { type Colour, shade } from '../core/colour.ts';
import { points } from '../core/geometry.ts';
import { circ, clip, each, ell, line, path, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';

export const BURGER =
  path('M-26 -4 C-28 -28 28 -28 26 -4Z', '#E9A24B') +
  path('M8 -21.5 C22 -20 27 -12 26 -4 H14 C17 -12 14 -18 8 -21.500Z', shade('#E9A24B', 0.2)) +
  each(points`-12,-13 -2,-17 6,-11 -6,-9`, ([x, y]) => ell(x, y, 2.4, 1.4, '#FFF1CC')) +
  path('M-29 -2 C-24 6 -20 -1 -14 4 C-8 8 -4 0 2 4 C8 8 12 0 18 4 C22 6 26 2 29 -2Z', C.folha) +
  rect(-26, 4, 52, 8, 4, '#7A3B2E') +
  path('M-24 3 H22 L8 11Z', C.ipe) +
  path('M-26 13 H26 C26 22 22 24 16 24 H-16 C-22 24 -26 22 -26 13Z', '#E9A24B') +
  path('M10 13 H26 C26 22 22 24 16 24 H6 C10 22 11 18 10 13Z', shade('#E9A24B', 0.2));
export const PIZZA =
  path('M-26 -18 C-10 -28 12 -28 27 -17 L2 28 C1 30 -1 30 -2 28Z', '#E39A4A') +
  path('M-22 -11 C-8 -19 10 -19 22.5 -10 L2 26 C1 28 -1 28 -2 26Z', '#FFD76A') +
  circ(-8, -5, 5.4, C.brasa) +
  circ(9, -8, 5, C.brasa) +
  circ(1, 8, 4.6, C.brasa) +
  ell(1, -13, 3.4, 2, C.folha) +
  ell(-6, 5, 3, 1.8, C.folha) +
  ell(10, 3, 3, 1.8, C.folha);
export const BAG =
  path('M-20 -10 H20 L24 26 H-24Z', C.mar) +
  path('M6 -10 H20 L24 26 H10Z', shade(C.mar, 0.22)) +
  line('M-9 -6 C-9 -26 9 -26 9 -6', '#0F5A82', 4.5) +
  path('M0 0 L12 4 L12 14 L2 22 L-9 13Z', C.ipe) +
  circ(6, 7, 2.4, C.branco);
export const DISCO =
  line('M0 -30 V-20', '#E7DDFB', 3) +
  circ(0, 2, 22, '#B9A4F2') +
  clip(circ(0, 2, 22, '#fff'), [
    rect(-22, -20, 22, 22, 0, '#D9CCFB'),
    rect(0, 2, 22, 22, 0, '#8B70DB'),
    rect(-8, -6, 9, 8, 0, '#FFFFFF'),
    rect(6, -12, 8, 7, 0, C.ipeRosa),
    rect(-16, 6, 8, 7, 0, C.lagoa),
    rect(4, 10, 8, 7, 0, C.ipe),
    line(
      'M-22 -6 H22 M-22 2 H22 M-22 10 H22 M-22 -13 H22 M-22 17 H22 M-14 -22 V26 M-5 -22 V26 M5 -22 V26 M14 -22 V26',
      '#5B43A8',
      1.6,
    ),
  ]) +
  path('M-12 -10 C-8 -16 -2 -17 2 -17 C-4 -14 -8 -10 -9 -6Z', C.branco, { opacity: 0.8 });

/** How a place is known in the town. */
interface PlaceLook {
  /** the thing that it stands for */
  readonly icon: Svg;
  /** of its sign */
  readonly colour: Colour;
  /** size of the sign's two lines */
  readonly lettering: readonly [number, number];
  readonly roof: Colour;
}
export const PLACE_LOOKS: Readonly<Record<MinigameSlug, PlaceLook>> = {
  1: { icon: BURGER, colour: C.brasa, lettering: [22.5, 21], roof: '#EF6B58' },
  2: { icon: BAG, colour: C.mar, lettering: [25, 21], roof: '#2B93C4' },
  3: { icon: DISCO, colour: C.jabuticaba, lettering: [25, 25], roof: C.jabuticaba },
  4: { icon: PIZZA, colour: C.mata, lettering: [25, 25], roof: C.tijolo },
};
