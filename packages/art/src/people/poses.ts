/**
 * Poses are joint angles in degrees. 0 = limb hangs straight down, positive = turns to the picture's right.
 *   A = limb on the left of the picture (near side when turned right), B = the other one.
 *   arm/leg: [upper, bend]. Elbow: fore = upper + bend. Knee: shin = upper - bend (heel goes back).
 *   turn: 0 faces us, 1 faces right (from .75 on: true profile). lean: spine. head: head tilt. air: height above ground.
 *   handA, handB: hand shape. front: arms drawn over the body. sit: feet stay flat. flexA, flexB: load of a running blade.
 */

import type { Point } from '../core/geometry.ts';
import { runPose, walkPose } from './gaits.ts';
import { PLACED, type PlacedName } from './placed-poses.ts';
import { placesOf } from './places.ts';
import type { AnglePose, ArmPlace, Bend, LegPlace, PlacePose, Pose, PoseName } from './vocabulary.ts';

type StandingName = Exclude<PoseName, PlacedName | `corre${number}` | `anda${number}`>;

const STANDING: Readonly<Record<StandingName, AnglePose>> = {
  parado: { turn: 0.22, A: [-16, 10], B: [15, -6], legA: [-5, 0], legB: [6, 0] },
  triste: { turn: 0.2, lean: 3, A: [-6, 6], B: [8, 4], legA: [-3, 0], legB: [4, 0], head: 9, headY: 5 },
  vitoria: {
    turn: 0.1,
    A: [-122, -26],
    B: [122, 26],
    legA: [-14, -4],
    legB: [15, 6],
    head: 3,
    handA: 'aberta',
    handB: 'punho',
  },
  garcom: {
    turn: 0.3,
    A: [-18, 22],
    B: [62, 62],
    legA: [-5, 0],
    legB: [6, 0],
    head: -2,
    front: 'B',
    handB: 'concha',
  },
  servir: { turn: 0.45, lean: 5, A: [30, 46], B: [66, 22], legA: [-10, 0], legB: [12, 4], front: 'AB' },
  danca0: { turn: 0.1, A: [-44, 104], B: [44, -104], legA: [-10, -6], legB: [10, 6], head: -3, front: 'AB' },
  dancaE: {
    turn: -0.35,
    lean: -9,
    A: [-98, -8],
    B: [44, -112],
    legA: [-30, -8],
    legB: [12, 22],
    head: -8,
    front: 'B',
    handA: 'aponta',
    handB: 'punho',
  },
  dancaD: {
    turn: 0.35,
    lean: 9,
    A: [-44, 112],
    B: [98, 8],
    legA: [-12, -22],
    legB: [30, 8],
    head: 8,
    front: 'A',
    handA: 'punho',
    handB: 'aponta',
  },
  dancaC: {
    turn: 0.1,
    A: [-128, -38],
    B: [128, 38],
    legA: [-10, -40],
    legB: [12, 2],
    head: 0,
    air: 26,
    handA: 'aberta',
    handB: 'aberta',
  },
  dancaB: {
    turn: 0.05,
    A: [-62, 128],
    B: [62, -128],
    legA: [-52, -74],
    legB: [52, 74],
    head: 0,
    front: 'AB',
    handA: 'punho',
    handB: 'punho',
  },
  // seated: the seat is at the height of the hip, y = -76
  sentado: { turn: 0.45, A: [8, 62], B: [30, 44], legA: [76, 78], legB: [70, 66], front: 'AB', sit: true },
  sentadoPalmas: {
    turn: 0.45,
    A: [28, 92],
    B: [52, 70],
    legA: [76, 78],
    legB: [70, 66],
    front: 'AB',
    sit: true,
    handA: 'aberta',
    handB: 'aberta',
  },
  sentadoMao: {
    turn: 0.45,
    A: [8, 62],
    B: [138, 26],
    legA: [76, 78],
    legB: [70, 66],
    front: 'AB',
    sit: true,
    handB: 'aberta',
  },
  pensar: {
    turn: 0.25,
    A: [14, 56],
    B: [40, 122],
    legA: [-5, 0],
    legB: [6, 0],
    head: 5,
    front: 'AB',
    handB: 'aponta',
  },
  mostrar: {
    turn: 0.3,
    A: [-16, 20],
    B: [78, 14],
    legA: [-6, 0],
    legB: [8, 0],
    head: 3,
    front: 'B',
    handB: 'aberta',
  },
  segurar: {
    turn: 0.25,
    A: [22, 82],
    B: [20, 74],
    legA: [-5, 0],
    legB: [6, 0],
    front: 'AB',
    handA: 'pinca',
    handB: 'pinca',
  },
  celebra: {
    turn: 0.2,
    A: [-18, 30],
    B: [126, 28],
    legA: [-8, 0],
    legB: [10, 0],
    head: 4,
    front: 'B',
    handB: 'punho',
  },
  palestra: {
    turn: 0.1,
    A: [-34, 92],
    B: [46, 62],
    legA: [-6, 0],
    legB: [7, 0],
    front: 'AB',
    handA: 'aberta',
    handB: 'aberta',
  },
};
/** every named pose */
export const POSES: Readonly<Record<PoseName, Pose>> = {
  ...STANDING,
  ...PLACED,
  corre0: runPose(0),
  corre1: runPose(1),
  corre2: runPose(2),
  corre3: runPose(3),
  corre4: runPose(4),
  corre5: runPose(5),
  anda0: walkPose(0),
  anda1: walkPose(1),
  anda2: walkPose(2),
  anda3: walkPose(3),
  anda4: walkPose(4),
  anda5: walkPose(5),
};
/** arrow of the dance game -> pose */
export const DANCE = { neutro: 'danca0', esquerda: 'dancaE', direita: 'dancaD', cima: 'dancaC', baixo: 'dancaB' };

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
