/** How the inside of a place is drawn. All lengths are units of the room (room-plan.ts). */
import type { Colour } from '../../core/colour.ts';
import type { Corner } from '../../core/iso.ts';
import { type Attributes, ell, line, type Svg } from '../../core/svg.ts';
import { SHADOW } from '../../core/tokens.ts';
import { figure } from '../../people/figure.ts';
import type { FigureOptions } from '../../people/figure-options.ts';
import { ROOM } from './room-plan.ts';

/** px of the room to a unit of a person, and the px for which the outlines are drawn: on a phone a room is half as large */
const GUEST = { size: 0.42, detail: 0.22 } as const;
const PLAYER = { size: 0.47, detail: 0.26 } as const;

/** Something in the room; what stands farther back is drawn first. */
export interface Thing {
  readonly depth: number;
  readonly body: Svg;
}
/** A thing whose foot is at x, y. */
export const thing = (x: number, y: number, body: Svg): Thing => ({ depth: x + y, body });
/** The same, drawn before everything else: whoever stands behind a counter. */
export const behind = ({ body }: Thing): Thing => ({ depth: -1, body });
export const inOrder = (things: readonly Thing[]): Svg =>
  things
    .toSorted((a, b) => a.depth - b.depth)
    .map(({ body }) => body)
    .join('');

/** A flat rectangle at height z. */
export const flat = (x: number, y: number, w: number, d: number, fill: Colour, z = 0, more?: Attributes): Svg =>
  ROOM.flat(x, y, w, d, z, fill, more);
/** A flat round of radius r. */
export function disc(x: number, y: number, z: number, r: number, fill: Colour, more?: Attributes): Svg {
  const [cx, cy] = ROOM.P(x, y, z);
  return ell(cx, cy, r * ROOM.S, (r * ROOM.S) / 2, fill, more);
}
/** A bar through corners; width in px of the room. */
export const rod = (corners: readonly Corner[], colour: Colour, width: number): Svg =>
  line(
    `M${corners
      .map((corner) =>
        ROOM.P(...corner)
          .map((v) => v.toFixed(1))
          .join(' '),
      )
      .join('L')}`,
    colour,
    width,
  );
/** A box on the floor with its soft shadow. */
export const solid = (x: number, y: number, w: number, d: number, h: number, colour: Colour): Svg =>
  flat(x + 0.2, y - 0.2, w + 0.1, d, SHADOW, 0, { opacity: 0.14 }) + ROOM.box(x, y, 0, w, d, h, colour);

const standing = (x: number, y: number, options: FigureOptions, { size, detail }: typeof GUEST | typeof PLAYER): Svg =>
  ROOM.at(x, y, 0, figure({ expression: 'feliz', ...options, scale: detail }).body, size);
/** Somebody whose feet are at x, y. */
export const somebody = (x: number, y: number, options: FigureOptions): Thing =>
  thing(x, y, standing(x, y, options, GUEST));
/** The player, a little nearer than the others, in a pool of light. */
export const player = (x: number, y: number, options: FigureOptions): Thing =>
  thing(x, y, disc(x, y, 0, 0.9, '#FFE08A', { opacity: 0.6 }) + standing(x, y, options, PLAYER));
