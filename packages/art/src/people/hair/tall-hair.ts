/** Hair that stands: a black power, a quiff. */
import { type Colour, shade, tint } from '../../core/colour.ts';
import { circles, type Knot, knots, type Point, points } from '../../core/geometry.ts';
import { oval, tube } from '../../core/outline.ts';
import { ink, print, sheet } from '../../core/paper.ts';
import { cloud } from '../../core/scallops.ts';
import type { Svg } from '../../core/svg.ts';
import { BACK, curls, type Hair, type HairFrame, lock, NONE } from './parts.ts';

export function blackPower({ m, person: p, q, sway: [sx, sy], isBack }: HairFrame): Hair {
  const mass = cloud(
    points`
      -60,26 -76,${4 + sy * 0.3} ${-80 + sx * 0.5},${-34 + sy * 0.4} ${-58 + sx},${-80 + sy}
      ${-8 + sx * 1.1},${-102 + sy} ${46 + sx},${-86 + sy} ${74 + sx * 0.5},${-44 + sy * 0.4} 70,${0 + sy * 0.3} 52,26
    `.map(([x, y]): Knot => [x - 5 * q, y]),
    19,
    8,
    5,
  );
  const marks = curls(
    m,
    circles`
      ${-58 + sx * 0.6},-40,6 ${-44 + sx},-70,6 ${-14 + sx},-86,7 ${22 + sx},-82,6 -66,-12,5 ${50 + sx},-58,6
      ${2 + sx},-104,5 ${-70 + sx * 0.5},-56,5
    `,
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
        (p.band ? sheet(m, tube(points`-62,-30 -30,-46 0,-50 30,-46 62,-30`, [7, 7, 7]), p.band, { lift: 0.4 }) : ''),
    };
  const line: Knot[] = knots`
    ${-51 - 3 * q},8 ${-56 - 2 * q},-26 -34,-58 0,-66 32,-58 ${53 - 2 * q},-26 ${48 - 4 * q},2,1 ${44.5 - 6 * q},-14
    ${37 - 2 * q},-27 ${18 + 5 * q},-34 ${-10 + 3 * q},-35 ${-33 + 2 * q},-27 ${-42 + 3 * q},-12 ${-44 + 6 * q},6,1
  `;
  const band = p.band
    ? sheet(
        m,
        tube(points`${-57 - 2 * q},-12 -47,-42 -16,-58 18,-57.5 43,-41 ${53 - 3 * q},-16`, [6.4, 6.8, 7, 7, 6.8, 6]),
        p.band,
        {
          lift: 0.5,
          printed: ink(m, points`-40,-52 -14,-64 14,-64`, tint(p.band, 0.6), 2),
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
        printed: lock(m, points`-20,-50 -26,-10 -20,30`, p.hair) + lock(m, points`14,-54 18,-10 12,34`, p.hair),
      }),
      over: phones,
    };
  const side: Knot[] = knots`
    ${-50 - 3 * q},10 ${-53 - 3 * q},-22 -44,-50 -10,-60 34,-54 ${50 - 2 * q},-28 ${46.5 - 5 * q},-6,1
    ${43.5 - 6 * q},-18 ${36 - 2 * q},-31 ${16 + 4 * q},-38 ${-14 + 3 * q},-37 ${-34 + 4 * q},-31 ${-40 + 6 * q},-14
    ${-41 + 10 * q},6,1
  `;
  const quiff: Knot[] = points`
    -46,-34 ${-54 + sx * 0.2},-56 ${-44 + sx * 0.6},${-78 + sy * 0.5} ${-14 + sx},${-94 + sy}
    ${22 + sx * 1.2},${-98 + sy} ${50 + sx * 1.3},${-86 + sy} ${58 + sx * 1.1},${-66 + sy * 0.6} ${47 + sx * 0.5},-58
    50,-46 42,-40 34,-46 24,-36 10,-45 -4,-35 -20,-44 -32,-32
  `;
  const shine =
    ink(m, points`${-34 + sx * 0.5},-66 ${-12 + sx},-80 ${18 + sx},-84`, tint(p.hair, 0.24), 4.2) +
    lock(m, points`-20,-48 ${-8 + sx * 0.5},-64 ${18 + sx},-72`, p.hair) +
    lock(m, points`10,-46 ${24 + sx * 0.5},-60 ${44 + sx},-66`, p.hair);
  return {
    behind: '',
    middle: '',
    front: sheet(m, side, shade(p.hair, 0.08), { lift: 0, rim: false }),
    over: phones + sheet(m, quiff, p.hair, { lift: 0.7, printed: shine }),
    coversEars: c !== undefined,
  };
}
