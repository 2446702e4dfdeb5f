/** The courier's helmet. */
import { shade, tint } from '../../core/colour.ts';
import type { Knot, Map2 } from '../../core/geometry.ts';
import { ink, print, sheet } from '../../core/paper.ts';
import type { Svg } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';

const SHELL: readonly Knot[] = [
  [-62, -10],
  [-66, -42],
  [-44, -76],
  [0, -88],
  [44, -76],
  [65, -42],
  [60, -12],
  [30, -28],
  [0, -31],
  [-30, -27],
];
/** A helmet in head space; `q` is the turn, 0 to 1. */
export function helmet(m: Map2, q: number, isBack: boolean): Svg {
  const strap = isBack
    ? ''
    : ink(
        m,
        [
          [-52 + 12 * q, -14],
          [-40 + 16 * q, 26],
          [-6 + 20 * q, 56],
        ],
        C.tinta,
        4,
      );
  const stripe = print(
    m,
    [
      [-14, -96],
      [14, -96],
      [16 + 8 * q, -26],
      [-12 + 8 * q, -26],
    ],
    C.ipe,
  );
  const side = print(
    m,
    [
      [30, -90],
      [48, -40],
      [44, 0],
      [90, 0],
      [90, -90],
    ],
    shade(C.flamboyant, 0.2),
    0.6,
  );
  const light = ink(
    m,
    [
      [-50, -48],
      [-38, -66],
      [-20, -76],
    ],
    tint(C.flamboyant, 0.5),
    4,
  );
  const brim: readonly Knot[] = [
    [-46 + 22 * q, -26, 1],
    [-16 + 14 * q, -34],
    [26, -34],
    [56, -26, 1],
    [64 + 12 * q, -16],
    [34 + 8 * q, -20],
    [-6 + 8 * q, -22],
    [-44 + 18 * q, -16],
  ];
  return (
    strap +
    sheet(m, SHELL, C.flamboyant, { lift: 0.6, printed: stripe + side + light }) +
    (isBack ? '' : sheet(m, brim, shade(C.flamboyant, 0.24), { lift: 0.6 }))
  );
}
