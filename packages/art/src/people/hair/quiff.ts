/** A quiff over shaved sides. */
import { type Colour, shade, tint } from '../../core/colour.ts';
import type { Knot, Point } from '../../core/geometry.ts';
import { oval, tube } from '../../core/outline.ts';
import { ink, print, sheet } from '../../core/paper.ts';
import type { Svg } from '../../core/svg.ts';
import { BACK, type Hair, type HairFrame, lock, NONE } from './parts.ts';

export function quiff({ m, person: p, q, sway: [sx, sy], isBack }: HairFrame): Hair {
  const c = p.phones;
  const ear: Point = [-48 + 21 * q, 4],
    cup = (x: number, w: number, k: Colour): Svg =>
      sheet(m, oval(x, 4, w, 21, 10), k, {
        lift: 0.5,
        printed: print(m, oval(x - w * 0.25, 3, w * 0.42, 12, 8), tint(k, 0.35)),
      });
  const phones = c
    ? sheet(
        m,
        tube(
          [
            [ear[0] - 2, -4],
            [-54, -42],
            [-26, -70],
            [6, -76],
            [36, -68],
            [52, -42],
            [51 - 3 * q, -6],
          ],
          [4.2, 4.4, 4.6, 4.6, 4.6, 4.4, 4],
        ),
        shade(c, 0.14),
        { lift: 0.4 },
      ) +
      cup(ear[0] - 2, 13, c) +
      (q < 0.5 ? cup(51 - 4 * q, 8 - 4 * q, shade(c, 0.22)) : '')
    : '';
  if (isBack)
    return {
      ...NONE,
      front: sheet(m, BACK, p.hair, {
        lift: 0,
        printed:
          lock(
            m,
            [
              [-20, -50],
              [-26, -10],
              [-20, 30],
            ],
            p.hair,
          ) +
          lock(
            m,
            [
              [14, -54],
              [18, -10],
              [12, 34],
            ],
            p.hair,
          ),
      }),
      over: phones,
    };
  const side: Knot[] = [
    [-50 - 3 * q, 10],
    [-53 - 3 * q, -22],
    [-44, -50],
    [-10, -60],
    [34, -54],
    [50 - 2 * q, -28],
    [46.5 - 5 * q, -6, 1],
    [43.5 - 6 * q, -18],
    [36 - 2 * q, -31],
    [16 + 4 * q, -38],
    [-14 + 3 * q, -37],
    [-34 + 4 * q, -31],
    [-40 + 6 * q, -14],
    [-41 + 10 * q, 6, 1],
  ];
  const quiff: Knot[] = [
    [-46, -34],
    [-54 + sx * 0.2, -56],
    [-44 + sx * 0.6, -78 + sy * 0.5],
    [-14 + sx, -94 + sy],
    [22 + sx * 1.2, -98 + sy],
    [50 + sx * 1.3, -86 + sy],
    [58 + sx * 1.1, -66 + sy * 0.6],
    [47 + sx * 0.5, -58],
    [50, -46],
    [42, -40],
    [34, -46],
    [24, -36],
    [10, -45],
    [-4, -35],
    [-20, -44],
    [-32, -32],
  ];
  const shine =
    ink(
      m,
      [
        [-34 + sx * 0.5, -66],
        [-12 + sx, -80],
        [18 + sx, -84],
      ],
      tint(p.hair, 0.24),
      4.2,
    ) +
    lock(
      m,
      [
        [-20, -48],
        [-8 + sx * 0.5, -64],
        [18 + sx, -72],
      ],
      p.hair,
    ) +
    lock(
      m,
      [
        [10, -46],
        [24 + sx * 0.5, -60],
        [44 + sx, -66],
      ],
      p.hair,
    );
  return {
    behind: '',
    middle: '',
    front: sheet(m, side, shade(p.hair, 0.08), { lift: 0, rim: false }),
    over: phones + sheet(m, quiff, p.hair, { lift: 0.7, printed: shine }),
    coversEars: c !== undefined,
  };
}
