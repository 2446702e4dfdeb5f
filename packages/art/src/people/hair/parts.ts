/** What hair styles share. Head space: the skull is 100 wide, its crown at -57. */
import { type Colour, tint } from '../../core/colour.ts';
import { type Knot, type Map2, type Point, points } from '../../core/geometry.ts';
import { ink } from '../../core/paper.ts';
import type { Svg } from '../../core/svg.ts';
import type { Person } from '../person.ts';

export interface HairFrame {
  readonly m: Map2;
  readonly person: Person;
  /** turn of the head, 0 to 1 */
  readonly q: number;
  /** how far loose hair lags */
  readonly sway: Point;
  readonly isBack: boolean;
}
/** Layers from the back to the front; a helmet takes the place of `over`. */
export interface Hair {
  readonly behind: Svg;
  readonly middle: Svg;
  readonly front: Svg;
  readonly over: Svg;
  readonly coversEars: boolean;
}
export const NONE: Hair = { behind: '', middle: '', front: '', over: '', coversEars: false };
/** the back of a head */
export const BACK: readonly Knot[] = points`
  -50,-10 -51,-34 -30,-58 0,-63 30,-58 51,-34 50,-6 46,24 26,40 0,44 -26,40 -46,24
`;
/** A lighter strand. */
export const lock = (m: Map2, l: readonly Point[], colour: Colour, width = 2.6, share = 0.17): Svg =>
  ink(m, l, tint(colour, share), width);
/** Small arcs that tell of curls: place and size of each. */
export const curls = (m: Map2, at: readonly (readonly [x: number, y: number, r: number])[], colour: Colour): Svg =>
  at
    .map(([x, y, r]) =>
      ink(
        m,
        points`
          ${x - r},${y + r * 0.3} ${x - r * 0.4},${y - r * 0.8} ${x + r * 0.7},${y - r * 0.5}
          ${x + r * 0.8},${y + r * 0.5}
        `,
        tint(colour, 0.2),
        2.4,
      ),
    )
    .join('');
