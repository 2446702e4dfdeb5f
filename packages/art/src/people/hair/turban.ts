/** A turban. */
import { shade, tint } from '../../core/colour.ts';
import type { Knot } from '../../core/geometry.ts';
import { oval, tube } from '../../core/outline.ts';
import { ink, print, sheet } from '../../core/paper.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { BACK, type Hair, type HairFrame, NONE } from './parts.ts';

export function turban({ m, person: p, q, sway: [sx, sy], isBack }: HairFrame): Hair {
  const c = p.band ?? C.lagoa;
  const wrap: Knot[] = [
    [-52 - 2 * q, -4],
    [-60, -40],
    [-42, -80 + sy * 0.3],
    [-2, -92 + sy * 0.4],
    [40, -80],
    [58, -42],
    [50 - 4 * q, -14],
    [30, -30],
    [0 + 4 * q, -35],
    [-28 + 4 * q, -29],
  ];
  const folds =
    ink(
      m,
      [
        [-56, -30],
        [-20, -50],
        [26, -52],
        [54, -34],
      ],
      shade(c, 0.22),
      2.6,
    ) +
    ink(
      m,
      [
        [-54, -52],
        [-20, -68],
        [20, -70],
        [52, -54],
      ],
      shade(c, 0.22),
      2.6,
    ) +
    ink(
      m,
      [
        [-46, -66],
        [-24, -80],
        [0, -84],
      ],
      tint(c, 0.35),
      3.2,
    );
  const knot = isBack
    ? ''
    : sheet(
        m,
        tube(
          [
            [14, -72],
            [2 + sx, -94 + sy],
            [-8 + sx, -100 + sy],
          ],
          [5, 9, 4],
        ),
        tint(c, 0.2),
        { lift: 0.4 },
      ) +
      sheet(
        m,
        tube(
          [
            [18, -72],
            [32 + sx, -92 + sy],
            [46 + sx, -94 + sy],
          ],
          [5, 9, 4],
        ),
        c,
        { lift: 0.4 },
      ) +
      sheet(m, oval(16, -70, 10, 8, 8), shade(c, 0.08), { lift: 0.5 });
  if (isBack)
    return {
      ...NONE,
      front: sheet(m, BACK, p.hair, { lift: 0 }),
      over: sheet(
        m,
        [
          [-52, 4],
          [-60, -40],
          [-42, -80],
          [-2, -92],
          [40, -80],
          [60, -40],
          [52, 4],
          [0, 14],
        ],
        c,
        { printed: folds },
      ),
    };
  return {
    ...NONE,
    front: print(
      m,
      [
        [-46 + 3 * q, 8],
        [-50, -20],
        [-36, -34],
        [40, -34],
        [45 - 4 * q, -10],
        [36, -24],
        [-34 + 4 * q, -22],
        [-40 + 8 * q, 4],
      ],
      p.hair,
    ),
    over: sheet(m, wrap, c, { lift: 0.6, printed: folds }) + knot,
  };
}
