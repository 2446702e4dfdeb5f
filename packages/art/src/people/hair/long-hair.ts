/** Hair that falls: a bob, curls, waves, long. */
import { tint } from '../../core/colour.ts';
import { circles, type Knot, knots, points } from '../../core/geometry.ts';
import { ink, sheet } from '../../core/paper.ts';
import { cloud } from '../../core/scallops.ts';
import { curls, type Hair, type HairFrame, lock, NONE } from './parts.ts';

export function bob({ m, person: p, q, sway: [sx, sy], isBack }: HairFrame): Hair {
  const mass: Knot[] = points`
    -34,-62 -58,-24 ${-62 + sx * 0.4},${20 + sy * 0.4} ${-56 + sx},${46 + sy} 0,40 ${54 + sx},${46 + sy}
    ${60 + sx * 0.4},20 58,-24 34,-62 0,-68
  `;
  if (isBack) return { ...NONE, front: sheet(m, mass, p.hair) };
  const fringe: Knot[] = points`
    ${-50 - 2 * q},30 -58,0 -54,-36 -28,-64 6,-68 38,-58 53,-28 ${53 - 4 * q},24 ${46 - 5 * q},30 ${43 - 5 * q},-8
    34,-24 0,-26 ${-32 + 4 * q},-22 ${-41 + 6 * q},-4 ${-42 + 8 * q},30
  `;
  return {
    behind: sheet(m, mass, p.hair),
    middle: '',
    front: sheet(m, fringe, p.hair, {
      lift: 0.4,
      printed: ink(m, points`-40,-38 -24,-52 0,-56`, tint(p.hair, 0.28), 4),
    }),
    over: '',
    coversEars: true,
  };
}

export function curlyHair({ m, person: p, q, sway: [sx, sy], isBack }: HairFrame): Hair {
  const mass = cloud(
    points`
      -54,${40 + sy} ${-66 + sx * 0.6},${14 + sy * 0.6} ${-66 + sx * 0.3},-28 -42,-66 0,-78 42,-66 64,-28
      ${63 + sx * 0.6},${14 + sy * 0.6} ${52 + sx},${42 + sy}
    `,
    15,
    8,
    9,
  );
  const marks = curls(m, circles`-54,0,6 -56,24,6 -44,-44,6 50,-16,6 54,18,6 -12,-68,6 26,-62,6`, p.hair);
  if (isBack) return { ...NONE, front: sheet(m, mass, p.hair, { printed: marks }) };
  const fringe = cloud(
    points`
      ${-52 - 2 * q},2 -55,-32 -30,-64 6,-70 40,-58 ${53 - 2 * q},-26 ${46 - 5 * q},-8 38,-30 12,-33 ${-14 + 4 * q},-38
      ${-34 + 4 * q},-22 ${-42 + 6 * q},0
    `,
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
      printed: curls(m, circles`-34,-38,5 -8,-50,5 22,-44,5`, p.hair),
    }),
    over: '',
    coversEars: true,
  };
}

/** Long hair in waves. */
export function wavyHair({ m, person: p, q, sway: [sx, sy], isBack }: HairFrame): Hair {
  const x = (v: number): number => v - 6 * q;
  const mass = cloud(
    points`
      ${x(-30)},-60 ${x(-60)},-20 ${x(-66) + sx * 0.3},30 ${x(-68) + sx},${88 + sy} ${x(-40) + sx},${104 + sy}
      ${x(0) + sx},${84 + sy} ${x(44) + sx * 0.8},${82 + sy} ${x(62) + sx * 0.4},30 ${x(60)},-20 ${x(32)},-60
    `,
    14,
    6,
    4,
  );
  if (isBack)
    return {
      ...NONE,
      front: sheet(m, mass, p.hair, {
        printed: lock(m, points`-14,-40 -20,30 -14,80`, p.hair, 3),
      }),
    };
  const near: Knot[] = knots`
    ${8 + 7 * q},-63,1 -30,-63 ${-57 - 2 * q},-28 ${-62 - 2 * q},12 ${-56 + sx * 0.2},40 ${-60 + sx * 0.4},66
    ${-46 + 8 * q},44 ${-43 + 13 * q},20 ${-44 + 12 * q},0 ${-36 + 8 * q},-19 ${-14 + 6 * q},-36 ${8 + 8 * q},-46,1
  `;
  const far: Knot[] = knots`
    ${6 + 7 * q},-63,1 36,-57 ${55 - 2 * q},-26 ${56 - 5 * q},10 ${52 - 5 * q},34 ${46 - 6 * q},16 ${44.5 - 6 * q},-6
    ${36 - 2 * q},-26 ${8 + 8 * q},-45,1
  `;
  const shine = ink(m, points`-42,-34 -30,-48 -10,-55`, tint(p.hair, 0.28), 4.5);
  return {
    behind: sheet(m, mass, p.hair),
    middle: '',
    front: sheet(m, far, p.hair, { lift: 0.35, rim: false }) + sheet(m, near, p.hair, { lift: 0.5, printed: shine }),
    over: '',
    coversEars: true,
  };
}

