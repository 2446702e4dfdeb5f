/** Where the bones of an arm lie. */
import type { Map2, Point } from '../../core/geometry.ts';
import type { HandShape } from '../vocabulary.ts';

export interface Arm {
  readonly shoulder: Point;
  readonly elbow: Point;
  readonly wrist: Point;
  readonly kind: HandShape;
  /** map of the hand */
  readonly map: Map2;
  /** where it touches, in units of the figure */
  readonly grip: Point;
}
