/** Palms and fingers from which the hands are put together. */
import { type Knot, type Point, points } from '../../core/geometry.ts';

/** base, directions of the three bones in degrees, length and half width at the base */
export type Finger = readonly [base: Point, bones: readonly [number, number, number], length: number, radius: number];
export interface Recipe {
  /** drawn in this order, below the palm */
  readonly fingers: readonly Finger[];
  readonly palm: readonly Knot[];
  readonly thumb: readonly [base: Point, bones: readonly [number, number], length: number, radius: number];
  /** behind the palm, over it, or over the held thing */
  readonly thumbLies: 'behind' | 'over' | 'front';
  /** fingers that close over the held thing */
  readonly front?: readonly Finger[];
  readonly grip: Point;
  readonly lines?: readonly (readonly Point[])[];
}
export const PALM: readonly Knot[] = points`-4,-7.5 8,-10 19,-12 25,-9 27,0 25,10 15,12 6,9.5 -4,7.5`;
export const FIST: readonly Knot[] = points`-4,-7.5 7,-11 17,-12 23,-9 25,0 23,9 15,12 6,10 -4,7.5`;
export const CLOSED: readonly Finger[] = [
  [[22, 8.4], [60, 170, 184], 14, 4.1],
  [[23.5, 3], [50, 172, 184], 16, 4.4],
  [[24, -2.8], [40, 174, 184], 17, 4.5],
  [[22.5, -8.4], [30, 174, 184], 16, 4.4],
];
