/** Any pose as places, for somebody who looks right; a pose to the left is mirrored first. */
import { add, type Point, points, step, sub } from '../core/geometry.ts';
import { BONE, spineOf } from './body/spine.ts';
import { gripOf } from './hand/hand.ts';
import { build } from './person.ts';
import type { AnglePose, ArmPlace, Bend, LegPlace, PlacePose, Pose } from './pose-places.ts';
import type { HandShape } from './vocabulary.ts';

const USUAL = build();
/** direction of a limb that hangs at an angle: 0 hangs down, positive swings to the right */
const hanging = (from: Point, degrees: number, length: number): Point => step(from, 90 - degrees, length);

/** The same pose to the other side: a mirrored pose, not a mirrored picture, so the light stays put. */
function mirrored(pose: AnglePose): AnglePose {
  const turned = ([upper, bend]: Bend): Bend => [-upper, -bend];
  return {
    ...pose,
    turn: -(pose.turn ?? 0),
    lean: -(pose.lean ?? 0),
    head: -(pose.head ?? 0),
    x: -(pose.x ?? 0),
    A: turned(pose.B),
    B: turned(pose.A),
    legA: turned(pose.legB),
    legB: turned(pose.legA),
    handA: pose.handB,
    handB: pose.handA,
    front: (pose.front ?? '').replace(/[AB]/g, (key) => (key === 'A' ? 'B' : 'A')),
  };
}
/** a shoe's heel and toe, from its ankle */
const SOLE: readonly Point[] = points`-14,15 38,15`;
const footOf = (pose: AnglePose, shin: number): number =>
  pose.sit ? 0 : -shin * (pose.run || (pose.air ?? 0) > 10 ? 0.72 : 0);

function rightwards(pose: AnglePose): PlacePose {
  const turn = Math.min(0.86, (pose.turn ?? 0) * 0.85 + 0.08);
  const lean = pose.lean ?? 0;
  const trunk = {
    bow: pose.bow ?? (pose.run ? 8 : -6),
    hipTilt: pose.hipTilt ?? -4,
    shoulderTilt: pose.shoulderTilt ?? 3,
    turn,
  };
  const at = (hip: Point) => spineOf({ ...trunk, hip, neck: step(hip, lean - 90, BONE.trunk) }, USUAL);
  const loose = at([0, 0]);
  const legFrom = (side: -1 | 1, [upper, bend]: Bend) => {
    const knee = hanging(loose.hip(side), upper, BONE.thigh);
    const ankle = hanging(knee, upper - bend, BONE.shin);
    const foot = footOf(pose, upper - bend);
    const low = Math.max(...SOLE.map((p) => ankle[1] + rotatedY(p, foot)));
    return { ankle, low, foot, bend: bend < 0 ? 1 : -1 };
  };
  const [legA, legB] = [legFrom(-1, pose.legA), legFrom(1, pose.legB)];
  const hip: Point = [pose.x ?? 0, -Math.max(legA.low, legB.low) - (pose.air ?? 0)];
  const spine = at(hip);
  const arm = (side: -1 | 1, [upper, bend]: Bend, hand: HandShape | undefined, key: 'A' | 'B'): ArmPlace => {
    const palmFrom = (shoulder: Point): Point => {
      const wrist = hanging(hanging(shoulder, upper, BONE.upper), upper + bend, BONE.fore);
      return hanging(wrist, upper + bend, gripOf(hand ?? 'solta')[0]);
    };
    const rough = palmFrom(spine.shoulder(side, hip[1]));
    const isFront = (pose.front ?? '').includes(key) || (side < 0 ? true : turn < 0.3);
    return { to: palmFrom(spine.shoulder(side, rough[1])), bend: bend < 0 ? -1 : 1, hand, front: isFront };
  };
  const place = ({ ankle, foot, bend }: ReturnType<typeof legFrom>): LegPlace => ({ to: add(ankle, hip), foot, bend });
  return {
    ...trunk,
    hip,
    neck: step(hip, lean - 90, BONE.trunk),
    head: {
      tilt: (pose.head ?? 0) + lean * 0.1,
      turn: pose.run ? 38 : 11 + (pose.turn ?? 0) * 24,
      nod: pose.headY ?? 0,
    },
    near: arm(-1, pose.A, pose.handA, 'A'),
    far: arm(1, pose.B, pose.handB, 'B'),
    nearLeg: place(legA),
    farLeg: place(legB),
    sit: pose.sit ?? false,
    ...(pose.run ? { sway: [-18, -4] as const } : {}),
  };
}
const rotatedY = ([x, y]: Point, degrees: number): number =>
  sub(step([0, 0], degrees + 90, y), step([0, 0], degrees, -x))[1];

/** A pose by places, and whether it looks to the left. */
export function placesOf(pose: Pose): { readonly places: PlacePose; readonly isLeft: boolean } {
  if ('hip' in pose) return { places: pose, isLeft: false };
  const isLeft = (pose.turn ?? 0) < 0;
  return { places: rightwards(isLeft ? mirrored(pose) : pose), isLeft };
}