export function longHair({ m, person: p, q, sway: [sx, sy], isBack }: HairFrame): Hair {
  const x = (v: number): number => v - 6 * q;
  const fall: Knot[] = points`
    ${x(-30)},-62 ${x(-57)},-22 ${x(-61) + sx * 0.1},${30 + sy * 0.15} ${x(-64) + sx * 0.45},${78 + sy * 0.5}
    ${x(-66) + sx * 0.9},${118 + sy * 0.9} ${x(-54) + sx * 1.1},${146 + sy} ${x(-22) + sx * 1.05},${140 + sy}
    ${x(8) + sx * 0.9},${128 + sy * 0.9} ${x(38) + sx * 0.5},${96 + sy * 0.5} ${x(56)},40 ${x(59)},-22 ${x(32)},-62
  `;
  const strands =
    lock(m, points`${x(-50)},10 ${x(-52) + sx * 0.4},${70 + sy * 0.5} ${x(-54) + sx},${124 + sy}`, p.hair, 3) +
    lock(m, points`${x(-36)},30 ${x(-34) + sx * 0.5},${84 + sy * 0.6} ${x(-32) + sx},${128 + sy}`, p.hair, 3) +
    lock(m, points`${x(40)},20 ${x(36) + sx * 0.3},${66 + sy * 0.3} ${x(22) + sx * 0.7},${108 + sy * 0.8}`, p.hair, 3);
  if (isBack)
    return {
      ...NONE,
      front: sheet(m, fall, p.hair, {
        printed: strands + lock(m, points`0,-50 -4,30 ${-8 + sx},120`, p.hair, 3),
      }),
    };
  const near: Knot[] = knots`
    ${10 + 7 * q},-63,1 -30,-62 ${-55 - 2 * q},-28 ${-59 - 2 * q},12 ${-60 + sx * 0.2},${52 + sy * 0.2}
    ${-52 + sx * 0.4},${84 + sy * 0.5} ${-43 + 8 * q + sx * 0.2},50 ${-43 + 13 * q},22 ${-44 + 12 * q},0
    ${-36 + 8 * q},-19 ${-16 + 6 * q},-35 ${10 + 8 * q},-46,1
  `;
  const far: Knot[] = knots`
    ${8 + 7 * q},-63,1 36,-56 ${54 - 2 * q},-26 ${55 - 5 * q},12 ${54 - 5 * q + sx * 0.2},50 ${48 - 5 * q},58
    ${46 - 6 * q},24 ${44.5 - 6 * q},-4 ${36 - 2 * q},-26 ${10 + 8 * q},-45,1
  `;
  const shine =
    ink(m, points`-42,-34 -30,-48 -10,-55`, tint(p.hair, 0.28), 4.5) +
    lock(m, points`-50,4 -52,30 -50,60`, p.hair, 2.4);
  return {
    behind: sheet(m, fall, p.hair, { printed: strands }),
    middle: '',
    front: sheet(m, far, p.hair, { lift: 0.35, rim: false }) + sheet(m, near, p.hair, { lift: 0.5, printed: shine }),
    over: '',
    coversEars: true,
  };
}
