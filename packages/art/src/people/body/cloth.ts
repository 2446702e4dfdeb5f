/** The front of a garment as an area that bends with the spine. */
import type { Colour } from '../../core/colour.ts';
import type { Knot, Point } from '../../core/geometry.ts';
import { oval } from '../../core/outline.ts';
import { ink, print, sheet } from '../../core/paper.ts';
import type { Svg } from '../../core/svg.ts';
import type { BodyFrame } from './body-frame.ts';

export type Spot = readonly [v: number, u: number, corner?: number];
/** Drawing in the bent space of the trunk. */
export interface Cloth {
  readonly area: (list: readonly Spot[], colour: Colour, opacity?: number) => Svg;
  readonly line: (list: readonly Spot[], colour: Colour, width: number) => Svg;
  readonly flap: (list: readonly Spot[], colour: Colour, lift: number) => Svg;
  readonly dot: (at: Spot, radius: number, colour: Colour) => Svg;
}
export function clothOf({ m, spine: { body } }: BodyFrame): Cloth {
  const knots = (list: readonly Spot[]): Knot[] => list.map(([v, u, isCorner = 0]) => [...body(v, u), isCorner]);
  const points = (list: readonly Spot[]): Point[] => list.map(([v, u]) => body(v, u));
  return {
    area: (list, colour, opacity) => print(m, knots(list), colour, opacity),
    line: (list, colour, width) => ink(m, points(list), colour, width),
    flap: (list, colour, lift) => sheet(m, knots(list), colour, { lift }),
    dot: ([v, u], r, colour) => print(m, oval(...body(v, u), r, r, 6), colour),
  };
}
/** the middle of the front wanders with the turn */
export const frontOf = (q: number): number => q * 15;
