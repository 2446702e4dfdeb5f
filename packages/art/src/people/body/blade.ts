/** Iara's running blade. */
import { shade } from '../../core/colour.ts';
import { angle, clamp, dist, type Knot, type Map2, mul, placed } from '../../core/geometry.ts';
import { tube } from '../../core/outline.ts';
import { ink, print, sheet } from '../../core/paper.ts';
import type { Svg } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import type { Leg } from './leg.ts';
import { BONE } from './spine.ts';

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
