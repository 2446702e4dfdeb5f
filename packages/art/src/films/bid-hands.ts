/** Arms from outside the picture, seen from near by: the bidder's, and the one of the administrator. */
import { placed } from '../core/geometry.ts';
import type { Point, Svg } from '../core/svg.ts';
import { armOf, armSvg } from '../people/body/arm.ts';
import { personOf } from '../people/person-of.ts';
import type { HandShape, PersonRef } from '../people/vocabulary.ts';

/** px of the film's screen to a unit of the figure */
const NEAR = 3.1;
const scaled = ([x, y]: Point): Point => [x / NEAR, y / NEAR];

interface Reach {
  readonly who: PersonRef;
  /** outside the picture, in px of the screen */
  readonly shoulder: Point;
  readonly palm: Point;
  readonly hand: HandShape;
  readonly side: -1 | 1;
  /** arms reach in from outside, so they are longer than a body's: by how much */
  readonly long?: number;
}
/** An arm whose palm is at a place of the screen. */
export function reachingArm({ who, shoulder, palm, hand, side, long = 1.8 }: Reach): Svg {
  const map = placed(0, 0, NEAR);
  const arm = armOf(map, side, scaled(shoulder), { to: scaled(palm), bend: side }, long, hand);
  return armSvg(map, arm, personOf(who), 0, '');
}
