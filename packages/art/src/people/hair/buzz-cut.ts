/** A buzz cut. */
import type { Knot } from '../../core/geometry.ts';
import { print, sheet } from '../../core/paper.ts';
import { curls, type Hair, type HairFrame, NONE } from './parts.ts';

export function buzzCut({ m, person: p, q, isBack }: HairFrame): Hair {
  if (isBack)
    return {
      ...NONE,
      front: sheet(
        m,
        [
          [-49, -14],
          [-48, -38],
          [-28, -58],
          [0, -62],
          [28, -58],
          [48, -38],
          [49, -14],
          [40, 12],
          [0, 20],
          [-40, 12],
        ],
        p.hair,
        { lift: 0 },
      ),
    };
  const cap: Knot[] = [
    [-49 - 3 * q, -10],
    [-51 - 3 * q, -34],
    [-32, -59],
    [0, -66],
    [30, -59],
    [48 - 2 * q, -34],
    [44.5 - 5 * q, -20, 1],
    [40 - 3 * q, -36, 1],
    [10 + 3 * q, -39],
    [-28 + 5 * q, -36, 1],
    [-34 + 6 * q, -18, 1],
    [-41 + 9 * q, -6, 1],
  ];
  return {
    ...NONE,
    front:
      print(
        m,
        [
          [-50 - 3 * q, -16],
          [-51 - q, 4],
          [-44 + 9 * q, 8],
          [-40 + 11 * q, -6],
          [-36 + 8 * q, -20],
        ],
        p.hair,
        0.55,
      ) +
      sheet(m, cap, p.hair, {
        lift: 0.25,
        printed: curls(
          m,
          [
            [-26, -50, 4],
            [-4, -54, 4],
            [18, -52, 4],
          ],
          p.hair,
        ),
      }),
  };
}
