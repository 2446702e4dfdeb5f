/** Every pose by its name. */
import { runPose, walkPose } from './gaits.ts';
import { PLACED } from './placed-poses.ts';
import type { Pose } from './pose-places.ts';
import { STANDING } from './standing-poses.ts';
import type { PoseName } from './vocabulary.ts';

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
