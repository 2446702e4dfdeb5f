/** Wavy hair over the shoulders. */
import { tint } from '../../core/colour.ts';
import type { Knot } from '../../core/geometry.ts';
import { ink, sheet } from '../../core/paper.ts';
import { cloud } from '../../core/scallops.ts';
import { type Hair, type HairFrame, lock, NONE } from './parts.ts';

/** Long hair in waves. */
export function wavyHair({ m, person: p, q, sway: [sx, sy], isBack }: HairFrame): Hair {
  const x = (v: number): number => v - 6 * q;
  const mass = cloud(
    [
      [x(-30), -60],
      [x(-60), -20],
      [x(-66) + sx * 0.3, 30],
      [x(-68) + sx, 88 + sy],
      [x(-40) + sx, 104 + sy],
      [x(0) + sx, 84 + sy],
      [x(44) + sx * 0.8, 82 + sy],
      [x(62) + sx * 0.4, 30],
      [x(60), -20],
      [x(32), -60],
    ],
    14,
    6,
    4,
  );
  if (isBack)
    return {
      ...NONE,
      front: sheet(m, mass, p.hair, {
        printed: lock(
          m,
          [
            [-14, -40],
            [-20, 30],
            [-14, 80],
          ],
          p.hair,
          3,
        ),
      }),
    };
  const near: Knot[] = [
    [8 + 7 * q, -63, 1],
    [-30, -63],
    [-57 - 2 * q, -28],
    [-62 - 2 * q, 12],
    [-56 + sx * 0.2, 40],
    [-60 + sx * 0.4, 66],
    [-46 + 8 * q, 44],
    [-43 + 13 * q, 20],
    [-44 + 12 * q, 0],
    [-36 + 8 * q, -19],
    [-14 + 6 * q, -36],
    [8 + 8 * q, -46, 1],
  ];
  const far: Knot[] = [
    [6 + 7 * q, -63, 1],
    [36, -57],
    [55 - 2 * q, -26],
    [56 - 5 * q, 10],
    [52 - 5 * q, 34],
    [46 - 6 * q, 16],
    [44.5 - 6 * q, -6],
    [36 - 2 * q, -26],
    [8 + 8 * q, -45, 1],
  ];
  const shine = ink(
    m,
    [
      [-42, -34],
      [-30, -48],
      [-10, -55],
    ],
    tint(p.hair, 0.28),
    4.5,
  );
  return {
    behind: sheet(m, mass, p.hair),
    middle: '',
    front: sheet(m, far, p.hair, { lift: 0.35, rim: false }) + sheet(m, near, p.hair, { lift: 0.5, printed: shine }),
    over: '',
    coversEars: true,
  };
}
