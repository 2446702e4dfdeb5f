/** The raffle as one shot: its moments in milliseconds from the first picture, and where the camera is at each. */
import { mix, share, smooth } from '../films/easing.ts';

/** Milliseconds. The number is seen from `reveal` on, after the silence that starts at `silence`. */
export const SHOT = {
  back: 1_150,
  turn: 1_500,
  letGo: 4_100,
  gate: 5_000,
  cup: 5_950,
  silence: 6_050,
  lift: 6_850,
  reveal: 7_350,
  face: 7_950,
  end: 8_800,
} as const;

export type Beat = 'waiting' | 'mixing' | 'leaving' | 'silence' | 'told';
/** What the caption says at a moment; nothing during the silence. */
export function beatAt(ms: number): Beat {
  if (ms < SHOT.turn) return 'waiting';
  if (ms < SHOT.gate) return 'mixing';
  if (ms < SHOT.silence) return 'leaving';
  return ms < SHOT.reveal ? 'silence' : 'told';
}

/** Middle of the picture in units of the globe's plane, and the scale of that plane. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}
type Key = readonly [ms: number, x: number, y: number, z: number];
const KEYS: readonly Key[] = [
  [0, 20, -30, 0.62],
  [SHOT.back, 26, -26, 0.65],
  [2_700, 70, 4, 1.12],
  [SHOT.letGo, 26, 16, 1.42],
  [SHOT.gate, 10, 96, 1.72],
  [SHOT.cup, 268, 322, 2.1],
  [SHOT.lift, 276, 336, 2.36],
  [7_500, 300, 40, 1.62],
  [8_150, 566, -84, 1.48],
  [SHOT.end, 572, -90, 1.56],
];
/** Share of the way from the revealed ball to the winner's face, 0 to 1. */
export const towardsFace = (ms: number): number => smoothRamp(ms, SHOT.reveal, SHOT.face);

/** What kind of window looks at the hall: an upright one has the ball above the face instead of beside it. */
export interface Viewer {
  readonly isNarrow: boolean;
  /** the player claps beside the winner and must be seen as well */
  readonly isPair: boolean;
}
/** The camera at a moment. Between two keys it starts and ends calmly, and it never jumps. */
export function cameraAt(ms: number, { isNarrow, isPair }: Viewer): Camera {
  const i = Math.max(
    1,
    KEYS.findIndex(([at], k) => at > ms || k === KEYS.length - 1),
  );
  const [a, b] = [KEYS[i - 1], KEYS[i]];
  if (a === undefined || b === undefined) return { x: 0, y: 0, z: 1 };
  const u = smoothRamp(ms, a[0], b[0]);
  const [x, y, z] = [mix(a[1], b[1], u), mix(a[2], b[2], u), mix(a[3], b[3], u)];
  const late = towardsFace(ms);
  if (!isNarrow) return { x: x + late * (isPair ? 60 : -40), y, z };
  return { x: x + late * (isPair ? 150 : 96), y: y - late * 40, z: z * (1 - late * (isPair ? 0.26 : 0.16)) };
}

/** Distance of the camera from the globe's plane at scale 1, in units of that plane. */
const LENS = 1_000;
/** How large one unit of a plane is seen that lies `depth` units behind the globe. */
export const scaleAtDepth = (z: number, depth: number): number => LENS / (LENS / z + depth);
/** Pixels of one unit of the globe's plane at scale 1, in a window of that size. */
export const fitOf = (width: number, height: number): number => Math.min(width / 620, height / 1_000);

/** Share of a stretch of time that has passed: 0 before, 1 after. */
export { share as ramp } from '../films/easing.ts';
/** The same, starting and ending calmly. */
export const smoothRamp = (ms: number, from: number, to: number): number => smooth(share(ms, from, to));
