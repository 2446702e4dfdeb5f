/** Poses of the minigames' people; angles as in ../people/poses.ts. */
import type { Pose } from '../people/pose-places.ts';
import { hands, STANDS } from '../people/standing-poses.ts';

/** Runs to the right, the arm of the far side before the body. */
const RUNS = { turn: 1, front: 'A', run: true } as const;
/** The counter hides how a guest stands. */
const BEHIND_COUNTER = { legA: [-4, 0], legB: [5, 0] } as const;

export const READY: Pose = { turn: 0.35, A: [-16, 26], B: [22, 62], legA: [-7, 0], legB: [8, 0], front: 'B' };
export const SERVING: Pose = {
  turn: 0.45,
  lean: 5,
  A: [-10, 34],
  B: [66, 26],
  legA: [-12, 4],
  legB: [14, 6],
  front: 'B',
  handB: 'concha',
};
export const SENT: Pose = {
  turn: 0.45,
  lean: 9,
  A: [-26, 30],
  B: [88, 4],
  legA: [-16, 4],
  legB: [18, 8],
  front: 'B',
  handB: 'aberta',
};
export const SHRUGGING: Pose = {
  turn: 0.1,
  A: [-46, -62],
  B: [46, 62],
  legA: [-7, 0],
  legB: [8, 0],
  head: 6,
  ...hands('aberta'),
  front: 'AB',
};
export const STEPPING = (side: 1 | -1): Pose => ({
  turn: 0.3,
  A: [-20 * side, 26],
  B: [20 * side, 30],
  legA: [-16 * side, 14],
  legB: [16 * side, 14],
  air: 4,
});
export const AT_COUNTER: Pose = { turn: 0.5, A: [26, 62], B: [34, 50], ...BEHIND_COUNTER };
export const GUEST_CHEERING: Pose = { turn: 0.4, A: [-118, -30], B: [118, 30], ...BEHIND_COUNTER, ...hands('aberta') };
export const RISING: Pose = {
  ...RUNS,
  lean: 12,
  head: -8,
  A: [-70, 60],
  B: [96, 40],
  legA: [52, 96],
  legB: [-30, 50],
  ...hands('punho'),
};
export const FALLING: Pose = {
  ...RUNS,
  lean: 6,
  head: -4,
  A: [-96, 30],
  B: [70, 50],
  legA: [34, 30],
  legB: [-8, 60],
  ...hands('aberta'),
};
export const DUCKING = (knee: number): Pose => ({
  ...RUNS,
  lean: 62,
  head: -34,
  A: [-50, 40],
  B: [60, 60],
  legA: [88, 128 + knee],
  legB: [30, 128 - knee],
  ...hands('punho'),
});
export const STUMBLING: Pose = {
  ...RUNS,
  lean: 26,
  head: -10,
  A: [-110, -30],
  B: [118, 20],
  legA: [-34, 20],
  legB: [44, 30],
  ...hands('aberta'),
};
export const SHOWING: Pose = { turn: 0.3, A: [-20, 26], B: [62, 70], ...STANDS, front: 'B', handB: 'aberta' };
export const CHEERING: Pose = {
  turn: 0.25,
  A: [-34, 70],
  B: [118, 34],
  ...STANDS,
  front: 'B',
  handB: 'aberta',
  head: 4,
};
export const DOUBTING: Pose = {
  turn: 0.3,
  A: [14, 56],
  B: [40, 122],
  ...STANDS,
  head: 6,
  front: 'AB',
  handB: 'aponta',
};
