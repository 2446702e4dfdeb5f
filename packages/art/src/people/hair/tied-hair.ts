/** Hair that is tied: braids, a bun, a ponytail. */
import { shade, tint } from '../../core/colour.ts';
import { type Knot, knots, points } from '../../core/geometry.ts';
import { oval, tube } from '../../core/outline.ts';
import { ink, sheet } from '../../core/paper.ts';
import { cloud } from '../../core/scallops.ts';
import type { Svg } from '../../core/svg.ts';
import { BACK, type Hair, type HairFrame, lock, NONE } from './parts.ts';

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
      front: sheet(m, BACK, p.hair, { lift: 0 }) + ink(m, points`0,-60 0,40`, tint(p.hair, 0.3), 2),
      over: braid(-34) + braid(34),
    };
  const cap: Knot[] = knots`
    ${-50 - 2 * q},22 ${-56 - 2 * q},-24 -32,-61 4,-67 36,-59 ${53 - 2 * q},-26 ${49 - 5 * q},12,1 ${44 - 5 * q},-8
    34,-28 ${6 + 8 * q},-44,1 ${-18 + 6 * q},-34 ${-38 + 8 * q},-18 ${-43 + 11 * q},20
  `;
  const part =
    lock(m, points`-46,-24 -24,-48 ${4 + 6 * q},-62`, p.hair) + lock(m, points`44,-26 26,-50 ${8 + 6 * q},-62`, p.hair);
  return {
    behind: braid(48 - 12 * q),
    middle: '',
    front: sheet(m, cap, p.hair, { lift: 0.4, printed: part }),
    over: braid(-47 + 4 * q),
    coversEars: true,
  };
}

export function bun({ m, person: p, q, sway: [sx, sy], isBack }: HairFrame): Hair {
  const bun = sheet(m, cloud(oval(-10 - 8 * q + sx * 0.5, -76 + sy * 0.3, 20, 17, 10), 9, 4, 3), p.hair, {
    lift: 0.5,
    printed: lock(m, points`-22,-72 -12,-82 2,-76`, shade(p.hair, 0.3), 2, 0),
  });
  if (isBack) return { ...NONE, front: sheet(m, BACK, p.hair, { lift: 0 }), over: bun };
  const cap: Knot[] = knots`
    ${-48 - 2 * q},4 ${-54 - 2 * q},-28 -32,-60 2,-66 34,-58 ${51 - 2 * q},-28 ${46 - 5 * q},0,1 ${43 - 5 * q},-16
    32,-31 ${6 + 6 * q},-42,1 ${-20 + 4 * q},-32 ${-38 + 6 * q},-16 ${-42 + 10 * q},4
  `;
  const waves =
    [0, 1, 2]
      .map((i) =>
        ink(m, points`${6 + 4 * q},${-62 + i * 5} -20,${-52 + i * 6} -42,${-26 + i * 8}`, shade(p.hair, 0.16), 1.8),
      )
      .join('') + ink(m, points`${12 + 4 * q},-60 34,-48 45,-24`, shade(p.hair, 0.16), 1.8);
  return { ...NONE, middle: bun, front: sheet(m, cap, p.hair, { lift: 0.45, printed: waves }) };
}

/** A ponytail high at the back. */
export function ponytail({ m, person: p, q, sway: [sx, sy], isBack }: HairFrame): Hair {
  const tail = sheet(
    m,
    tube(
      points`
        ${-34 - 8 * q},-50 ${-64 - 6 * q + sx * 0.4},${-46 + sy * 0.3} ${-80 + sx},${-4 + sy}
        ${-68 + sx * 1.2},${38 + sy}
      `,
      [9, 17, 15, 4],
    ),
    p.hair,
    {
      printed: lock(m, points`-52,-46 ${-72 + sx},${-14 + sy} ${-70 + sx},${20 + sy}`, p.hair),
    },
  );
  const tie = p.band ? sheet(m, oval(-42 - 6 * q, -50, 7, 10, 8, -30), p.band, { lift: 0.3 }) : '';
  if (isBack) return { ...NONE, front: sheet(m, BACK, p.hair, { lift: 0 }), over: tail + tie };
  const cap: Knot[] = knots`
    ${-49 - 2 * q},6 ${-55 - 2 * q},-26 -34,-60 0,-67 34,-59 ${52 - 2 * q},-28 ${46 - 5 * q},0,1 ${42 - 5 * q},-18
    30,-33 ${2 + 6 * q},-40 ${-24 + 4 * q},-33 ${-40 + 6 * q},-14 ${-42 + 10 * q},6
  `;
  const strands =
    lock(m, points`30,-40 2,-56 -36,-54`, p.hair) + lock(m, points`${-4 + 6 * q},-42 -26,-48 -44,-46`, p.hair);
  return { ...NONE, behind: tail + tie, front: sheet(m, cap, p.hair, { lift: 0.4, printed: strands }) };
}
