/** A flat cap over grey hair. */
import { shade, tint } from '../../core/colour.ts';
import type { Knot } from '../../core/geometry.ts';
import { oval } from '../../core/outline.ts';
import { ink, sheet } from '../../core/paper.ts';
import { BACK, type Hair, type HairFrame, NONE } from './parts.ts';

export function flatCap({ m, person: p, q, sway: [sx, sy], isBack }: HairFrame): Hair {
  const c = p.cap ?? p.hair;
  const crown: Knot[] = [
    [-60, -27],
    [-66 + sx * 0.3, -48],
    [-44 + sx * 0.5, -76 + sy * 0.3],
    [2 + sx * 0.5, -85 + sy * 0.3],
    [44 + sx * 0.4, -74],
    [62, -47],
    [58, -29],
    [0, -36],
  ];
  const seams =
    ink(
      m,
      [
        [2, -84],
        [-18, -60],
        [-24, -34],
      ],
      shade(c, 0.2),
      2,
    ) +
    ink(
      m,
      [
        [2, -84],
        [30, -62],
        [36, -34],
      ],
      shade(c, 0.2),
      2,
    ) +
    ink(
      m,
      [
        [-52, -50],
        [-38, -68],
        [-18, -76],
      ],
      tint(c, 0.4),
      3.4,
    );
  const brim: Knot[] = [
    [-50 + 26 * q, -30, 1],
    [-20 + 16 * q, -37],
    [24, -38],
    [54, -31, 1],
    [61 + 14 * q, -21],
    [58 + 14 * q, -14],
    [30 + 8 * q, -20],
    [0 + 6 * q, -21.5],
    [-30 + 16 * q, -20],
    [-52 + 26 * q, -20],
  ];
  const cap =
    sheet(m, crown, c, { lift: 0.7, printed: seams }) +
    sheet(m, oval(2 + sx * 0.5, -85, 5, 3.6, 8), shade(c, 0.14), { lift: 0.2 });
  if (isBack)
    return {
      ...NONE,
      front: sheet(m, BACK, p.hair, { lift: 0 }),
      over:
        cap +
        sheet(
          m,
          [
            [-60, -28],
            [0, -40],
            [60, -28],
            [56, -18],
            [0, -28],
            [-56, -18],
          ],
          shade(c, 0.15),
          { lift: 0.3 },
        ),
    };
  const burnN: Knot[] = [
    [-54 - 2 * q, -30],
    [-57 - 2 * q, -8],
    [-55 + 2 * q, 14],
    [-48 + 12 * q, 22],
    [-43 + 12 * q, 12],
    [-39 + 13 * q, -4],
    [-38 + 10 * q, -28],
  ];
  const burnF: Knot[] = [
    [52 - 2 * q, -30],
    [51 - 4 * q, -4],
    [47 - 4 * q, 10],
    [44 - 6 * q, -4],
    [43 - 4 * q, -28],
  ];
  return {
    behind: '',
    middle: '',
    front: sheet(m, burnN, p.hair, { lift: 0.2 }) + sheet(m, burnF, shade(p.hair, 0.1), { lift: 0 }),
    over: cap + sheet(m, brim, shade(c, 0.16), { lift: 0.8 }),
    coversEars: false,
  };
}
