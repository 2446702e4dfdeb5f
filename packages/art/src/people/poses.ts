import { PLACED } from './placed-poses.ts';
import type { AnglePose, Bend, Pose } from './pose-places.ts';
import { STANDING } from './standing-poses.ts';
import type { PoseName } from './vocabulary.ts';

/**
 * Six run poses. One leg's way through a stride, [thigh, knee bend] at each sixth:
 * reach, stand, push off, heel up, pass, knee drive. The other leg is three sixths behind, the arms swing against it.
 */
const STRIDE: readonly Bend[] = [
  [40, 20],
  [8, 24],
  [-36, 12],
  [-26, 88],
  [26, 122],
  [70, 96],
];
const ARM_SWING: readonly Bend[] = [
  [-56, 70],
  [-14, 84],
  [34, 88],
  [44, 84],
  [12, 84],
  [-46, 72],
];
const AIR = [4, 0, 14] as const;
const LEAN = [15, 12, 13] as const;
const STILL: Bend = [0, 0];
const sixth = (list: readonly Bend[], i: number): Bend => list[i % 6] ?? STILL;

function runPose(i: number): AnglePose {
  return {
    turn: 1,
    lean: LEAN[i % 3] ?? 0,
    head: -8,
    A: sixth(ARM_SWING, i),
    B: sixth(ARM_SWING, i + 3),
    legA: sixth(STRIDE, i),
    legB: sixth(STRIDE, i + 3),
    air: AIR[i % 3] ?? 0,
    handA: 'punho',
    handB: 'punho',
    front: 'A',
    run: true,
  };
}
/**
 * Six walking poses, a calm stride: heel down, stand, roll over, push off, pass, reach. One foot is always on the ground.
 */
const STEP: readonly Bend[] = [
  [25, 5],
  [9, 9],
  [-8, 5],
  [-23, 16],
  [2, 52],
  [26, 26],
];
const ARM_STEP: readonly Bend[] = [
  [-24, 12],
  [-10, 14],
  [7, 20],
  [24, 28],
  [12, 22],
  [-6, 14],
];

function walkPose(i: number): AnglePose {
  return {
    turn: 1,
    lean: 3,
    head: -2,
    A: sixth(ARM_STEP, i),
    B: sixth(ARM_STEP, i + 3),
    legA: sixth(STEP, i),
    legB: sixth(STEP, i + 3),
    front: 'A',
    run: true,
  };
}

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
