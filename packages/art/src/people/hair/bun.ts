/** A bun. */
import { shade } from '../../core/colour.ts';
import type { Knot } from '../../core/geometry.ts';
import { oval } from '../../core/outline.ts';
import { ink, sheet } from '../../core/paper.ts';
import { cloud } from '../../core/scallops.ts';
import { BACK, type Hair, type HairFrame, lock, NONE } from './parts.ts';

export function bun({ m, person: p, q, sway: [sx, sy], isBack }: HairFrame): Hair {
  const bun = sheet(m, cloud(oval(-10 - 8 * q + sx * 0.5, -76 + sy * 0.3, 20, 17, 10), 9, 4, 3), p.hair, {
    lift: 0.5,
    printed: lock(
      m,
      [
        [-22, -72],
        [-12, -82],
        [2, -76],
      ],
      shade(p.hair, 0.3),
      2,
      0,
    ),
  });
  if (isBack) return { ...NONE, front: sheet(m, BACK, p.hair, { lift: 0 }), over: bun };
  const cap: Knot[] = [
    [-48 - 2 * q, 4],
    [-54 - 2 * q, -28],
    [-32, -60],
    [2, -66],
    [34, -58],
    [51 - 2 * q, -28],
    [46 - 5 * q, 0, 1],
    [43 - 5 * q, -16],
    [32, -31],
    [6 + 6 * q, -42, 1],
    [-20 + 4 * q, -32],
    [-38 + 6 * q, -16],
    [-42 + 10 * q, 4],
  ];
  const waves =
    [0, 1, 2]
      .map((i) =>
        ink(
          m,
          [
            [6 + 4 * q, -62 + i * 5],
            [-20, -52 + i * 6],
            [-42, -26 + i * 8],
          ],
          shade(p.hair, 0.16),
          1.8,
        ),
      )
      .join('') +
    ink(
      m,
      [
        [12 + 4 * q, -60],
        [34, -48],
        [45, -24],
      ],
      shade(p.hair, 0.16),
      1.8,
    );
  return { ...NONE, middle: bun, front: sheet(m, cap, p.hair, { lift: 0.45, printed: waves }) };
}
