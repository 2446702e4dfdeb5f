/**
 * Nine hands as data. Wrist at 0,0, the forearm comes from the left, the thumb is up (-y); a hand is 46 long.
 * A held thing lies between the palm and the fingers of `front`; `grip` is where it touches.
 */
import { points } from '../../core/geometry.ts';
import type { HandShape } from '../vocabulary.ts';
import { CLOSED, FIST, PALM, type Recipe } from './hand-parts.ts';

export const RECIPES: Readonly<Record<HandShape, Recipe>> = {
  // at rest, on a hip, on a knee
  solta: {
    fingers: [
      [[20, 9], [14, 44, 78], 17, 3.7],
      [[22, 4], [10, 38, 70], 21, 4],
      [[23, -2], [6, 32, 60], 22.5, 4.1],
      [[22, -7.5], [0, 22, 46], 21, 4.1],
    ],
    palm: PALM,
    thumb: [[8, -7], [-24, 8], 20, 4.6],
    thumbLies: 'over',
    grip: [24, 12],
  },
  // greeting, joy, surprise
  aberta: {
    fingers: [
      [[21, 10], [34, 32, 28], 18, 3.8],
      [[24, 4], [12, 11, 10], 23, 4.1],
      [[25, -3], [-6, -6, -5], 25, 4.2],
      [[22, -9.5], [-25, -23, -20], 22.5, 4.2],
    ],
    palm: points`-4,-7.5 8,-11 19,-13.5 26,-9 28,0 26,10 18,14 6,10.5 -4,7.5`,
    thumb: [[6, -7], [-72, -50], 20, 5],
    thumbLies: 'behind',
    grip: [20, 0],
    lines: [points`9,-9 15,-3 16,6`, points`22,-8 19,0 23,6`],
  },
  // joy, running, resolve
  punho: {
    fingers: [],
    palm: FIST,
    thumb: [[9, -8], [8, 70], 20, 4.8],
    thumbLies: 'front',
    front: CLOSED,
    grip: [14, 0],
  },
  // clapping, stroking, a hand on a shoulder
  palma: {
    fingers: [
      [[20, 8], [9, 5, 2], 18, 3.8],
      [[23, 3.4], [4, 2, 0], 23, 4.1],
      [[24, -2], [-1, -1, -2], 25, 4.2],
      [[22, -7.4], [-5, -4, -3], 22.5, 4.2],
    ],
    palm: PALM,
    thumb: [[6, -7], [-50, -22], 20, 4.8],
    thumbLies: 'over',
    grip: [24, 6],
  },
  // one thing, never a person
  aponta: {
    fingers: [[[22, -7], [-3, -2, 0], 25, 4.3]],
    palm: points`-4,-7.5 8,-11 18,-12.5 24,-9 25,0 23,9 15,12 6,10 -4,7.5`,
    thumb: [[9, -6], [14, 60], 19, 4.6],
    thumbLies: 'front',
    front: [
      [[22, 9], [60, 170, 184], 13, 4],
      [[23.4, 3.8], [50, 172, 184], 15, 4.3],
      [[23.4, -1.6], [40, 174, 184], 16, 4.4],
    ],
    grip: [46, -7],
  },
  // coin, letter, candle, needle
  pinca: {
    fingers: [
      [[20, 9], [30, 62, 92], 18, 3.7],
      [[22.5, 4.5], [22, 54, 88], 21, 4],
      [[24, -1], [12, 44, 80], 23, 4.1],
      [[22, -7.5], [-24, 20, 66], 23, 4.2],
    ],
    palm: PALM,
    thumb: [[8, -7], [-14, 6], 27, 4.6],
    thumbLies: 'front',
    grip: [36, -6],
  },
  // edge, handle, rail, spoon
  segura: {
    fingers: [],
    palm: points`-4,-7.5 8,-11 19,-13 25,-11 27,0 25,11 15,12 6,10 -4,7.5`,
    thumb: [[9, -8], [-34, 14], 23, 4.9],
    thumbLies: 'behind',
    front: [
      [[25, 11], [40, 150, 172], 17, 4],
      [[27.5, 5.2], [28, 152, 174], 19, 4.3],
      [[28.5, -1], [18, 154, 176], 20, 4.4],
      [[27, -7.2], [8, 156, 178], 19, 4.4],
    ],
    grip: [24, 0],
  },
  // receiving, holding up a ball
  concha: {
    fingers: [
      [[20, 5], [6, -14, -44], 21, 3.9],
      [[22, 2.4], [2, -18, -48], 23, 4.1],
    ],
    palm: points`-4,-6 6,-5 16,-2 25,-4.5 28,1 24,8 12,10.5 2,9 -4,7.5`,
    thumb: [[5, -3], [-44, -14], 20, 4.6],
    thumbLies: 'front',
    front: [[[23, 1.4], [-2, -22, -54], 24, 4.3]],
    grip: [22, -6],
  },
  // thumb up
  joia: {
    fingers: [],
    palm: FIST,
    thumb: [[11, -8], [-98, -86], 24, 5.2],
    thumbLies: 'behind',
    front: CLOSED,
    grip: [14, 0],
  },
};
