/**
 * The view in which the lot is drawn: that of the town with its origin at the upper corner of the lot's block, so that a
 * drawing does not change when the lot moves. Units are those of a block of 5 x 5; nothing stands before y = NEAR.
 */
import { type Colour, shade, tint } from '../../core/colour.ts';
import { type Corner, makeIso } from '../../core/iso.ts';
import { type Attributes, circ, each, g, line, type Parts, path, type Svg, whole } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { VIEW } from '../../plans/plan.ts';

export const L = makeIso({ S: VIEW.S, Z: VIEW.Z });
/** the ground of the lot, from the corner of its block on both axes */
export const GROUND = { from: 0.35, to: 4.65 } as const;
/** nothing stands between here and the near street: the person waits there */
export const NEAR = 4;
/** height of the block's pavement */
export const FLOOR = 0.1;

/** Something that is on the lot from a step on; n is the step that it has reached. */
export const since = (step: number, n: number, draw: () => Parts): Svg => (n >= step ? whole(draw()) : '');

/** A line through points of the world, with round ends; width in px of the map. */
export const rod = (points: readonly Corner[], colour: Colour, width: number, list?: Attributes): Svg =>
  line(
    each(
      points,
      (corner, i) =>
        `${i ? 'L' : 'M'}${L.P(...corner)
          .map((value) => +value.toFixed(1))
          .join(' ')}`,
    ),
    colour,
    width,
    list,
  );
/** A straight rod from one point to another. */
export const bar = (from: Corner, to: Corner, colour: Colour, width: number, list?: Attributes): Svg =>
  rod([from, to], colour, width, list);
/** A post that stands on the ground, `to` high. */
export const post = (x: number, y: number, to: number, colour: Colour, width: number): Svg =>
  bar([x, y, FLOOR], [x, y, to], colour, width);

export const flower = (colour: Colour): Svg =>
  line('M0 0V-6', '#4E9A5C', 1.6) + circ(0, -8, 3.4, colour) + circ(0, -8, 1.3, '#FFF3C4');
/** A bow on what is new. */
export const bow = (scale: number, colour: Colour = C.flamboyant): Svg =>
  g(
    path('M0 0C-14-16-26-12-24 0C-26 12-14 12 0 0C14-16 26-12 24 0C26 12 14 12 0 0Z', colour) +
      path('M-3 2L-10 22L-2 18L0 6L6 18L12 21L4 2Z', shade(colour, 0.25)) +
      circ(0, 0, 6, tint(colour, 0.35)),
    { transform: `scale(${scale})` },
  );
/** A glint in the light of a new thing. */
const glint = (x: number, y: number, scale: number): Svg =>
  path('M0-9C1.5-2.5 2.5-1.5 9 0C2.5 1.5 1.5 2.5 0 9C-1.5 2.5-2.5 1.5-9 0C-2.5-1.5-1.5-2.5 0-9Z', '#FFF6D8', {
    transform: `translate(${x} ${y}) scale(${scale})`,
  });
export const glints = (x: number, y: number, z: number): Svg =>
  L.at(x, y, z, glint(-40, -16, 1) + glint(36, -30, 0.8) + glint(8, -54, 0.7));

/* What vehicles of the lot have in common. */

/** A wheel on the ground that looks to the near left street; radius in units of a wall. */
export const wheel = (x: number, y: number, r: number): Svg =>
  L.onLeft(x, y, r / 40 + FLOOR, [
    circ(0, 0, r, '#2C2056'),
    circ(0, 0, r * 0.5, '#CFC6EA'),
    circ(0, 0, r * 0.2, '#8E86B4'),
  ]);
