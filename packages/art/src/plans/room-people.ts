/**
 * Who is in the rooms, how they move, and how a room's sheet is laid out. No drawing here: the game lays the parts of a
 * sheet over one another and moves them.
 */
import type { Point } from '../core/svg.ts';
import type { Bounds } from './boxes.ts';
import type { PlaceId } from './places.ts';
import { ROOM_VIEW, roomFrame } from './room-plan.ts';

/**
 * How somebody moves, and in how many pictures: `breath` stands; `bounce` nods to the music; `hand` lifts a hand now and then; `work` at rest, eyes
 * shut, half way, hand at work; `dance` from one pose to the next.
 */
export const BEATS = { breath: 1, bounce: 1, hand: 2, work: 4, dance: 2 } as const;
export type Beat = keyof typeof BEATS;

export interface RoomPerson {
  /** feet, in units of the room */
  readonly at: Point;
  /** px of the room's picture to a unit of the person */
  readonly size: number;
  readonly beat: Beat;
}
const GUEST = 0.42;
/** a little nearer than the others */
const PLAYER = 0.47;
const guest = (x: number, y: number, beat: Beat): RoomPerson => ({ at: [x, y], size: GUEST, beat });
const player = (x: number, y: number, beat: Beat): RoomPerson => ({ at: [x, y], size: PLAYER, beat });

export const SNACK_BAR = {
  player: player(2.75, 0.78, 'work'),
  cook: guest(5, 0.75, 'breath'),
  teller: guest(2.7, 4.5, 'breath'),
  greeter: guest(4.9, 2.85, 'hand'),
  waiting: guest(3.75, 5.5, 'breath'),
} as const;
export const MALL = {
  player: player(4.5, 3.7, 'work'),
  seller: guest(7.35, 4.5, 'hand'),
  waiting: guest(0.95, 4.7, 'breath'),
  chooser: guest(2.9, 5.5, 'hand'),
} as const;
export const CLUB = {
  player: player(3.3, 3.4, 'dance'),
  disc: guest(2.9, 0.6, 'bounce'),
  left: guest(1.95, 4.5, 'bounce'),
  right: guest(4.9, 3, 'bounce'),
  near: guest(4.3, 5, 'dance'),
} as const;
export const PIZZERIA = {
  player: player(3.15, 3.55, 'work'),
  baker: guest(4.35, 0.85, 'hand'),
  helper: guest(5.6, 0.85, 'breath'),
  teller: guest(0.75, 5.35, 'hand'),
  greeter: guest(3.7, 5.6, 'breath'),
  waiting: guest(6, 4.2, 'breath'),
} as const;

/** A layer of a room: everything that stands still between two people, or somebody. */
export type RoomPart = 'still' | RoomPerson;
/** From back to front. */
export const ROOM_PARTS: Readonly<Record<PlaceId, readonly RoomPart[]>> = {
  1: [
    'still',
    SNACK_BAR.player,
    SNACK_BAR.cook,
    'still',
    SNACK_BAR.teller,
    SNACK_BAR.greeter,
    SNACK_BAR.waiting,
    'still',
  ],
  2: ['still', MALL.waiting, MALL.player, MALL.chooser, 'still', MALL.seller, 'still'],
  3: ['still', CLUB.disc, 'still', CLUB.left, CLUB.player, CLUB.right, CLUB.near, 'still'],
  4: [
    'still',
    PIZZERIA.baker,
    PIZZERIA.helper,
    'still',
    PIZZERIA.teller,
    PIZZERIA.player,
    PIZZERIA.greeter,
    'still',
    PIZZERIA.waiting,
    'still',
  ],
};

/** What one picture of a person takes around the feet, in units of the person. */
export const PERSON_BOX = { x: -216, y: -440, width: 432, height: 464 } as const;

/** A part where it stands in the room (px of the room's frame), and its pictures on the sheet (px of the sheet). */
export interface PlacedPart {
  readonly part: RoomPart;
  readonly box: Bounds;
  readonly tiles: readonly Bounds[];
}

/** px between two still layers: what hangs from above a room's frame is not seen in the layer before */
const GAP = 40;

/** The sheet of a room: its still layers one below the other, below them people in rows. */
export function roomSheetPlan(place: PlaceId) {
  const frame = roomFrame(place);
  const stills = ROOM_PARTS[place].filter((part) => part === 'still').length;
  let still = 0;
  let [x, y, row] = [0, stills * (frame.height + GAP), 0];
  const next = ({ width, height }: Bounds): Bounds => {
    if (x + width > frame.width) [x, y, row] = [0, y + row, 0];
    const tile = { x, y, width, height };
    [x, row] = [x + width, Math.max(row, height)];
    return tile;
  };
  const parts = ROOM_PARTS[place].map((part): PlacedPart => {
    if (part === 'still') {
      const tile = { x: 0, y: (frame.height + GAP) * still, width: frame.width, height: frame.height };
      still += 1;
      return { part, box: { ...tile, y: 0 }, tiles: [tile] };
    }
    const [left, top] = ROOM_VIEW.P(...part.at);
    const box = {
      x: Math.round(left + part.size * PERSON_BOX.x - frame.x),
      y: Math.round(top + part.size * PERSON_BOX.y - frame.y),
      width: Math.ceil(part.size * PERSON_BOX.width),
      height: Math.ceil(part.size * PERSON_BOX.height),
    };
    return { part, box, tiles: Array.from({ length: BEATS[part.beat] }, () => next(box)) };
  });
  return { width: frame.width, height: y + row, parts };
}

interface Glow {
  /** its middle, in units of the room */
  readonly at: readonly [x: number, y: number, z: number];
  /** in px of the room's picture */
  readonly radius: number;
  readonly colour: string;
}
/** The light of a room that grows and falls: a lamp, a screen, the ball over the dancers, the fire. */
const GLOWS: Readonly<Record<PlaceId, Glow>> = {
  1: { at: [1.5, 4.3, 2.2], radius: 95, colour: '#FFE9A6' },
  2: { at: [0, 2.2, 1.5], radius: 110, colour: '#BFF1FF' },
  3: { at: [3.2, 3, 3.1], radius: 200, colour: '#FF8FC6' },
  4: { at: [1.4, 1.3, 1], radius: 95, colour: '#FF9A3C' },
};
/** Where a room's light lies in the room, in px of its frame. */
export function roomGlow(place: PlaceId): { readonly box: Bounds; readonly colour: string } {
  const { at, radius, colour } = GLOWS[place];
  const frame = roomFrame(place);
  const [x, y] = ROOM_VIEW.P(...at);
  const side = 2 * radius;
  return { box: { x: x - radius - frame.x, y: y - radius - frame.y, width: side, height: side }, colour };
}
