/** Shoes, sneakers and their soles. */
import { shade } from '../../core/colour.ts';
import { type Knot, type Map2, mul, placed } from '../../core/geometry.ts';
import { brush, dimmed, ink, print, sheet } from '../../core/paper.ts';
import type { Svg } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import type { Person } from '../person.ts';
import type { Leg } from './leg.ts';

const SNEAKER: readonly Knot[] = [
  [-14, -8],
  [-8, -12],
  [8, -11],
  [17, -4],
  [30, 0],
  [40, 6],
  [41, 13, 1],
  [-15, 13, 1],
  [-16, 2],
];
const SHOE: readonly Knot[] = [
  [-13, -6],
  [-7, -9],
  [9, -8],
  [18, -1],
  [32, 2],
  [42, 8],
  [42, 13, 1],
  [-14, 13, 1],
  [-15, 2],
];
const SOLE: readonly Knot[] = [
  [-16, 10, 1],
  [42, 10],
  [43, 14],
  [38, 16],
  [-14, 16],
  [-17, 14],
];
const PALE_SHOES: readonly string[] = [C.branco, '#F7F1FF'];
export function shoe(m: Map2, leg: Leg, { shoe: { kind, colour, sock }, skin }: Person, dim: number): Svg {
  const own = mul(m, mul(placed(leg.ankle[0], leg.ankle[1], 1, leg.foot), [leg.length, 0, 0, 1, 0, 0]));
  const c = dimmed(colour, dim);
  if (kind === 'sandal')
    return (
      sheet(
        own,
        [
          [-12, -4],
          [-4, -10],
          [8, -8],
          [22, 2],
          [37, 6],
          [38, 11],
          [-13, 11],
        ],
        dimmed(skin, dim),
        { lift: 0.3 },
      ) +
      sheet(
        own,
        [
          [-15, 9, 1],
          [38, 9],
          [41, 14],
          [36, 16],
          [-14, 16, 1],
        ],
        c,
        { lift: 0.3 },
      ) +
      brush(
        own,
        [
          [-2, -6],
          [10, 2],
          [22, 8],
        ],
        [3, 4, 3],
        c,
      )
    );
  const isSneaker = kind === 'sneaker';
  const sole = dimmed(isSneaker ? (PALE_SHOES.includes(colour) ? '#C9BBE4' : '#FFF6E6') : '#3E2A33', dim);
  const laces = isSneaker
    ? ink(
        own,
        [
          [10, -4],
          [16, 3],
        ],
        sole,
        2.4,
      ) +
      ink(
        own,
        [
          [16, -2],
          [22, 5],
        ],
        sole,
        2.4,
      )
    : '';
  const toe = print(
    own,
    [
      [18, -10],
      [50, -10],
      [50, 20],
      [26, 20],
    ],
    shade(c, 0.14),
  );
  return (
    (sock === undefined
      ? ''
      : print(
          own,
          [
            [-10, -16, 1],
            [10, -16, 1],
            [11, 4],
            [0, 8],
            [-11, 4],
          ],
          dimmed(sock, dim),
        )) +
    sheet(own, isSneaker ? SNEAKER : SHOE, c, { lift: 0.4, printed: toe + laces }) +
    sheet(own, SOLE, sole, { lift: 0.2, rim: false })
  );
}
