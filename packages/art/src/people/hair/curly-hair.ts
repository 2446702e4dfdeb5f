/** Curls to the shoulders. */

import { sheet } from '../../core/paper.ts';
import { cloud } from '../../core/scallops.ts';
import { curls, type Hair, type HairFrame, NONE } from './parts.ts';

export function curlyHair({ m, person: p, q, sway: [sx, sy], isBack }: HairFrame): Hair {
  const mass = cloud(
    [
      [-54, 40 + sy],
      [-66 + sx * 0.6, 14 + sy * 0.6],
      [-66 + sx * 0.3, -28],
      [-42, -66],
      [0, -78],
      [42, -66],
      [64, -28],
      [63 + sx * 0.6, 14 + sy * 0.6],
      [52 + sx, 42 + sy],
    ],
    15,
    8,
    9,
  );
  const marks = curls(
    m,
    [
      [-54, 0, 6],
      [-56, 24, 6],
      [-44, -44, 6],
      [50, -16, 6],
      [54, 18, 6],
      [-12, -68, 6],
      [26, -62, 6],
    ],
    p.hair,
  );
  if (isBack) return { ...NONE, front: sheet(m, mass, p.hair, { printed: marks }) };
  const fringe = cloud(
    [
      [-52 - 2 * q, 2],
      [-55, -32],
      [-30, -64],
      [6, -70],
      [40, -58],
      [53 - 2 * q, -26],
      [46 - 5 * q, -8],
      [38, -30],
      [12, -33],
      [-14 + 4 * q, -38],
      [-34 + 4 * q, -22],
      [-42 + 6 * q, 0],
    ],
    15,
    4.5,
    4,
  );
  return {
    behind: sheet(m, mass, p.hair, { printed: marks }),
    middle: '',
    front: sheet(m, fringe, p.hair, {
      lift: 0.4,
      rim: false,
      printed: curls(
        m,
        [
          [-34, -38, 5],
          [-8, -50, 5],
          [22, -44, 5],
        ],
        p.hair,
      ),
    }),
    over: '',
    coversEars: true,
  };
}
