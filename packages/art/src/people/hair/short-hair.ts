import { tint } from '../../core/colour.ts';
import { circles, type Knot, knots, points } from '../../core/geometry.ts';
import { ink, print, sheet } from '../../core/paper.ts';
import { BACK, curls, type Hair, type HairFrame, lock, NONE } from './parts.ts';

/** Bald on top, hair at the temples. */
export function bald({ m, person: p, q, isBack }: HairFrame): Hair {
  if (isBack)
    return {
      ...NONE,
      front: sheet(m, points`-50,-14 -20,-8 20,-8 50,-14 48,24 24,40 -24,40 -48,24`, p.hair, { lift: 0 }),
    };
  const temple: Knot[] = points`
    ${-52 - 2 * q},-28 -57,-6 ${-52 + 6 * q},18 ${-43 + 11 * q},10 ${-40 + 10 * q},-8 ${-42 + 4 * q},-26
  `;
  const far: Knot[] = points`${50 - 3 * q},-28 ${50 - 4 * q},6 ${45 - 5 * q},-4 ${45 - 4 * q},-26`;
  return {
    ...NONE,
    front:
      sheet(m, temple, p.hair, { lift: 0.2 }) +
      sheet(m, far, p.hair, { lift: 0 }) +
      ink(m, points`-24,-48 -6,-53`, tint(p.skin, 0.5), 4),
  };
}

export function buzzCut({ m, person: p, q, isBack }: HairFrame): Hair {
  if (isBack)
    return {
      ...NONE,
      front: sheet(m, points`-49,-14 -48,-38 -28,-58 0,-62 28,-58 48,-38 49,-14 40,12 0,20 -40,12`, p.hair, {
        lift: 0,
      }),
    };
  const cap: Knot[] = knots`
    ${-49 - 3 * q},-10 ${-51 - 3 * q},-34 -32,-59 0,-66 30,-59 ${48 - 2 * q},-34 ${44.5 - 5 * q},-20,1
    ${40 - 3 * q},-36,1 ${10 + 3 * q},-39 ${-28 + 5 * q},-36,1 ${-34 + 6 * q},-18,1 ${-41 + 9 * q},-6,1
  `;
  return {
    ...NONE,
    front:
      print(
        m,
        points`${-50 - 3 * q},-16 ${-51 - q},4 ${-44 + 9 * q},8 ${-40 + 11 * q},-6 ${-36 + 8 * q},-20`,
        p.hair,
        0.55,
      ) +
      sheet(m, cap, p.hair, {
        lift: 0.25,
        printed: curls(m, circles`-26,-50,4 -4,-54,4 18,-52,4`, p.hair),
      }),
  };
}

export function combed({ m, person: p, q, isBack }: HairFrame): Hair {
  const grey = '#B9AFC0';
  if (isBack) return { ...NONE, front: sheet(m, BACK, p.hair, { lift: 0 }) };
  const top: Knot[] = knots`
    ${-49 - 3 * q},-4 ${-54 - 3 * q},-32 -38,-62 -4,-72 32,-66 ${50 - q},-44 ${49 - 4 * q},-24,1 ${41 - 3 * q},-38
    27,-49 ${-2 + 4 * q},-41 ${-24 + 4 * q},-43 ${-36 + 4 * q},-30 ${-40 + 8 * q},-8
  `;
  const comb = [0, 9, 18]
    .map((k) =>
      lock(
        m,
        points`${-40 + k * 0.6},${-40 - k * 0.8} ${-16 + k},${-57 - k * 0.3} ${24 + k * 0.6},${-60 + k * 0.2}`,
        p.hair,
        2.2,
        0.22,
      ),
    )
    .join('');
  const temple: Knot[] = points`
    ${-51 - 2 * q},-26 -54,-2 ${-48 + 8 * q},16 ${-42 + 11 * q},8 ${-38 + 10 * q},-10 ${-40 + 6 * q},-28
  `;
  const templeF: Knot[] = points`${50 - 4 * q},-28 ${48 - 4 * q},4 ${44 - 5 * q},-6 ${44 - 5 * q},-26`;
  return {
    ...NONE,
    front:
      sheet(m, top, p.hair, { lift: 0.5, printed: comb }) +
      sheet(m, temple, grey, { lift: 0.15 }) +
      sheet(m, templeF, grey, { lift: 0 }),
  };
}
