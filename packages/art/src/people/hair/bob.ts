/** A bob. */
import { tint } from '../../core/colour.ts';
import type { Knot } from '../../core/geometry.ts';
import { ink, sheet } from '../../core/paper.ts';
import { type Hair, type HairFrame, NONE } from './parts.ts';

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
