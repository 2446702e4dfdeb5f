/**
 * The spine: a curve with a bow (the line of action); hips and shoulders tilt against each other. `body(v, u)` is a
 * point in the bent space of the trunk: v = 0 at the hips and 1 at the neck, u across in units of the figure.
 */
import { add, angle, between, clamp, lerp, type Point, step } from '../../core/geometry.ts';
import type { Build } from '../person.ts';
import type { PlacePose } from '../pose-places.ts';

export const BONE = { upper: 66, fore: 60, thigh: 86, shin: 84, ankle: 15, head: 57, trunk: 118 } as const;
export interface Spine {
  readonly body: (v: number, u: number) => Point;
  /** direction of the spine against upright, in degrees */
  readonly axis: (v: number) => number;
  /** a width as this turn shows it */
  readonly half: (width: number) => number;
  /** the shoulder joint of an arm whose palm is at a height; it rises with the arm. -1 is the near one. */
  readonly shoulder: (side: -1 | 1, palmY: number) => Point;
  readonly hip: (side: -1 | 1) => Point;
  readonly hipWidth: number;
}
type Trunk = Pick<PlacePose, 'hip' | 'neck' | 'bow' | 'hipTilt' | 'shoulderTilt' | 'turn'>;

export function spineOf(pose: Trunk, build: Build): Spine {
  const { hip, neck, turn: q } = pose;
  const middle = add(lerp(hip, neck, 0.5), [pose.bow, 0]);
  const at = (v: number): Point => {
    const k = 1 - v;
    const on = (i: 0 | 1): number => k * k * hip[i] + 2 * k * v * middle[i] + v * v * neck[i];
    return [on(0), on(1)];
  };
  const axis = (v: number): number => angle(at(v - 0.06), at(v + 0.06)) + 90;
  const across = (v: number): number => between(pose.hipTilt, pose.shoulderTilt, clamp(v, 0, 1)) * 0.75 + axis(v) * 0.6;
  const body = (v: number, u: number): Point => step(at(v), across(v), u);
  const half = (width: number): number => width * (1 - 0.3 * q);
  const shoulderWidth = half(build.shoulder) - 12;
  const hipWidth = half(build.hip) * 0.52;
  return {
    body,
    axis,
    half,
    shoulder: (side, palmY) => {
      const u = side > 0 ? (shoulderWidth + 5) * (1 - 0.3 * q) : -(shoulderWidth + 1 + 12 * q) * (1 - 0.12 * q);
      const base = body(0.86, u + q * 3);
      const raised = clamp((base[1] - palmY + 20) / 90, 0, 1);
      return add(base, [-side * raised * 3, -raised * 9]);
    },
    hip: (side) => body(0, side * hipWidth * (side > 0 ? 1 - 0.3 * q : 1)),
    hipWidth,
  };
}
