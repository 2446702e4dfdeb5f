/** Parts of the town's ordinary houses: walls with a plinth, and what is set into them. World units as in `Iso`. */
import { type Colour, shade } from '../../core/colour.ts';
import type { Iso } from '../../core/iso.ts';
import { each, rect, type Svg } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { SHADED_PANE } from './wall-parts.ts';

/** What a house is painted with. */
export interface Paint {
  readonly wall: Colour;
  /** doors, rails and cloths */
  readonly trim: Colour;
  readonly roof: Colour;
}
/** Length and depth on the ground and height of the walls. */
export interface HouseSize {
  readonly w: number;
  readonly d: number;
  readonly h: number;
}

/** units of a wall drawing in one world unit */
const U = 40;
const PLINTH = 7;
const FRAME = C.papel;
/** a frame on the wall in the shade */
export const SHADED_FRAME = '#E7DDE6';
const GLASS = '#8FCBE8';

const glazed = (x: number, y: number, w: number, h: number, glass: Colour, frame: Colour): Svg =>
  rect(x - 2, y - 2, w + 4, h + 4, 2, frame) + rect(x, y, w, h, 1, glass);
/** A window with its frame, in units of a wall drawing. */
export const pane = (x: number, y: number, w: number, h: number, glass: Colour = GLASS): Svg =>
  glazed(x, y, w, h, glass, FRAME);
/** A window with a bar in its middle. */
export const barredPane = (x: number, y: number, w: number, h: number, frame: Colour = FRAME): Svg =>
  glazed(x, y, w, h, GLASS, frame) + rect(x + w / 2 - 0.8, y, 1.6, h, 0, frame);
/** Windows of one size on the wall in the shade; the panes are lit before dawn. */
export const shadedPanes = (at: readonly (readonly [x: number, y: number])[], w: number, h: number): Svg =>
  each(at, ([x, y]) => glazed(x, y, w, h, SHADED_PANE, SHADED_FRAME));
/** A door that stands on the ground of a wall `of` world units high. */
export const door = (x: number, w: number, h: number, of: number, colour: Colour): Svg =>
  rect(x - 2, of * U - h - 2, w + 4, h + 2, 2, FRAME) + rect(x, of * U - h, w, h, 1, colour);

/** Two walls on a darker plinth, corner at 0,0. */
export const walls = (I: Iso, { w, d, h }: HouseSize, colour: Colour): Svg =>
  I.box(0, 0, 0, w, d, h, colour) +
  I.onLeft(0, d, PLINTH / U, rect(0, 0, w * U, PLINTH, 0, shade(colour, 0.26))) +
  I.onRight(w, d, PLINTH / U, rect(0, 0, d * U, PLINTH, 0, shade(colour, 0.4)));

/** What the left wall of a house shows: drawn from the wall's upper left corner, 40 units to one of the world. */
export const onFront = (I: Iso, { d, h }: HouseSize, drawing: Svg): Svg => I.onLeft(0, d, h, drawing);
/** What the right wall of a house shows, in the shade. */
export const onFlank = (I: Iso, { w, d, h }: HouseSize, drawing: Svg): Svg => I.onRight(w, d, h, drawing);
