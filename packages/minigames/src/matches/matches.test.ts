import { describe, expect, test } from 'vitest';
import { findMatches, isSwap, legalSwaps, partnerOf, refilled, swapCode } from './board.ts';
import * as C from './config.ts';
import { matches } from './index.ts';
import type { Matches } from './state.ts';

const SEED = '000102030405060708090a0b0c0d0e0f';
/** A board without matches: six kinds in rows shifted by two. */
const calmBoard = Array.from({ length: C.CELLS }, (_, cell) => ((cell % 7) + 2 * Math.floor(cell / 7)) % 6);
/** Kinds 0 to 3 are wanted, ten of each. */
const aShop = (shop: Partial<Matches> = {}): Matches => ({
  ...matches.start(SEED),
  kinds: [0, 1, 2, 3, 4, 5],
  list: [0, 1, 2, 3],
  need: [10, 10, 10, 10],
  board: calmBoard,
  ...shop,
});
const withCells = (cells: Record<number, number>): number[] => calmBoard.map((kind, cell) => cells[cell] ?? kind);
const rest = (s: Matches, code: number): Matches => {
  let state = matches.step(s, [code]);
  while (state.phase !== 'idle' && state.phase !== 'done') state = matches.step(state, []);
  return state;
};
/** Cells 0 and 1 hold a kind, cell 9 below cell 2 as well: swapping 2 and 9 makes three in the top row. */
const threeOf = (kind: number) => withCells({ 0: kind, 1: kind, 2: (kind + 1) % 6, 9: kind, 8: (kind + 2) % 6 });
const DOWN_FROM_2 = swapCode(2, true);
/** Matches nothing there. */
const DOWN_FROM_0 = swapCode(0, true);
const firstWave = (s: Matches): Matches => {
  let state = matches.step(s, [DOWN_FROM_2]);
  for (let i = 0; i < C.SWAP; i += 1) state = matches.step(state, []);
  return state;
};

describe('a swap', () => {
  test('is encoded by its cell and whether it goes down; the edges have none', () => {
    expect(partnerOf(swapCode(10, false))).toBe(11);
    expect(partnerOf(swapCode(10, true))).toBe(17);
    expect([swapCode(6, false), swapCode(48, true), -1, 98].map(isSwap)).toEqual([false, false, false, false]);
    expect(Array.from({ length: 98 }, (_, code) => code).filter(isSwap)).toHaveLength(84);
  });

  test('that does not match goes back, and every second one in a row costs a move', () => {
    const board = threeOf(0);
    const once = rest(aShop({ board }), DOWN_FROM_0);
    expect(once).toMatchObject({ moves: C.MOVES, idle: 1, board });
    expect(rest(once, DOWN_FROM_0)).toMatchObject({ moves: C.MOVES - 1, idle: 2 });
  });

  test('is heard at rest only, and of several in a tick the first counts', () => {
    const s = matches.step(aShop({ board: threeOf(0) }), [DOWN_FROM_2, 0]);
    expect(s).toMatchObject({ phase: 'swap', moves: C.MOVES - 1 });
    expect(matches.step(s, [0]).idle).toBe(0);
  });
});

describe('a wave of the player', () => {
  test('buys what the list still needs, ten points an item', () => {
    expect(firstWave(aShop({ board: threeOf(0) }))).toMatchObject({ points: 30, need: [7, 10, 10, 10], bought: 3 });
  });

  test('with nothing needed does not count, and costs no points', () => {
    expect(firstWave(aShop({ board: threeOf(5), points: 50 }))).toMatchObject({ points: 50, bought: 0 });
  });

  test('of a product whose line is done does not count either', () => {
    expect(firstWave(aShop({ board: threeOf(0), need: [0, 10, 10, 10], points: 50 })).points).toBe(50);
  });
});

describe('what falls together by itself', () => {
  const falling = aShop({ board: withCells({ 0: 1, 1: 1, 2: 1 }), phase: 'fall', wait: 1, wave: 1 });

  test('is a gift of two points an item, and takes nothing off the list', () => {
    expect(matches.step(falling, [])).toMatchObject({ points: 6, need: [10, 10, 10, 10], bought: 0 });
  });
});

test('a list that is done pays ten, and twenty-five for each move left', () => {
  const s = aShop({ need: [0, 0, 0, 0], moves: 4, phase: 'fall', wait: 1 });
  expect(matches.step(s, [])).toMatchObject({ phase: 'done', points: 110 });
});

test('the run ends when the moves are spent', () => {
  const s = matches.step(aShop({ moves: 0, phase: 'fall', wait: 1 }), []);
  expect(s.phase).toBe('done');
});

test('a shelf with no swap left is stocked again, at no cost but time', () => {
  expect(legalSwaps(calmBoard)).toEqual([]);
  const s = matches.step(aShop({ phase: 'fall', wait: 1 }), []);
  expect(s).toMatchObject({ phase: 'shuffle', moves: C.MOVES, points: 0 });
  expect(legalSwaps(s.board).length).toBeGreaterThanOrEqual(C.MIN_SWAPS);
});

test('an L counts each of its cells once and each of its lines for its length', () => {
  const { cells, matches: lines } = findMatches(withCells({ 0: 4, 1: 4, 2: 4, 7: 4, 14: 4 }));
  expect([...cells].sort((a, b) => a - b)).toEqual([0, 1, 2, 7, 14]);
  expect(lines).toEqual([
    { kind: 4, length: 3 },
    { kind: 4, length: 3 },
  ]);
});

test('what stands falls in order, and gaps are filled from the lowest up', () => {
  const gaps = calmBoard.map((kind, cell) => (cell === 7 || cell === 21 ? -1 : kind));
  let next = 10;
  const board = refilled(gaps, () => next++);
  const column = [0, 7, 14, 21, 28, 35, 42].map((cell) => board[cell]);
  const stood = [0, 14, 28, 35, 42].map((cell) => calmBoard[cell]);
  expect(column).toEqual([11, 10, ...stood]);
});
