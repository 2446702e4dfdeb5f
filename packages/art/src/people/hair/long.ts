/** Long hair that falls behind the body and before a shoulder. */
import { tint } from '../../core/colour.ts';
import type { Knot } from '../../core/geometry.ts';
import { cloud, oval, tube } from '../../core/outline.ts';
import { ink, sheet } from '../../core/paper.ts';
import type { Svg } from '../../core/svg.ts';
import { BACK, type Hair, type HairFrame, lock, NONE } from './parts.ts';

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

export function bob({ m, person: p, q, sway: [sx, sy], isBack }: HairFrame): Hair {
  const mass: Knot[] = [
    [-34, -62],
    [-58, -24],
    [-62 + sx * 0.4, 20 + sy * 0.4],
    [-56 + sx, 46 + sy],
    [0, 40],
    [54 + sx, 46 + sy],
    [60 + sx * 0.4, 20],
    [58, -24],
    [34, -62],
    [0, -68],
  ];
  if (isBack) return { ...NONE, front: sheet(m, mass, p.hair) };
  const fringe: Knot[] = [
    [-50 - 2 * q, 30],
    [-58, 0],
    [-54, -36],
    [-28, -64],
    [6, -68],
    [38, -58],
    [53, -28],
    [53 - 4 * q, 24],
    [46 - 5 * q, 30],
    [43 - 5 * q, -8],
    [34, -24],
    [0, -26],
    [-32 + 4 * q, -22],
    [-41 + 6 * q, -4],
    [-42 + 8 * q, 30],
  ];
  return {
    behind: sheet(m, mass, p.hair),
    middle: '',
    front: sheet(m, fringe, p.hair, {
      lift: 0.4,
      printed: ink(
        m,
        [
          [-40, -38],
          [-24, -52],
          [0, -56],
        ],
        tint(p.hair, 0.28),
        4,
      ),
    }),
    over: '',
    coversEars: true,
  };
}

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
