/** Long straight hair. */
import { tint } from '../../core/colour.ts';
import type { Knot } from '../../core/geometry.ts';
import { ink, sheet } from '../../core/paper.ts';
import { type Hair, type HairFrame, lock, NONE } from './parts.ts';

export function longHair({ m, person: p, q, sway: [sx, sy], isBack }: HairFrame): Hair {
  const x = (v: number): number => v - 6 * q;
  const fall: Knot[] = [
    [x(-30), -62],
    [x(-57), -22],
    [x(-61) + sx * 0.1, 30 + sy * 0.15],
    [x(-64) + sx * 0.45, 78 + sy * 0.5],
    [x(-66) + sx * 0.9, 118 + sy * 0.9],
    [x(-54) + sx * 1.1, 146 + sy],
    [x(-22) + sx * 1.05, 140 + sy],
    [x(8) + sx * 0.9, 128 + sy * 0.9],
    [x(38) + sx * 0.5, 96 + sy * 0.5],
    [x(56), 40],
    [x(59), -22],
    [x(32), -62],
  ];
  const strands =
    lock(
      m,
      [
        [x(-50), 10],
        [x(-52) + sx * 0.4, 70 + sy * 0.5],
        [x(-54) + sx, 124 + sy],
      ],
      p.hair,
      3,
    ) +
    lock(
      m,
      [
        [x(-36), 30],
        [x(-34) + sx * 0.5, 84 + sy * 0.6],
        [x(-32) + sx, 128 + sy],
      ],
      p.hair,
      3,
    ) +
    lock(
      m,
      [
        [x(40), 20],
        [x(36) + sx * 0.3, 66 + sy * 0.3],
        [x(22) + sx * 0.7, 108 + sy * 0.8],
      ],
      p.hair,
      3,
    );
  if (isBack)
    return {
      ...NONE,
      front: sheet(m, fall, p.hair, {
        printed:
          strands +
          lock(
            m,
            [
              [0, -50],
              [-4, 30],
              [-8 + sx, 120],
            ],
            p.hair,
            3,
          ),
      }),
    };
  const near: Knot[] = [
    [10 + 7 * q, -63, 1],
    [-30, -62],
    [-55 - 2 * q, -28],
    [-59 - 2 * q, 12],
    [-60 + sx * 0.2, 52 + sy * 0.2],
    [-52 + sx * 0.4, 84 + sy * 0.5],
    [-43 + 8 * q + sx * 0.2, 50],
    [-43 + 13 * q, 22],
    [-44 + 12 * q, 0],
    [-36 + 8 * q, -19],
    [-16 + 6 * q, -35],
    [10 + 8 * q, -46, 1],
  ];
  const far: Knot[] = [
    [8 + 7 * q, -63, 1],
    [36, -56],
    [54 - 2 * q, -26],
    [55 - 5 * q, 12],
    [54 - 5 * q + sx * 0.2, 50],
    [48 - 5 * q, 58],
    [46 - 6 * q, 24],
    [44.5 - 6 * q, -4],
    [36 - 2 * q, -26],
    [10 + 8 * q, -45, 1],
  ];
  const shine =
    ink(
      m,
      [
        [-42, -34],
        [-30, -48],
        [-10, -55],
      ],
      tint(p.hair, 0.28),
      4.5,
    ) +
    lock(
      m,
      [
        [-50, 4],
        [-52, 30],
        [-50, 60],
      ],
      p.hair,
      2.4,
    );
  return {
    behind: sheet(m, fall, p.hair, { printed: strands }),
    middle: '',
    front: sheet(m, far, p.hair, { lift: 0.35, rim: false }) + sheet(m, near, p.hair, { lift: 0.5, printed: shine }),
    over: '',
    coversEars: true,
  };
}
