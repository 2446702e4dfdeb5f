/** A bald head with hair at its sides. */
import { tint } from '../../core/colour.ts';
import type { Knot } from '../../core/geometry.ts';
import { ink, sheet } from '../../core/paper.ts';
import { type Hair, type HairFrame, NONE } from './parts.ts';

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
