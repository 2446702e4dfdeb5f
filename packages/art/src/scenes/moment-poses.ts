/** Poses of single moments, by places: who holds or touches what lies in the picture. Units of the figure. */
import type { PlacePose } from '../people/pose-places.ts';

/** Holds a bill at its edge with the far hand, the near one on the cheek. */
export const READS_BILL: PlacePose = {
  hip: [-6, -184],
  neck: [-2, -300],
  bow: -9,
  hipTilt: -5,
  shoulderTilt: 6,
  turn: 0.34,
  head: { tilt: 7, turn: 19, nod: 3 },
  near: { to: [-42, -322], bend: 1, hand: 'palma', dir: -64, over: true },
  far: { to: [112, -214], bend: 1, hand: 'segura', dir: -8, front: true },
  nearLeg: { to: [-22, -15] },
  farLeg: { to: [32, -15] },
};

/** Weighs two things: the near palm lies on what stands at the left, the far hand holds a letter. */
export const WEIGHS: PlacePose = {
  hip: [-4, -184],
  neck: [0, -300],
  bow: -5,
  hipTilt: -4,
  shoulderTilt: 4,
  turn: 0.16,
  head: { tilt: 5, turn: 13 },
  near: { to: [-138, -246], bend: -1, hand: 'palma', dir: 176 },
  far: { to: [134, -262], bend: 1, hand: 'pinca', dir: -14, front: true },
  nearLeg: { to: [-26, -15] },
  farLeg: { to: [30, -15] },
};

/** Leans to the right and pushes what the far hand holds towards something; the near hand keeps the balance. */
export const PLUGS_IN: PlacePose = {
  hip: [-10, -180],
  neck: [16, -294],
  bow: -12,
  hipTilt: -6,
  shoulderTilt: 7,
  turn: 0.42,
  head: { tilt: 6, turn: 22, nod: 2 },
  near: { to: [-58, -206], bend: 1, hand: 'aberta', dir: 130 },
  far: { to: [124, -208], bend: -1, hand: 'segura', dir: -4, front: true },
  nearLeg: { to: [-46, -15] },
  farLeg: { to: [40, -15], bend: -1 },
};

/** Crouches before a leap, hands clasped before the chest, and looks up. */
export const GATHERS: PlacePose = {
  hip: [-20, -154],
  neck: [2, -268],
  bow: -8,
  hipTilt: 0,
  shoulderTilt: 4,
  turn: 0.35,
  head: { tilt: -6, turn: 14, nod: -6 },
  near: { to: [44, -246], bend: 1, hand: 'punho', dir: -62 },
  far: { to: [54, -248], bend: -1, hand: 'palma', dir: -112, front: true },
  nearLeg: { to: [-36, -15], bend: -1 },
  farLeg: { to: [26, -15], bend: -1 },
};
