/** Short hair, combed back. */
import type { Knot } from '../../core/geometry.ts';
import { sheet } from '../../core/paper.ts';
import { BACK, type Hair, type HairFrame, lock, NONE } from './parts.ts';

export function combed({ m, person: p, q, isBack }: HairFrame): Hair {
  const grey = '#B9AFC0';
  if (isBack) return { ...NONE, front: sheet(m, BACK, p.hair, { lift: 0 }) };
  const top: Knot[] = [
    [-49 - 3 * q, -4],
    [-54 - 3 * q, -32],
    [-38, -62],
    [-4, -72],
    [32, -66],
    [50 - q, -44],
    [49 - 4 * q, -24, 1],
    [41 - 3 * q, -38],
    [27, -49],
    [-2 + 4 * q, -41],
    [-24 + 4 * q, -43],
    [-36 + 4 * q, -30],
    [-40 + 8 * q, -8],
  ];
  const comb = [0, 9, 18]
    .map((k) =>
      lock(
        m,
        [
          [-40 + k * 0.6, -40 - k * 0.8],
          [-16 + k, -57 - k * 0.3],
          [24 + k * 0.6, -60 + k * 0.2],
        ],
        p.hair,
        2.2,
        0.22,
      ),
    )
    .join('');
  const temple: Knot[] = [
    [-51 - 2 * q, -26],
    [-54, -2],
    [-48 + 8 * q, 16],
    [-42 + 11 * q, 8],
    [-38 + 10 * q, -10],
    [-40 + 6 * q, -28],
  ];
  const templeF: Knot[] = [
    [50 - 4 * q, -28],
    [48 - 4 * q, 4],
    [44 - 5 * q, -6],
    [44 - 5 * q, -26],
  ];
  return {
    ...NONE,
    front:
      sheet(m, top, p.hair, { lift: 0.5, printed: comb }) +
      sheet(m, temple, grey, { lift: 0.15 }) +
      sheet(m, templeF, grey, { lift: 0 }),
  };
}
