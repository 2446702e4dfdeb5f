/** Two braids. */
import { tint } from '../../core/colour.ts';
import type { Knot } from '../../core/geometry.ts';
import { oval } from '../../core/outline.ts';
import { ink, sheet } from '../../core/paper.ts';
import type { Svg } from '../../core/svg.ts';
import { BACK, type Hair, type HairFrame, lock, NONE } from './parts.ts';

/** Two braids before the shoulders. */
export function braids({ m, person: p, q, sway: [sx, sy], isBack }: HairFrame): Hair {
  const braid = (x: number): Svg =>
    [0, 1, 2, 3, 4]
      .map((i) =>
        sheet(
          m,
          oval(x + sx * i * 0.2, 22 + i * 17 + sy * i * 0.2, 10 - i * 0.7, 11.5, 8, i % 2 ? 16 : -16),
          i % 2 ? tint(p.hair, 0.08) : p.hair,
          { lift: 0.3 },
        ),
      )
      .join('') + (p.band ? sheet(m, oval(x + sx, 100 + sy, 6.5, 5), p.band, { lift: 0.3 }) : '');
  if (isBack)
    return {
      ...NONE,
      front:
        sheet(m, BACK, p.hair, { lift: 0 }) +
        ink(
          m,
          [
            [0, -60],
            [0, 40],
          ],
          tint(p.hair, 0.3),
          2,
        ),
      over: braid(-34) + braid(34),
    };
  const cap: Knot[] = [
    [-50 - 2 * q, 22],
    [-56 - 2 * q, -24],
    [-32, -61],
    [4, -67],
    [36, -59],
    [53 - 2 * q, -26],
    [49 - 5 * q, 12, 1],
    [44 - 5 * q, -8],
    [34, -28],
    [6 + 8 * q, -44, 1],
    [-18 + 6 * q, -34],
    [-38 + 8 * q, -18],
    [-43 + 11 * q, 20],
  ];
  const part =
    lock(
      m,
      [
        [-46, -24],
        [-24, -48],
        [4 + 6 * q, -62],
      ],
      p.hair,
    ) +
    lock(
      m,
      [
        [44, -26],
        [26, -50],
        [8 + 6 * q, -62],
      ],
      p.hair,
    );
  return {
    behind: braid(48 - 12 * q),
    middle: '',
    front: sheet(m, cap, p.hair, { lift: 0.4, printed: part }),
    over: braid(-47 + 4 * q),
    coversEars: true,
  };
}
