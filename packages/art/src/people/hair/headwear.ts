/** What is worn over hair: a flat cap, a turban, a helmet. */
import { shade, tint } from '../../core/colour.ts';
import { type Knot, knots, type Map2, points } from '../../core/geometry.ts';
import { oval, tube } from '../../core/outline.ts';
import { ink, print, sheet } from '../../core/paper.ts';
import type { Svg } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { BACK, type Hair, type HairFrame, NONE } from './parts.ts';

export function flatCap({ m, person: p, q, sway: [sx, sy], isBack }: HairFrame): Hair {
  const c = p.cap ?? p.hair;
  const crown: Knot[] = points`
    -60,-27 ${-66 + sx * 0.3},-48 ${-44 + sx * 0.5},${-76 + sy * 0.3} ${2 + sx * 0.5},${-85 + sy * 0.3}
    ${44 + sx * 0.4},-74 62,-47 58,-29 0,-36
  `;
  const seams =
    ink(m, points`2,-84 -18,-60 -24,-34`, shade(c, 0.2), 2) +
    ink(m, points`2,-84 30,-62 36,-34`, shade(c, 0.2), 2) +
    ink(m, points`-52,-50 -38,-68 -18,-76`, tint(c, 0.4), 3.4);
  const brim: Knot[] = knots`
    ${-50 + 26 * q},-30,1 ${-20 + 16 * q},-37 24,-38 54,-31,1 ${61 + 14 * q},-21 ${58 + 14 * q},-14 ${30 + 8 * q},-20
    ${0 + 6 * q},-21.5 ${-30 + 16 * q},-20 ${-52 + 26 * q},-20
  `;
  const cap =
    sheet(m, crown, c, { lift: 0.7, printed: seams }) +
    sheet(m, oval(2 + sx * 0.5, -85, 5, 3.6, 8), shade(c, 0.14), { lift: 0.2 });
  if (isBack)
    return {
      ...NONE,
      front: sheet(m, BACK, p.hair, { lift: 0 }),
      over: cap + sheet(m, points`-60,-28 0,-40 60,-28 56,-18 0,-28 -56,-18`, shade(c, 0.15), { lift: 0.3 }),
    };
  const burnN: Knot[] = points`
    ${-54 - 2 * q},-30 ${-57 - 2 * q},-8 ${-55 + 2 * q},14 ${-48 + 12 * q},22 ${-43 + 12 * q},12 ${-39 + 13 * q},-4
    ${-38 + 10 * q},-28
  `;
  const burnF: Knot[] = points`${52 - 2 * q},-30 ${51 - 4 * q},-4 ${47 - 4 * q},10 ${44 - 6 * q},-4 ${43 - 4 * q},-28`;
  return {
    behind: '',
    middle: '',
    front: sheet(m, burnN, p.hair, { lift: 0.2 }) + sheet(m, burnF, shade(p.hair, 0.1), { lift: 0 }),
    over: cap + sheet(m, brim, shade(c, 0.16), { lift: 0.8 }),
    coversEars: false,
  };
}

export function turban({ m, person: p, q, sway: [sx, sy], isBack }: HairFrame): Hair {
  const c = p.band ?? C.lagoa;
  const wrap: Knot[] = points`
    ${-52 - 2 * q},-4 -60,-40 -42,${-80 + sy * 0.3} -2,${-92 + sy * 0.4} 40,-80 58,-42 ${50 - 4 * q},-14 30,-30
    ${0 + 4 * q},-35 ${-28 + 4 * q},-29
  `;
  const folds =
    ink(m, points`-56,-30 -20,-50 26,-52 54,-34`, shade(c, 0.22), 2.6) +
    ink(m, points`-54,-52 -20,-68 20,-70 52,-54`, shade(c, 0.22), 2.6) +
    ink(m, points`-46,-66 -24,-80 0,-84`, tint(c, 0.35), 3.2);
  const knot = isBack
    ? ''
    : sheet(m, tube(points`14,-72 ${2 + sx},${-94 + sy} ${-8 + sx},${-100 + sy}`, [5, 9, 4]), tint(c, 0.2), {
        lift: 0.4,
      }) +
      sheet(m, tube(points`18,-72 ${32 + sx},${-92 + sy} ${46 + sx},${-94 + sy}`, [5, 9, 4]), c, { lift: 0.4 }) +
      sheet(m, oval(16, -70, 10, 8, 8), shade(c, 0.08), { lift: 0.5 });
  if (isBack)
    return {
      ...NONE,
      front: sheet(m, BACK, p.hair, { lift: 0 }),
      over: sheet(m, points`-52,4 -60,-40 -42,-80 -2,-92 40,-80 60,-40 52,4 0,14`, c, { printed: folds }),
    };
  return {
    ...NONE,
    front: print(
      m,
      points`${-46 + 3 * q},8 -50,-20 -36,-34 40,-34 ${45 - 4 * q},-10 36,-24 ${-34 + 4 * q},-22 ${-40 + 8 * q},4`,
      p.hair,
    ),
    over: sheet(m, wrap, c, { lift: 0.6, printed: folds }) + knot,
  };
}

const SHELL: readonly Knot[] = points`-62,-10 -66,-42 -44,-76 0,-88 44,-76 65,-42 60,-12 30,-28 0,-31 -30,-27`;
/** A helmet in head space; `q` is the turn, 0 to 1. */
export function helmet(m: Map2, q: number, isBack: boolean): Svg {
  const strap = isBack ? '' : ink(m, points`${-52 + 12 * q},-14 ${-40 + 16 * q},26 ${-6 + 20 * q},56`, C.tinta, 4);
  const stripe = print(m, points`-14,-96 14,-96 ${16 + 8 * q},-26 ${-12 + 8 * q},-26`, C.ipe);
  const side = print(m, points`30,-90 48,-40 44,0 90,0 90,-90`, shade(C.flamboyant, 0.2), 0.6);
  const light = ink(m, points`-50,-48 -38,-66 -20,-76`, tint(C.flamboyant, 0.5), 4);
  const brim: readonly Knot[] = knots`
    ${-46 + 22 * q},-26,1 ${-16 + 14 * q},-34 26,-34 56,-26,1 ${64 + 12 * q},-16 ${34 + 8 * q},-20 ${-6 + 8 * q},-22
    ${-44 + 18 * q},-16
  `;
  return (
    strap +
    sheet(m, SHELL, C.flamboyant, { lift: 0.6, printed: stripe + side + light }) +
    (isBack ? '' : sheet(m, brim, shade(C.flamboyant, 0.24), { lift: 0.6 }))
  );
}
