import { matchesConfig as M } from '@consorcio/minigames';
import { HEIGHT, WIDTH } from '../../canvas/layout.ts';
import { type Camera, PLAIN } from '../../canvas/tall.ts';

/** Units of the game: the board's corner, and a cell's side in a field of 1024. GAMES section 3. */
const [X, Y, CELL] = [69, 320, 90];
/** In a tall window: units that the field has grown by when everything is at its largest, and how much larger that is. */
const GROWN = 130;
const LARGER = 0.08;
/** How much larger products are on a shelf that has grown by its most. */
const PRODUCTS_LARGER = 0.14;
/** Units that a shelf grows at most, and what then stays free for the floor. */
const MOST_ROOM = 24;
const FLOOR = 16;

/** Where the shop's things stand, in units of the game. */
export interface ShelfLayout extends Camera {
  /** The board's upper left corner, a cell's width, and its height: products stand at its lower end. */
  readonly x: number;
  readonly y: number;
  readonly cell: number;
  readonly row: number;
  /** Size of a product at rest. */
  readonly size: number;
  /** Left edge of the list. */
  readonly list: number;
}

/** A window has one height: what was found for it is kept. */
const known = new Map<number, ShelfLayout>();

/** Broader and higher shelves in a tall window. `extra`: units that the field is higher than 1024. */
export function shelfLayout(extra = 0): ShelfLayout {
  const found = known.get(extra) ?? laidOut(extra);
  known.set(extra, found);
  return found;
}

function laidOut(extra: number): ShelfLayout {
  const share = Math.min(1, extra / GROWN);
  const zoom = PLAIN.zoom + LARGER * share;
  const left = (WIDTH - WIDTH / zoom) / 2;
  const free = (HEIGHT + extra) / zoom - HEIGHT - FLOOR * share;
  const room = Math.max(0, Math.min(MOST_ROOM, Math.floor(free / M.SIDE)));
  const size = 1 + (PRODUCTS_LARGER * room) / MOST_ROOM;
  return { zoom, left, x: X, y: Y, cell: CELL, row: CELL + room, size, list: 248 - 8 * share };
}

export const centreOf = (cell: number, { x, y, cell: wide, row, size }: ShelfLayout): readonly [number, number] => [
  x + wide * ((cell % M.SIDE) + 0.5),
  y + row * (Math.floor(cell / M.SIDE) + 1) - (wide / 2) * size,
];

/** Where a line of the list stands: what was bought flies there. */
export const lineOf = (line: number, { list }: ShelfLayout): readonly [number, number] => [list + 56 + line * 118, 202];
