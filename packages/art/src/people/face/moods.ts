/** What the muscles of a face do in each of the twelve expressions; no face is even, so near and far side differ. */
import type { Point } from '../../core/geometry.ts';
import type { Expression, MouthShape } from '../vocabulary.ts';
import { type Mood, type Mouth, mood } from './mood-parts.ts';

export const MOODS: Readonly<Record<Expression, Mood>> = {
  neutro: mood({ mouth: { smile: 0.35 } }),
  feliz: mood({
    open: [0.95, 0.95],
    squeeze: 0.35,
    brow: [2, 3, 3, 3],
    mouth: { smile: 1, open: 0.35, wide: 0.1 },
    warm: 0.6,
    tilt: -2,
  }),
  radiante: mood({
    open: [0, 0],
    squeeze: 1,
    brow: [5, 4, 6, 5],
    mouth: { smile: 1.15, open: 0.95, wide: 0.22 },
    warm: 1,
    tilt: -6,
    nod: -4,
  }),
  emocionado: mood({
    open: [0.72, 0.72],
    squeeze: 0.6,
    brow: [8, -1, 9, 0],
    mouth: { smile: 0.85, open: 0.18, wide: 0.02 },
    hasTears: true,
    warm: 0.9,
    tilt: 5,
    gaze: [0, -0.4],
  }),
  surpreso: mood({
    open: [1.28, 1.3],
    squeeze: 0,
    brow: [9, 9, 11, 11],
    mouth: { smile: 0.1, open: 0.85, wide: -0.48, teeth: false },
    nod: -3,
    tilt: -3,
  }),
  determinado: mood({
    open: [0.78, 0.76],
    squeeze: 0.35,
    brow: [-3, 3, -2, 4],
    mouth: { smile: 0.3, wide: -0.05, skew: 0.5 },
    nod: 3,
    gaze: [0.3, -0.1],
  }),
  pensativo: mood({
    open: [0.86, 0.86],
    brow: [7, 3, -1, 1],
    mouth: { smile: 0.05, wide: -0.25, skew: -0.7 },
    gaze: [0.75, -0.85],
    tilt: 6,
  }),
  maroto: mood({
    open: [0.9, 0],
    squeeze: 0.5,
    brow: [2, 6, -1, 0],
    mouth: { smile: 0.85, wide: 0.05, skew: 0.85 },
    warm: 0.7,
    tilt: 7,
  }),
  preocupado: mood({
    open: [1.02, 1.02],
    squeeze: 0,
    brow: [8, -3, 9, -2],
    mouth: { smile: -0.45, open: 0.12, wide: -0.1 },
    gaze: [-0.5, 0.2],
    tilt: -3,
    sweats: true,
  }),
  triste: mood({
    open: [0.62, 0.62],
    brow: [8, -4, 8, -4],
    mouth: { smile: -0.8, wide: -0.18, drop: 2 },
    gaze: [-0.2, 0.8],
    nod: 5,
    tilt: 5,
  }),
  sono: mood({
    open: [0.36, 0.3],
    brow: [2, -3, 3, -3],
    mouth: { smile: -0.15, open: 0.1, wide: -0.2, teeth: false },
    gaze: [0, 0.5],
    nod: 6,
    tilt: 9,
  }),
  aliviado: mood({
    open: [0.02, 0.02],
    squeeze: 0.15,
    brow: [7, 1, 7, 1],
    mouth: { smile: 0.65, open: 0.14, wide: -0.06 },
    nod: -2,
    tilt: -4,
    warm: 0.5,
  }),
};
const SPEECH: Readonly<Record<MouthShape, Partial<Mouth>>> = {
  falaA: { open: 0.6, wide: 0 },
  falaE: { open: 0.34, wide: 0.12 },
  falaO: { open: 0.5, wide: -0.35, teeth: false },
  falaM: { open: 0, wide: -0.05 },
};
interface MoodOptions {
  readonly blink?: number;
  readonly mouth?: MouthShape | undefined;
  readonly gaze?: Point | undefined;
  readonly grin?: number | undefined;
}
/** An expression while the eyes blink (0 open to 1 shut), the mouth speaks or smiles its own way, or the eyes look somewhere. */
export function moodOf(expression: Expression, { blink = 0, mouth, gaze, grin = 1 }: MoodOptions = {}): Mood {
  const still = MOODS[expression];
  const own = still.mouth.smile > 0.4 ? { ...still.mouth, open: Math.min(1, still.mouth.open * grin) } : still.mouth;
  return {
    ...still,
    open: [still.open[0] * (1 - blink), still.open[1] * (1 - blink)],
    mouth: mouth === undefined ? own : { ...still.mouth, ...SPEECH[mouth] },
    gaze: gaze ?? still.gaze,
  };
}
