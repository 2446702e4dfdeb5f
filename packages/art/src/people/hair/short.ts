/** Short hair, a bun, and heads with hardly any. */
import { type Colour, shade, tint } from '../../core/colour.ts';
import type { Knot, Point } from '../../core/geometry.ts';
import { cloud, oval, tube } from '../../core/outline.ts';
import { ink, print, sheet } from '../../core/paper.ts';
import type { Svg } from '../../core/svg.ts';
import { BACK, curls, type Hair, type HairFrame, lock, NONE } from './parts.ts';

export function quiff({ m, person: p, q, sway: [sx, sy], isBack }: HairFrame): Hair {
  const c = p.phones;
  const ear: Point = [-48 + 21 * q, 4],
    cup = (x: number, w: number, k: Colour): Svg =>
      sheet(m, oval(x, 4, w, 21, 10), k, {
        lift: 0.5,
        printed: print(m, oval(x - w * 0.25, 3, w * 0.42, 12, 8), tint(k, 0.35)),
      });
  const phones = c
    ? sheet(
        m,
        tube(
          [
            [ear[0] - 2, -4],
            [-54, -42],
            [-26, -70],
            [6, -76],
            [36, -68],
            [52, -42],
            [51 - 3 * q, -6],
          ],
          [4.2, 4.4, 4.6, 4.6, 4.6, 4.4, 4],
        ),
        shade(c, 0.14),
        { lift: 0.4 },
      ) +
      cup(ear[0] - 2, 13, c) +
      (q < 0.5 ? cup(51 - 4 * q, 8 - 4 * q, shade(c, 0.22)) : '')
    : '';
  if (isBack)
    return {
      ...NONE,
      front: sheet(m, BACK, p.hair, {
        lift: 0,
        printed:
          lock(
            m,
            [
              [-20, -50],
              [-26, -10],
              [-20, 30],
            ],
            p.hair,
          ) +
          lock(
            m,
            [
              [14, -54],
              [18, -10],
              [12, 34],
            ],
            p.hair,
          ),
      }),
      over: phones,
    };
  const side: Knot[] = [
    [-50 - 3 * q, 10],
    [-53 - 3 * q, -22],
    [-44, -50],
    [-10, -60],
    [34, -54],
    [50 - 2 * q, -28],
    [46.5 - 5 * q, -6, 1],
    [43.5 - 6 * q, -18],
    [36 - 2 * q, -31],
    [16 + 4 * q, -38],
    [-14 + 3 * q, -37],
    [-34 + 4 * q, -31],
    [-40 + 6 * q, -14],
    [-41 + 10 * q, 6, 1],
  ];
  const quiff: Knot[] = [
    [-46, -34],
    [-54 + sx * 0.2, -56],
    [-44 + sx * 0.6, -78 + sy * 0.5],
    [-14 + sx, -94 + sy],
    [22 + sx * 1.2, -98 + sy],
    [50 + sx * 1.3, -86 + sy],
    [58 + sx * 1.1, -66 + sy * 0.6],
    [47 + sx * 0.5, -58],
    [50, -46],
    [42, -40],
    [34, -46],
    [24, -36],
    [10, -45],
    [-4, -35],
    [-20, -44],
    [-32, -32],
  ];
  const shine =
    ink(
      m,
      [
        [-34 + sx * 0.5, -66],
        [-12 + sx, -80],
        [18 + sx, -84],
      ],
      tint(p.hair, 0.24),
      4.2,
    ) +
    lock(
      m,
      [
        [-20, -48],
        [-8 + sx * 0.5, -64],
        [18 + sx, -72],
      ],
      p.hair,
    ) +
    lock(
      m,
      [
        [10, -46],
        [24 + sx * 0.5, -60],
        [44 + sx, -66],
      ],
      p.hair,
    );
  return {
    behind: '',
    middle: '',
    front: sheet(m, side, shade(p.hair, 0.08), { lift: 0, rim: false }),
    over: phones + sheet(m, quiff, p.hair, { lift: 0.7, printed: shine }),
    coversEars: c !== undefined,
  };
}

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

export function buzzCut({ m, person: p, q, isBack }: HairFrame): Hair {
  if (isBack)
    return {
      ...NONE,
      front: sheet(
        m,
        [
          [-49, -14],
          [-48, -38],
          [-28, -58],
          [0, -62],
          [28, -58],
          [48, -38],
          [49, -14],
          [40, 12],
          [0, 20],
          [-40, 12],
        ],
        p.hair,
        { lift: 0 },
      ),
    };
  const cap: Knot[] = [
    [-49 - 3 * q, -10],
    [-51 - 3 * q, -34],
    [-32, -59],
    [0, -66],
    [30, -59],
    [48 - 2 * q, -34],
    [44.5 - 5 * q, -20, 1],
    [40 - 3 * q, -36, 1],
    [10 + 3 * q, -39],
    [-28 + 5 * q, -36, 1],
    [-34 + 6 * q, -18, 1],
    [-41 + 9 * q, -6, 1],
  ];
  return {
    ...NONE,
    front:
      print(
        m,
        [
          [-50 - 3 * q, -16],
          [-51 - q, 4],
          [-44 + 9 * q, 8],
          [-40 + 11 * q, -6],
          [-36 + 8 * q, -20],
        ],
        p.hair,
        0.55,
      ) +
      sheet(m, cap, p.hair, {
        lift: 0.25,
        printed: curls(
          m,
          [
            [-26, -50, 4],
            [-4, -54, 4],
            [18, -52, 4],
          ],
          p.hair,
        ),
      }),
  };
}

/** Bald on top, hair at the temples. */
export function bald({ m, person: p, q, isBack }: HairFrame): Hair {
  if (isBack)
    return {
      ...NONE,
      front: sheet(
        m,
        [
          [-50, -14],
          [-20, -8],
          [20, -8],
          [50, -14],
          [48, 24],
          [24, 40],
          [-24, 40],
          [-48, 24],
        ],
        p.hair,
        { lift: 0 },
      ),
    };
  const temple: Knot[] = [
    [-52 - 2 * q, -28],
    [-57, -6],
    [-52 + 6 * q, 18],
    [-43 + 11 * q, 10],
    [-40 + 10 * q, -8],
    [-42 + 4 * q, -26],
  ];
  const far: Knot[] = [
    [50 - 3 * q, -28],
    [50 - 4 * q, 6],
    [45 - 5 * q, -4],
    [45 - 4 * q, -26],
  ];
  return {
    ...NONE,
    front:
      sheet(m, temple, p.hair, { lift: 0.2 }) +
      sheet(m, far, p.hair, { lift: 0 }) +
      ink(
        m,
        [
          [-24, -48],
          [-6, -53],
        ],
        tint(p.skin, 0.5),
        4,
      ),
  };
}
