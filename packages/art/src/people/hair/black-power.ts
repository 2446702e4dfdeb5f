/** Black power: a round crown of curls. */
import { tint } from '../../core/colour.ts';
import type { Knot, Point } from '../../core/geometry.ts';
import { oval, tube } from '../../core/outline.ts';
import { ink, sheet } from '../../core/paper.ts';
import { cloud } from '../../core/scallops.ts';
import { curls, type Hair, type HairFrame, NONE } from './parts.ts';

export function blackPower({ m, person: p, q, sway: [sx, sy], isBack }: HairFrame): Hair {
  const mass = cloud(
    [
      [-60, 26],
      [-76, 4 + sy * 0.3],
      [-80 + sx * 0.5, -34 + sy * 0.4],
      [-58 + sx, -80 + sy],
      [-8 + sx * 1.1, -102 + sy],
      [46 + sx, -86 + sy],
      [74 + sx * 0.5, -44 + sy * 0.4],
      [70, 0 + sy * 0.3],
      [52, 26],
    ].map(([x = 0, y = 0]): Knot => [x - 5 * q, y]),
    19,
    8,
    5,
  );
  const marks = curls(
    m,
    [
      [-58 + sx * 0.6, -40, 6],
      [-44 + sx, -70, 6],
      [-14 + sx, -86, 7],
      [22 + sx, -82, 6],
      [-66, -12, 5],
      [50 + sx, -58, 6],
      [2 + sx, -104, 5],
      [-70 + sx * 0.5, -56, 5],
    ],
    p.hair,
  );
  const knotAt: Point = [-30 + 4 * q + sx * 0.3, -55];
  const knot = p.band
    ? sheet(
        m,
        tube(
          [knotAt, [knotAt[0] - 12 + sx, knotAt[1] - 16 + sy], [knotAt[0] - 22 + sx, knotAt[1] - 20 + sy]],
          [4, 8, 4.5],
        ),
        p.band,
        { lift: 0.5 },
      ) +
      sheet(
        m,
        tube(
          [knotAt, [knotAt[0] + 5 + sx, knotAt[1] - 18 + sy], [knotAt[0] + 14 + sx, knotAt[1] - 24 + sy]],
          [4, 8, 4.5],
        ),
        tint(p.band, 0.25),
        { lift: 0.5 },
      ) +
      sheet(m, oval(knotAt[0], knotAt[1], 7.5, 6.5, 8), p.band, { lift: 0.6 })
    : '';
  if (isBack)
    return {
      ...NONE,
      front:
        sheet(m, mass, p.hair, { lift: 1, printed: marks }) +
        (p.band
          ? sheet(
              m,
              tube(
                [
                  [-62, -30],
                  [-30, -46],
                  [0, -50],
                  [30, -46],
                  [62, -30],
                ],
                [7, 7, 7],
              ),
              p.band,
              { lift: 0.4 },
            )
          : ''),
    };
  const line: Knot[] = [
    [-51 - 3 * q, 8],
    [-56 - 2 * q, -26],
    [-34, -58],
    [0, -66],
    [32, -58],
    [53 - 2 * q, -26],
    [48 - 4 * q, 2, 1],
    [44.5 - 6 * q, -14],
    [37 - 2 * q, -27],
    [18 + 5 * q, -34],
    [-10 + 3 * q, -35],
    [-33 + 2 * q, -27],
    [-42 + 3 * q, -12],
    [-44 + 6 * q, 6, 1],
  ];
  const band = p.band
    ? sheet(
        m,
        tube(
          [
            [-57 - 2 * q, -12],
            [-47, -42],
            [-16, -58],
            [18, -57.5],
            [43, -41],
            [53 - 3 * q, -16],
          ],
          [6.4, 6.8, 7, 7, 6.8, 6],
        ),
        p.band,
        {
          lift: 0.5,
          printed: ink(
            m,
            [
              [-40, -52],
              [-14, -64],
              [14, -64],
            ],
            tint(p.band, 0.6),
            2,
          ),
        },
      ) + knot
    : '';
  return {
    behind: sheet(m, mass, p.hair, { lift: 1, printed: marks }),
    middle: '',
    front: sheet(m, line, p.hair, { lift: 0.5, rim: false }),
    over: band,
    coversEars: false,
  };
}
