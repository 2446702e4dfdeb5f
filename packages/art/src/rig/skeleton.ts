/**
 * Bones and joints: pose angles in, points out. Feet stand on y = 0, up is negative.
 * Angles in degrees: 0 hangs straight down, positive turns to the picture's right.
 */
import type { Point } from '../core/svg.ts';
import type { Bend, Joints, Person, Pose, SolvedArm, SolvedLeg } from './vocabulary.ts';

const BONE = {
  torso: 100,
  neck: 15,
  shoulder: 37,
  hip: 17,
  upper: 53,
  fore: 50,
  hand: 12,
  thigh: 64,
  shin: 60,
  foot: 14,
};
/** from this turn on, head and body are drawn in true profile */
const PROFILE = 0.75;
/** from this turn on, the limb on the other side lies behind the body and in its shade */
export const FAR = 0.3;

const R = Math.PI / 180;
/** Point at a distance from another, in a direction in degrees. */
export const along = ([x, y]: Point, a: number, l: number): Point => [x + Math.sin(a * R) * l, y + Math.cos(a * R) * l];
/** Point between two points. */
export const lerp = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
/** one decimal is enough for a picture and keeps the text small */
export const f = (v: number) => +v.toFixed(1);

/** lowest point of some local points (y down the limb) after the limb is turned by an angle */
const lowest = (points: readonly Point[], angle: number, flipX: number) =>
  Math.max(...points.map(([x, y]) => y * Math.cos(angle * R) - x * flipX * Math.sin(angle * R)));
const SHOE_SOLE: readonly Point[] = [
  [-14, 14],
  [31, 14],
];
/** running blade, knee at 0,0: where the spring touches the ground, unloaded and loaded */
const bladeSole = (flex: number): readonly Point[] => [
  [8, 74 - 7 * flex],
  [29, 74 - 7 * flex],
];

/** the same person looking the other way: a mirrored pose, not a mirrored picture, so the light stays put */
export function mirrorPose(q: Pose): Pose {
  const turned = ([upper, bend]: Bend): Bend => [-upper, -bend];
  return {
    ...q,
    turn: -(q.turn || 0),
    lean: -(q.lean || 0),
    head: -(q.head || 0),
    x: -(q.x || 0),
    A: turned(q.B),
    B: turned(q.A),
    legA: turned(q.legB),
    legB: turned(q.legA),
    handA: q.handB,
    handB: q.handA,
    flexA: q.flexB,
    flexB: q.flexA,
    front: (q.front || '').replace(/[AB]/g, (k: string) => (k === 'A' ? 'B' : 'A')),
  };
}

/** all joints of a pose; breath is the share by which the chest rises (0 to 0.014) */
export function solve(pose: Pose, p: Person, breath = 0): Joints {
  const t = pose.turn ?? 0;
  const k = Math.abs(t);
  const lean = pose.lean ?? 0;
  const side = k > 0.4 ? Math.sign(t) : 0;
  const torso = BONE.torso * (1 + breath);
  const hipW = BONE.hip * (1 - 0.62 * k) * p.w;
  const shW = BONE.shoulder * (1 - 0.46 * k) * p.w * (1 + breath * 0.8);
  const leg = (s: number, [h, b]: Bend, isBlade: boolean, flex = 0): SolvedLeg => {
    const hip: Point = [s * hipW, 0];
    const knee = along(hip, h, BONE.thigh);
    const ang = h - b;
    const ankle = along(knee, ang, BONE.shin);
    const toe = side || s;
    // a foot rolls with the shin when it runs or flies, and stays nearly flat when it stands
    const foot = pose.sit ? 0 : ang * (pose.run || (pose.air ?? 0) > 10 ? 0.72 : 0.25);
    const low = isBlade ? knee[1] + lowest(bladeSole(flex), ang, toe) : ankle[1] + lowest(SHOE_SOLE, foot, toe);
    return { hip, knee, ankle, ang, foot, toe, low, isBlade, flex };
  };
  const hungA = leg(-1, pose.legA, p.prosthesis === 'A', pose.flexA);
  const hungB = leg(1, pose.legB, p.prosthesis === 'B', pose.flexB);
  // the lowest sole stands on the ground, so a pose never floats
  const root: Point = [pose.x ?? 0, -Math.max(hungA.low, hungB.low) - (pose.air ?? 0)];
  const moved = ([x, y]: Point): Point => [x + root[0], y + root[1]];
  const stand = (L: SolvedLeg): SolvedLeg => ({
    ...L,
    hip: moved(L.hip),
    knee: moved(L.knee),
    ankle: moved(L.ankle),
  });
  const up: Point = [Math.sin(lean * R), -Math.cos(lean * R)];
  const across: Point = [Math.cos(lean * R), Math.sin(lean * R)];
  const onTorso = (x: number, y: number): Point => [
    root[0] + across[0] * x - up[0] * y,
    root[1] + across[1] * x - up[1] * y,
  ];
  const arm = (s: number, [u, b]: Bend): SolvedArm => {
    const sh = onTorso(s * (shW - 5), -torso + 17);
    const elbow = along(sh, u, BONE.upper);
    const hand = along(elbow, u + b, BONE.fore);
    const ang = u + b;
    return { sh, elbow, hand, ang, side: s, palm: along(hand, ang, 10) };
  };
  return {
    root,
    neck: onTorso(t * 3, -torso - 2),
    head: onTorso(t * 9 + lean * 0.35, -torso - BONE.neck - 42 + (pose.headY ?? 0)),
    legA: stand(hungA),
    legB: stand(hungB),
    armA: arm(-1, pose.A),
    armB: arm(1, pose.B),
    t,
    k,
    lean,
    hipW,
    shW,
    torso,
    profile: k >= PROFILE,
    sit: pose.sit ?? false,
  };
}
