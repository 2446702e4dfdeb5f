/** Legs: bones solved from where the ankle is, skin, shoes, and the running blade. */
import { shade } from '../../core/colour.ts';
import {
  angle,
  between,
  clamp,
  dist,
  type Knot,
  lerp,
  type Map2,
  mul,
  type Point,
  placed,
  reach,
} from '../../core/geometry.ts';
import { tube } from '../../core/outline.ts';
import { brush, dimmed, ink, print, sheet } from '../../core/paper.ts';
import type { Svg } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import type { Person } from '../person.ts';
import type { LegPlace } from '../vocabulary.ts';
import { BONE } from './spine.ts';

export interface Leg {
  readonly hip: Point;
  readonly knee: Point;
  readonly ankle: Point;
  readonly foot: number;
  /** how much of its length a foot shows: all of it from the side */
  readonly length: number;
  readonly isNear: boolean;
}
export function legOf(hip: Point, place: LegPlace, turn: number, isNear: boolean): Leg {
  const { mid, end } = reach(hip, place.to, BONE.thigh, BONE.shin, place.bend ?? -1);
  return { hip, knee: mid, ankle: end, foot: place.foot ?? 0, length: between(0.72, 1, turn), isNear };
}
/** half widths of a bare leg, hip to ankle */
const BARE = [19, 17, 12.5, 13.2, 9.6] as const;
export const bareLeg = ({ hip, knee, ankle }: Leg, width: number): Knot[] =>
  tube(
    [hip, lerp(hip, knee, 0.5), knee, lerp(knee, ankle, 0.32), lerp(knee, ankle, 0.72), ankle],
    [...BARE.map((r) => r * width), 8.4],
  );
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
/** The running blade hangs on the knee and carries the weight: socket, carbon spring, sole. */
export function blade(m: Map2, leg: Leg): Svg {
  const raw = angle(leg.knee, leg.ankle) - 90;
  const own = mul(m, placed(leg.knee[0], leg.knee[1], 1, leg.foot === 0 ? raw * 0.5 : raw));
  const f = clamp(dist(leg.knee, leg.ankle) / BONE.shin, 0.86, 1.1) * 0.95;
  const spring = tube(
    [
      [0, 26],
      [-3, 42 * f],
      [-13, 60 * f],
      [-12, 80 * f],
      [2, 94 * f],
      [22, 98 * f],
      [34, 96 * f],
    ],
    [5.5, 5, 4.6, 4.4, 4.2, 3.8, 2.8],
  );
  const socket: readonly Knot[] = [
    [-15, -8],
    [15, -8],
    [13, 14],
    [7, 34, 1],
    [-6, 34, 1],
    [-12, 14],
  ];
  return (
    sheet(own, spring, '#3F3A6B', {
      lift: 0.4,
      printed: ink(
        own,
        [
          [-2, 34],
          [-14, 60],
          [-13, 78],
          [0, 91],
        ],
        '#7F7AB8',
        2,
      ),
    }) +
    sheet(own, socket, C.lagoa, {
      lift: 0.4,
      printed:
        print(
          own,
          [
            [3, -10],
            [20, -10],
            [16, 40],
            [4, 40],
          ],
          shade(C.lagoa, 0.22),
        ) +
        ink(
          own,
          [
            [-9, 4],
            [9, 4],
          ],
          C.ipe,
          3.2,
        ),
    }) +
    print(
      own,
      [
        [6, 99 * f],
        [36, 99 * f],
        [36, 104 * f],
        [4, 104 * f],
      ],
      C.tinta,
    )
  );
}
