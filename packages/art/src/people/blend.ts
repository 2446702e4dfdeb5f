import type { Point } from '../core/geometry.ts';
import { placesOf } from './places.ts';
import type { AnglePose, ArmPlace, Bend, LegPlace, PlacePose, Pose } from './pose-places.ts';
import { POSES } from './poses.ts';
import type { PoseName } from './vocabulary.ts';

const between = (x: number, y: number, t: number): number => x + (y - x) * t;
const point = (a: Point, b: Point, t: number): Point => [between(a[0], b[0], t), between(a[1], b[1], t)];
const armBetween = (a: ArmPlace, b: ArmPlace, t: number): ArmPlace => ({
  ...(t < 0.5 ? a : b),
  to: point(a.to, b.to, t),
  dir: a.dir === undefined || b.dir === undefined ? undefined : between(a.dir, b.dir, t),
});
const legBetween = (a: LegPlace, b: LegPlace, t: number): LegPlace => ({
  ...(t < 0.5 ? a : b),
  to: point(a.to, b.to, t),
  foot: between(a.foot ?? 0, b.foot ?? 0, t),
});
const angles = (a: Bend, b: Bend, t: number): Bend => [between(a[0], b[0], t), between(a[1], b[1], t)];
function angleBetween(a: AnglePose, b: AnglePose, t: number): AnglePose {
  const number = (key: 'turn' | 'lean' | 'head' | 'headY' | 'air' | 'x'): number =>
    between(a[key] ?? 0, b[key] ?? 0, t);
  const near = t < 0.5 ? a : b;
  return {
    turn: number('turn'),
    lean: number('lean'),
    head: number('head'),
    headY: number('headY'),
    air: number('air'),
    x: number('x'),
    A: angles(a.A, b.A, t),
    B: angles(a.B, b.B, t),
    legA: angles(a.legA, b.legA, t),
    legB: angles(a.legB, b.legB, t),
    front: near.front ?? '',
    handA: near.handA,
    handB: near.handB,
    sit: Boolean(a.sit && b.sit),
    run: Boolean(a.run && b.run),
  };
}
function placeBetween(a: PlacePose, b: PlacePose, t: number): PlacePose {
  return {
    hip: point(a.hip, b.hip, t),
    neck: point(a.neck, b.neck, t),
    bow: between(a.bow, b.bow, t),
    hipTilt: between(a.hipTilt, b.hipTilt, t),
    shoulderTilt: between(a.shoulderTilt, b.shoulderTilt, t),
    turn: between(a.turn, b.turn, t),
    head: {
      tilt: between(a.head.tilt, b.head.tilt, t),
      turn: between(a.head.turn, b.head.turn, t),
      nod: between(a.head.nod ?? 0, b.head.nod ?? 0, t),
    },
    near: armBetween(a.near, b.near, t),
    far: armBetween(a.far, b.far, t),
    nearLeg: legBetween(a.nearLeg, b.nearLeg, t),
    farLeg: legBetween(a.farLeg, b.farLeg, t),
    sway: point(a.sway ?? [0, 0], b.sway ?? [0, 0], t),
    sit: Boolean(a.sit && b.sit),
  };
}
/** Pose between two poses, t = 0 to 1 (use an eased t): by angles when both are written so, by places otherwise. */
export function blend(from: PoseName | Pose, to: PoseName | Pose, t: number): Pose {
  const a = typeof from === 'string' ? POSES[from] : from;
  const b = typeof to === 'string' ? POSES[to] : to;
  if (!('hip' in a || 'hip' in b)) return angleBetween(a, b, t);
  return placeBetween(placesOf(a).places, placesOf(b).places, t);
}
