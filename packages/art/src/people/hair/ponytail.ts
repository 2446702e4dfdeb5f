/** A ponytail. */
import type { Knot } from '../../core/geometry.ts';
import { oval, tube } from '../../core/outline.ts';
import { sheet } from '../../core/paper.ts';
import { BACK, type Hair, type HairFrame, lock, NONE } from './parts.ts';

/** A ponytail high at the back. */
export function ponytail({ m, person: p, q, sway: [sx, sy], isBack }: HairFrame): Hair {
  const tail = sheet(
    m,
    tube(
      [
        [-34 - 8 * q, -50],
        [-64 - 6 * q + sx * 0.4, -46 + sy * 0.3],
        [-80 + sx, -4 + sy],
        [-68 + sx * 1.2, 38 + sy],
      ],
      [9, 17, 15, 4],
    ),
    p.hair,
    {
      printed: lock(
        m,
        [
          [-52, -46],
          [-72 + sx, -14 + sy],
          [-70 + sx, 20 + sy],
        ],
        p.hair,
      ),
    },
  );
  const tie = p.band ? sheet(m, oval(-42 - 6 * q, -50, 7, 10, 8, -30), p.band, { lift: 0.3 }) : '';
  if (isBack) return { ...NONE, front: sheet(m, BACK, p.hair, { lift: 0 }), over: tail + tie };
  const cap: Knot[] = [
    [-49 - 2 * q, 6],
    [-55 - 2 * q, -26],
    [-34, -60],
    [0, -67],
    [34, -59],
    [52 - 2 * q, -28],
    [46 - 5 * q, 0, 1],
    [42 - 5 * q, -18],
    [30, -33],
    [2 + 6 * q, -40],
    [-24 + 4 * q, -33],
    [-40 + 6 * q, -14],
    [-42 + 10 * q, 6],
  ];
  const strands =
    lock(
      m,
      [
        [30, -40],
        [2, -56],
        [-36, -54],
      ],
      p.hair,
    ) +
    lock(
      m,
      [
        [-4 + 6 * q, -42],
        [-26, -48],
        [-44, -46],
      ],
      p.hair,
    );
  return { ...NONE, behind: tail + tie, front: sheet(m, cap, p.hair, { lift: 0.4, printed: strands }) };
}
