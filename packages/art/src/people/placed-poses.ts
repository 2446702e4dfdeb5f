/** Poses by places: weight first, then the line of action, then hands. */
import type { PlacePose } from './pose-places.ts';
import type { PoseName } from './vocabulary.ts';

export type PlacedName = Extract<PoseName, 'acenar' | 'cintura' | 'joia' | 'fone' | 'pulo' | 'palmas' | 'banco'>;
export const PLACED: Readonly<Record<PlacedName, PlacePose>> = {
  // weight on the near leg, hip out, a wave that starts in the ribs
  acenar: {
    hip: [-8, -185],
    neck: [2, -302],
    bow: -11,
    hipTilt: -8,
    shoulderTilt: 7,
    turn: 0.28,
    head: { tilt: 5, turn: 15 },
    near: { to: [-56, -186], bend: 1, hand: 'solta', dir: 70 },
    far: { to: [104, -330], bend: 1, hand: 'aberta', dir: -62, front: true },
    nearLeg: { to: [-16, -15] },
    farLeg: { to: [36, -15] },
  },
  // hand on the hip that carries the weight
  cintura: {
    hip: [10, -184],
    neck: [-6, -300],
    bow: 12,
    hipTilt: 7,
    shoulderTilt: -6,
    turn: 0.25,
    head: { tilt: -6, turn: 16 },
    near: { to: [-34, -196], bend: 1, hand: 'punho', dir: 24 },
    far: { to: [60, -176], bend: -1, hand: 'solta', dir: 96, front: true },
    nearLeg: { to: [-34, -15] },
    farLeg: { to: [22, -15] },
  },
  // thumb up from the chest, the other thumb behind the braces
  joia: {
    hip: [-4, -182],
    neck: [-2, -299],
    bow: -7,
    hipTilt: -5,
    shoulderTilt: 5,
    turn: 0.25,
    head: { tilt: 6, turn: 16 },
    near: { to: [-20, -232], bend: 1, hand: 'punho', dir: -28 },
    far: { to: [78, -262], bend: 1, hand: 'joia', dir: -24, front: true },
    nearLeg: { to: [-26, -15] },
    farLeg: { to: [34, -15] },
  },
  // leans into the music, one hand on the earphone
  fone: {
    hip: [10, -182],
    neck: [-8, -298],
    bow: 14,
    hipTilt: 9,
    shoulderTilt: -10,
    turn: 0.3,
    head: { tilt: -11, turn: 17 },
    near: { to: [-78, -334], bend: -1, hand: 'palma', dir: -80, over: true },
    far: { to: [44, -176], bend: -1, hand: 'solta', dir: 120, front: true },
    nearLeg: { to: [-30, -15] },
    farLeg: { to: [26, -15] },
  },
  // both arms up, the body one bow from heel to hand
  pulo: {
    hip: [-4, -192],
    neck: [14, -308],
    bow: -17,
    hipTilt: -6,
    shoulderTilt: -6,
    turn: 0.25,
    head: { tilt: -7, turn: 14, nod: -4 },
    near: { to: [-88, -410], bend: -1, hand: 'punho', dir: -104 },
    far: { to: [112, -404], bend: 1, hand: 'aberta', dir: -66, front: true },
    nearLeg: { to: [-46, -52], bend: 1, foot: 30 },
    farLeg: { to: [34, -32], bend: -1, foot: 14 },
    sway: [-6, -16],
  },
  // claps before the chest
  palmas: {
    hip: [-6, -184],
    neck: [4, -300],
    bow: -8,
    hipTilt: -5,
    shoulderTilt: 4,
    turn: 0.35,
    head: { tilt: 3, turn: 20 },
    near: { to: [46, -262], bend: 1, hand: 'palma', dir: -62 },
    far: { to: [56, -264], bend: -1, hand: 'palma', dir: -112, front: true },
    nearLeg: { to: [-20, -15] },
    farLeg: { to: [32, -15] },
  },
  // sits on an edge 104 high, back round, forearms on the thighs
  banco: {
    hip: [0, -104],
    neck: [24, -210],
    bow: -16,
    hipTilt: 0,
    shoulderTilt: 4,
    turn: 0.6,
    head: { tilt: 9, turn: 24, nod: 5 },
    near: { to: [60, -112], bend: 1, hand: 'solta', dir: 60 },
    far: { to: [96, -118], bend: -1, hand: 'solta', dir: 70, front: true },
    nearLeg: { to: [62, -15], bend: -1 },
    farLeg: { to: [98, -15], bend: -1 },
    sit: true,
  },
};
