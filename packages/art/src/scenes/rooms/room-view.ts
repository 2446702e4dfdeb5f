/** How the inside of a place is drawn. All lengths are units of the room (room-plan.ts). */
import type { Colour } from '../../core/colour.ts';
import { type Corner, makeIso } from '../../core/iso.ts';
import { type Attributes, ell, line, type Parts, type Svg, whole } from '../../core/svg.ts';
import { SHADOW } from '../../core/tokens.ts';
import { figure } from '../../people/figure.ts';
import type { FigureOptions } from '../../people/figure-options.ts';
import type { RoomPerson } from '../../plans/room-people.ts';
import { ROOM_VIEW } from '../../plans/room-plan.ts';

export const ROOM = makeIso(ROOM_VIEW);

/** Something in the room; what stands farther back is drawn first. */
export interface Thing {
  readonly depth: number;
  readonly body: Svg;
}
/** A thing whose foot is at x, y. */
export const thing = (x: number, y: number, body: Parts): Thing => ({ depth: x + y, body: whole(body) });
/** The same, drawn before everything else: a person behind a counter. */
export const behind = <Each extends Thing | Somebody>(each: Each): Each => ({ ...each, depth: -1 });

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

/** Somebody in each of the pictures of their movement, around their feet. */
interface Somebody {
  readonly depth: number;
  readonly person: RoomPerson;
  readonly pictures: readonly Svg[];
}
/** Detail of the outlines for a px of the room's picture: on a phone a room is half as large. */
const DETAIL = 0.54;

/** Somebody who moves. @param pictures what changes in each picture of the person's beat */
export function somebody(
  person: RoomPerson,
  options: FigureOptions,
  pictures: readonly FigureOptions[] = [{}],
): Somebody {
  const scale = DETAIL * person.size;
  const draw = (change: FigureOptions): Svg => figure({ expression: 'feliz', ...options, ...change, scale }).body;
  return { depth: person.at[0] + person.at[1], person, pictures: pictures.map(draw) };
}
/** The pool of light on the floor in which the player stands. */
export const pool = ({ at: [x, y] }: RoomPerson): Svg => disc(x, y, 0, 0.9, '#FFE08A', { opacity: 0.6 });

/** A layer of a room: what stands still between two people, or somebody. */
export type RoomLayer = Svg | Somebody;
/** Things and people from back to front, with everything still between two people as one layer. */
export function layersOf(things: readonly (Thing | Somebody)[]): readonly RoomLayer[] {
  const layers: RoomLayer[] = [];
  for (const each of [...things].sort((a, b) => a.depth - b.depth)) {
    const last = layers.at(-1);
    if ('person' in each) layers.push(each);
    else if (typeof last === 'string') layers[layers.length - 1] = last + each.body;
    else layers.push(each.body);
  }
  return layers;
}
