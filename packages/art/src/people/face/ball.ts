/** The ball that a face lies on: a turn slides and narrows its pieces as a ball would. */
import { type Colour, shade } from '../../core/colour.ts';
import { clamp, cos, type Map2, sin } from '../../core/geometry.ts';
import type { Face, Person } from '../person.ts';
import type { Mood } from './mood-parts.ts';

const RADIUS = 54;
/** degrees of the widest turn */
export const WIDEST = 45;
const latitude = (x: number): number => (Math.asin(clamp(x / RADIUS, -0.98, 0.98)) * 180) / Math.PI;
/** Where a piece at x goes when the head turns to the right by degrees. */
export const slide = (x: number, turn: number): number => RADIUS * sin(latitude(x) + turn);
/** How much of its width a piece at x keeps. */
export const narrow = (x: number, turn: number): number => Math.max(0.34, cos(latitude(x) + turn) / cos(latitude(x)));

/** What every piece of a face needs to know. */
export interface FaceFrame {
  readonly m: Map2;
  readonly person: Person;
  readonly face: Face;
  readonly mood: Mood;
  /** degrees to the right, 0 to 45, and the same as a share */
  readonly turn: number;
  readonly q: number;
  /** how far the pieces slide down */
  readonly nod: number;
  readonly skin: Colour;
  readonly dark: Colour;
  readonly deep: Colour;
}
export function faceFrame(m: Map2, person: Person, mood: Mood, turn: number, nod: number): FaceFrame {
  const { face, skin } = person;
  return {
    m,
    person,
    face,
    mood,
    turn,
    q: turn / WIDEST,
    nod: nod + mood.nod * 0.5,
    skin,
    dark: shade(skin, 0.22),
    deep: shade(skin, 0.36),
  };
}
/** -1 is the side near the viewer's left, 1 the far one. */
export type Sides = -1 | 1;
export const SIDES = [-1, 1] as const;
export const eyeX = ({ face, turn }: FaceFrame, s: Sides): number => slide(s * face.eye.x, turn);
export const eyeWidth = ({ face, turn }: FaceFrame, s: Sides): number => narrow(s * face.eye.x, turn);
export const earAt = ({ face, q, nod }: FaceFrame, s: Sides): readonly [number, number] =>
  s < 0 ? [-face.cheek - 1 + 21 * q, 4 + nod * 0.4] : [face.cheek - 1, 4 + nod * 0.4];
