/** The shelves: 7 by 7, cell = row x 7 + column, row 0 on top. */
export const SIDE = 7;
export const CELLS = SIDE * SIDE;
/** Products there are, and those on the shelves of one run; the first four of these are the list. */
export const PRODUCTS = 7;
export const ON_SHELVES = 6;
export const ON_LIST = 4;
/** Items wanted of the listed products, in an order that is dealt. */
export const WANTED = [15, 18, 18, 21] as const;
/** A shelf that offers fewer swaps than this is dealt again. */
export const MIN_SWAPS = 4;
/** Cells in a row that match. */
export const RUN = 3;

/** Ticks after which the run is over whatever happens, and swaps that match, in both modes. */
export const TICKS = 3600;
export const MOVES = 24;
export const CALM_TICKS = 7200;
export const CALM_MOVES = 16;
/** Every second swap in a row that does not match costs a move. */
export const IDLE_SWAPS = 2;

/** Ticks of what moves on the board. */
export const SWAP = 8;
export const BACK = 24;
export const CLEAR = 14;
export const FALL = 12;
export const SHUFFLE = 36;
export const WRAP_UP = 60;

/** Points: a listed item that is needed; an item of a later wave. */
export const ITEM = 10;
export const GIFT = 2;
/** More for a run of four, and of five or more, of a listed product. */
export const FOUR = 5;
export const FIVE = 12;
/** Points when the list is done, and for each move left then. */
export const LIST_DONE = 10;
export const MOVE_SAVED = 25;

/** Points worth 10 000 basis points. */
export const PAR = 700;
export const CALM_PAR = 640;
export const MAX_INPUTS = 400;
