import { type Dice, dealer } from '@consorcio/kernel';
import { CELLS, MIN_SWAPS, RUN, SIDE } from './config.ts';

/** A product's kind in each cell, or `EMPTY`. */
export type Board = readonly number[];
export const EMPTY = -1;

/** A row or column of one product, at least three long, as long as it goes. */
export interface Match {
  readonly kind: number;
  readonly length: number;
}

/** Code of a swap: cell x 2, plus 0 with the right-hand neighbour, plus 1 with the one below. */
export const swapCode = (cell: number, isDown: boolean): number => cell * 2 + (isDown ? 1 : 0);
export const cellOf = (code: number): number => code >> 1;
/** The other cell of a swap. */
export const partnerOf = (code: number): number => cellOf(code) + (code % 2 === 1 ? SIDE : 1);

/** The last column has no right-hand neighbour, the last row none below. */
export function isSwap(code: number): boolean {
  if (code < 0 || code >= CELLS * 2) return false;
  return code % 2 === 1 ? cellOf(code) < CELLS - SIDE : cellOf(code) % SIDE < SIDE - 1;
}

/** The board with the products of a swap exchanged. */
export function swapped(board: Board, code: number): number[] {
  const out = [...board];
  const [cell, partner] = [cellOf(code), partnerOf(code)];
  out[cell] = board[partner] ?? EMPTY;
  out[partner] = board[cell] ?? EMPTY;
  return out;
}

/** All matches: rows from the top, each from the left, then columns from the left, each from the top; and their cells. */
export function findMatches(board: Board): { readonly matches: Match[]; readonly cells: ReadonlySet<number> } {
  const matches: Match[] = [];
  const cells = new Set<number>();
  for (let row = 0; row < SIDE; row += 1) scan(board, row * SIDE, 1, matches, cells);
  for (let column = 0; column < SIDE; column += 1) scan(board, column, SIDE, matches, cells);
  return { matches, cells };
}

/** One line of the board: `SIDE` cells from `first` on, `stride` apart. */
function scan(board: Board, first: number, stride: number, matches: Match[], cells: Set<number>): void {
  let begin = 0;
  while (begin < SIDE) {
    const kind = board[first + begin * stride] ?? EMPTY;
    let end = begin + 1;
    while (end < SIDE && board[first + end * stride] === kind) end += 1;
    if (kind !== EMPTY && end - begin >= RUN) {
      matches.push({ kind, length: end - begin });
      for (let i = begin; i < end; i += 1) cells.add(first + i * stride);
    }
    begin = end;
  }
}

export const hasMatch = (board: Board): boolean => findMatches(board).cells.size > 0;

/** Would this swap make a match, on a board that has none yet? Only the two cells can have become part of one. */
export const isMatching = (board: Board, code: number): boolean => tries([...board], code);

/** The same on a board that may be written to, and is left as it was. */
function tries(board: number[], code: number): boolean {
  const cell = cellOf(code);
  const partner = partnerOf(code);
  const [kind, other] = [board[cell] ?? EMPTY, board[partner] ?? EMPTY];
  if (kind === other) return false;
  board[cell] = other;
  board[partner] = kind;
  const matches = isInMatch(board, cell) || isInMatch(board, partner);
  board[cell] = kind;
  board[partner] = other;
  return matches;
}

function isInMatch(board: Board, cell: number): boolean {
  const [row, column] = [cell - (cell % SIDE), cell % SIDE];
  const along = 1 + same(board, cell, -1, column) + same(board, cell, 1, SIDE - 1 - column);
  if (along >= RUN) return true;
  const [above, below] = [row / SIDE, SIDE - 1 - row / SIDE];
  return 1 + same(board, cell, -SIDE, above) + same(board, cell, SIDE, below) >= RUN;
}

/** How many of the next `most` cells in one direction hold what `cell` holds, without a break. */
function same(board: Board, cell: number, stride: number, most: number): number {
  let n = 0;
  while (n < most && board[cell + stride * (n + 1)] === board[cell]) n += 1;
  return n;
}

/** Every swap there is, in order of code. */
const SWAPS: readonly number[] = Array.from({ length: CELLS * 2 }, (_, code) => code).filter(isSwap);

/** The swaps that make a match on a board at rest, in order of code. */
export function legalSwaps(board: Board): number[] {
  const tried = [...board];
  return SWAPS.filter((code) => tries(tried, code));
}

export function hasLegalSwap(board: Board): boolean {
  const tried = [...board];
  return SWAPS.some((code) => tries(tried, code));
}

/**
 * A fresh board: cell by cell from the top left, from a bag of two of each kind; a product that would complete a run is
 * passed over. Boards that offer too few swaps are dealt again (GAMES 3.1, shuffle rule).
 */
export function stock(dice: Dice, kinds: readonly number[]): number[] {
  for (;;) {
    const board = dealBoard(dealer(dice, [...kinds, ...kinds]));
    if (legalSwaps(board).length >= MIN_SWAPS) return board;
  }
}

function dealBoard(deal: () => number): number[] {
  const board: number[] = [];
  for (let cell = 0; cell < CELLS; cell += 1) {
    let kind = deal();
    while (completesRun(board, cell, kind)) kind = deal();
    board.push(kind);
  }
  return board;
}

function completesRun(board: Board, cell: number, kind: number): boolean {
  const isThirdInRow = cell % SIDE >= RUN - 1 && board[cell - 1] === kind && board[cell - 2] === kind;
  return isThirdInRow || (board[cell - SIDE] === kind && board[cell - 2 * SIDE] === kind);
}

/** Columns from left to right: what stands falls, order kept, then the gaps are filled from the lowest up. */
export function refilled(board: Board, next: () => number): number[] {
  const out = [...board];
  for (let column = 0; column < SIDE; column += 1) {
    const standing: number[] = [];
    for (let row = SIDE - 1; row >= 0; row -= 1) {
      const kind = board[row * SIDE + column] ?? EMPTY;
      if (kind !== EMPTY) standing.push(kind);
    }
    for (let row = SIDE - 1; row >= 0; row -= 1) out[row * SIDE + column] = standing[SIDE - 1 - row] ?? next();
  }
  return out;
}
