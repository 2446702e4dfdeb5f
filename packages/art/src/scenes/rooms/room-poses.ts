/** The other end of what somebody in a room does with a hand. */
import { blend } from '../../people/blend.ts';
import type { FigureOptions } from '../../people/figure-options.ts';
import { PLACED } from '../../people/placed-poses.ts';
import type { Pose } from '../../people/pose-places.ts';
import { STANDING } from '../../people/standing-poses.ts';
import type { PoseName } from '../../people/vocabulary.ts';

const { acenar } = PLACED;
const OTHER_END = {
  acenar: { ...acenar, far: { ...acenar.far, to: [84, -322], dir: -88 } },
  garcom: { ...STANDING.garcom, B: [76, 74] },
  mostrar: { ...STANDING.mostrar, B: [66, 44] },
  segurar: { ...STANDING.segurar, A: [30, 92], B: [30, 86] },
  servir: { ...STANDING.servir, A: [26, 36], B: [54, 30] },
} as const satisfies Partial<Record<PoseName, Pose>>;
type Busy = keyof typeof OTHER_END;

/** The two pictures of the beat `hand`. */
export const handOf = (pose: Busy): readonly FigureOptions[] => [{ pose }, { pose: OTHER_END[pose] }];
/** The four pictures of the beat `work`. */
export const workOf = (pose: Busy): readonly FigureOptions[] => [
  { pose },
  { pose, blink: 1 },
  { pose: blend(pose, OTHER_END[pose], 0.5) },
  { pose: OTHER_END[pose] },
];
/** The two pictures of the beat `dance`. */
export const danceOf = (one: PoseName, other: PoseName): readonly FigureOptions[] => [{ pose: one }, { pose: other }];
