/** Parts of the town's ordinary houses: walls with a plinth, panes, doors, a roof of four slopes. World units as in `Iso`. */
import { type Colour, shade, tint } from '../../core/colour.ts';
import type { Iso } from '../../core/iso.ts';
import { rect, type Svg } from '../../core/svg.ts';
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
const GLASS = '#8FCBE8';

/** A window with its frame, in units of a wall drawing. */
export const pane = (x: number, y: number, w: number, h: number, glass: Colour = GLASS): Svg =>
  rect(x - 2, y - 2, w + 4, h + 4, 2, FRAME) + rect(x, y, w, h, 1, glass);
/** Windows of one size on the wall in the shade; the panes are lit before dawn. */
export const shadedPanes = (at: readonly (readonly [x: number, y: number])[], w: number, h: number): Svg =>
  at.map(([x, y]) => rect(x - 2, y - 2, w + 4, h + 4, 2, '#E7DDE6') + rect(x, y, w, h, 1, SHADED_PANE)).join('');
/** A door that stands on the ground of a wall `of` world units high. */
export const door = (x: number, w: number, h: number, of: number, colour: Colour): Svg =>
  rect(x - 2, of * U - h - 2, w + 4, h + 2, 2, FRAME) + rect(x, of * U - h, w, h, 1, colour);

/** Two walls on a darker plinth, corner at 0,0. */
export const walls = (I: Iso, { w, d, h }: HouseSize, colour: Colour): Svg =>
  I.box(0, 0, 0, w, d, h, colour) +
  I.onLeft(0, d, PLINTH / U, rect(0, 0, w * U, PLINTH, 0, shade(colour, 0.26))) +
  I.onRight(w, d, PLINTH / U, rect(0, 0, d * U, PLINTH, 0, shade(colour, 0.4)));

/** Four slopes over the walls that meet in a ridge `rise` above them, with eaves of `e`. */
export function hipRoof(I: Iso, { w, d, h }: HouseSize, rise: number, c: Colour, e = 0.16): Svg {
  const k = Math.min(w, d) / 2;
  const [far, near] = [
    [k, d / 2, h + rise],
    [w - k * 0.9, d / 2, h + rise],
  ] as const;
  const [north, east, south, west] = [
    [-e, -e, h],
    [w + e, -e, h],
    [w + e, d + e, h],
    [-e, d + e, h],
  ] as const;
  const [westFoot, southFoot, eastFoot] = [
    [-e, d + e, h - 0.09],
    [w + e, d + e, h - 0.09],
    [w + e, -e, h - 0.09],
  ] as const;
  return (
    I.face([north, east, near, far], tint(c, 0.16)) +
    I.face([north, west, far], tint(c, 0.26)) +
    I.face([east, south, near], shade(c, 0.26)) +
    I.face([west, south, near, far], c) +
    I.face([west, south, southFoot, westFoot], shade(c, 0.36)) +
    I.face([south, east, eastFoot, southFoot], shade(c, 0.5))
  );
}
