/** Where the pieces of the raffle's hall lie. No drawing here: the page needs the numbers only. */

/** A piece: its box in units of its plane, or around its own origin where it moves. */
export interface PieceBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** pictures of the piece side by side in its file, each as large as the box */
  readonly cells: number;
  /** units behind the plane of the globe */
  readonly depth: number;
  /** pixels a unit at which it is looked at from nearest, in a window where the shot fits at scale 1 */
  readonly sharpness: number;
}
const GLOBE = { x: -300, y: -270, width: 600, height: 640, cells: 1, depth: 0, sharpness: 1.5 } as const;
const PERSON = { x: -260, y: -470, width: 520, height: 500, sharpness: 1.9 } as const;

export const PIECES = {
  wall: { x: -2_400, y: -1_040, width: 4_800, height: 2_500, cells: 1, depth: 620, sharpness: 0.45 },
  audience: { x: -1_720, y: -80, width: 3_440, height: 860, cells: 2, depth: 330, sharpness: 0.55 },
  table: { x: -480, y: 310, width: 1_000, height: 210, cells: 1, depth: 0, sharpness: 1.6 },
  globeBack: GLOBE,
  globeFront: GLOBE,
  paddle: { x: -28, y: -10, width: 56, height: 20, cells: 1, depth: 0, sharpness: 1.5 },
  crank: { x: -30, y: -115, width: 110, height: 145, cells: 1, depth: 0, sharpness: 1.5 },
  tube: { x: -70, y: 210, width: 400, height: 160, cells: 1, depth: 0, sharpness: 2 },
  cup: { x: -100, y: -20, width: 200, height: 110, cells: 1, depth: 0, sharpness: 2.3 },
  lid: { x: -100, y: -90, width: 200, height: 110, cells: 1, depth: 0, sharpness: 2.3 },
  arm: { x: -600, y: -60, width: 700, height: 1_100, cells: 1, depth: 0, sharpness: 1 },
  /** calm, pleased */
  moderator: { ...PERSON, cells: 2, depth: 90 },
  /** two of turning the crank, hope, joy */
  helper: { ...PERSON, cells: 4, depth: 44 },
} as const satisfies Readonly<Record<string, PieceBox>>;
export type PieceName = keyof typeof PIECES;
export const PIECE_NAMES = Object.keys(PIECES) as readonly PieceName[];

/** The people beside the globe: calm, hope, joy, applause. */
export const STAR = { ...PERSON, cells: 4, depth: 60 } as const satisfies PieceBox;
/** Balls without their number, around their middle: one of each colour, the player's own, a blank side. */
export const BALLS = {
  x: -120,
  y: -120,
  width: 240,
  height: 240,
  cells: 8,
  depth: 0,
  sharpness: 0.8,
} as const satisfies PieceBox;
export const BALL_RADIUS = 100;
/** Cells of BALLS after the colours; a ball's colour is its number modulo their count. */
export const BALL_CELLS = { colours: 6, own: 6, blank: 7 } as const;
/** The board over the globe: middle of its two rows on the wall. */
export const BOARD_ROWS = [
  { y: -500, size: 118, fill: '#FFF6DC' },
  { y: -410, size: 60, fill: '#FFC53D' },
] as const;
