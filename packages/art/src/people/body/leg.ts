import { between, type Knot, lerp, type Point, reach } from '../../core/geometry.ts';
import { tube } from '../../core/outline.ts';
import type { LegPlace } from '../pose-places.ts';
import { BONE } from './spine.ts';

export interface Leg {
  readonly hip: Point;
  readonly knee: Point;
  readonly ankle: Point;
  readonly foot: number;
  /** how much of its length a foot shows: all of it from the side */
  readonly length: number;
  readonly isNear: boolean;
}
export function legOf(hip: Point, place: LegPlace, turn: number, isNear: boolean): Leg {
  const { mid, end } = reach(hip, place.to, BONE.thigh, BONE.shin, place.bend ?? -1);
  return { hip, knee: mid, ankle: end, foot: place.foot ?? 0, length: between(0.72, 1, turn), isNear };
}
/** half widths of a bare leg, hip to ankle */
const BARE = [19, 17, 12.5, 13.2, 9.6] as const;
export const bareLeg = ({ hip, knee, ankle }: Leg, width: number): Knot[] =>
  tube(
    [hip, lerp(hip, knee, 0.5), knee, lerp(knee, ankle, 0.32), lerp(knee, ankle, 0.72), ankle],
    [...BARE.map((r) => r * width), 8.4],
  );
