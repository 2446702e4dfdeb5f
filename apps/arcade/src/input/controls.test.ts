import {
  type Dancer,
  dancer,
  isMatching,
  legalSwaps,
  type Matches,
  matches,
  matchesConfig,
  type Runner,
  runner,
  swapCode,
  type Tapper,
  tapper,
} from '@consorcio/minigames';
import { describe, expect, test } from 'vitest';
import { columnAt, dancerControls } from '../games/dancer/controls.ts';
import { cellsAt, codeBetween, matchesControls, neighbour } from '../games/matches/controls.ts';
import { centreOf, shelfLayout } from '../games/matches/shelf-layout.ts';
import { runnerControls } from '../games/runner/controls.ts';
import { laneAt } from '../games/tapper/bar-layout.ts';
import { tapperControls } from '../games/tapper/controls.ts';
import { ScanningMark } from './one-switch.ts';

const SEED = '000102030405060708090a0b0c0d0e0f';
const key = (name: string): KeyboardEvent => ({ key: name, stopImmediatePropagation: () => {} }) as KeyboardEvent;
const finger = (pointerId = 1): PointerEvent => ({ pointerId }) as PointerEvent;

/** What was pressed, in order. */
const presses = () => {
  const codes: number[] = [];
  return { codes, press: (code: number) => codes.push(code) };
};

describe('the counters', () => {
  const state: Tapper = tapper.start(SEED);

  test('answer to the whole band of a lane', () => {
    expect([305, 306, 473, 474, 642, 810, 977, 978].map((y) => laneAt(y))).toEqual([null, 0, 0, 1, 2, 3, 3, null]);
  });

  test('answer to 1 to 4, and to a mark that is moved and sent', () => {
    const { codes, press } = presses();
    const controls = tapperControls(press);
    for (const name of ['1', '4', 'ArrowDown', ' ', 'ArrowUp', 'ArrowUp', 'Enter', 'x'])
      controls.onKey(key(name), state, 0);
    expect(codes).toEqual([0, 3, 2, 0]);
  });
});

describe('one switch', () => {
  const street: Runner = runner.start(SEED);
  const bar: Tapper = tapper.start(SEED);
  const shelf: Matches = matches.start(SEED);

  test('means the same by any key and the whole screen in the street', () => {
    const { codes, press } = presses();
    const controls = runnerControls(press, () => true);
    for (const name of ['x', ' ', 'ArrowDown']) controls.onKey(key(name), street, 0);
    controls.onDown({ x: 300, y: 200 }, finger(), street, 0);
    expect(codes).toEqual([2, 2, 2, 2]);
    expect(controls.onKey(key('Escape'), street, 0)).toBe(false);
    expect(controls.onKey(key('Tab'), street, 0)).toBe(false);
  });

  test('sends to the counter that the walking mark is on', () => {
    const { codes, press } = presses();
    const controls = tapperControls(
      press,
      () => true,
      () => 700,
    );
    for (const time of [1000, 1699, 1701, 2401, 3101, 3801]) controls.onKey(key('x'), bar, time);
    expect(codes).toEqual([0, 0, 1, 2, 3, 0]);
  });

  test('takes the swap that is offered, and nothing while none is', () => {
    const { codes, press } = presses();
    let offered: number | null = 11;
    const controls = matchesControls(press, { isOneSwitch: () => true, offered: () => offered });
    controls.onKey(key('x'), shelf, 0);
    controls.onDown({ x: 300, y: 600 }, finger(), shelf, 0);
    offered = null;
    controls.onKey(key('x'), shelf, 0);
    expect(codes).toEqual([11, 11]);
  });

  test('rests a pause as long as a step: the mark does not run on meanwhile', () => {
    const mark = new ScanningMark(
      () => 4,
      () => 700,
    );
    expect([1000, 1800, 60_000, 60_100].map((time) => mark.at(time))).toEqual([0, 1, 2, 2]);
  });
});

describe('the shelves', () => {
  const state: Matches = matches.start(SEED);

  test('know their cells and neighbours', () => {
    expect(cellsAt({ x: 69, y: 320 })).toEqual([0]);
    expect(cellsAt({ x: 698, y: 949 })).toEqual([48]);
    expect(cellsAt({ x: 700, y: 500 })).toEqual([]);
    expect(neighbour(6, [1, 0])).toBeNull();
    expect(codeBetween(6, 7)).toBeNull();
    expect(codeBetween(8, 1)).toBe(swapCode(1, true));
    expect(codeBetween(9, 8)).toBe(swapCode(8, false));
  });

  test.each([0, 60, 131, 300])('are found where they are drawn in a field that is %i units higher', (extra) => {
    for (const cell of [0, 6, 24, 42, 48]) {
      const [x, y] = centreOf(cell, shelfLayout(extra));
      expect(cellsAt({ x, y, extra })).toEqual([cell]);
    }
  });

  test('swap what is dragged towards a neighbour, once', () => {
    const { codes, press } = presses();
    const controls = matchesControls(press);
    controls.onDown({ x: 120, y: 360 }, finger(), state, 0);
    controls.onMove?.({ x: 140, y: 362 }, finger(), state, 0);
    controls.onMove?.({ x: 155, y: 362 }, finger(), state, 0);
    controls.onMove?.({ x: 250, y: 362 }, finger(), state, 0);
    expect(codes).toEqual([swapCode(0, false)]);
  });

  /** A swap to the right that matches, while the one of the cells above it does not. */
  const code = legalSwaps(state.board).find((legal) => {
    const above = legal - 2 * matchesConfig.SIDE;
    return legal % 2 === 0 && above >= 0 && !isMatching(state.board, above);
  });
  const PHONE = 56 / 0.488;
  /** A little above the upper edge of that swap's first cell, and of its second one. */
  const near = (place: 0 | 1, sized: number) => {
    const cell = (code ?? 0) / 2 + place;
    const [column, row] = [cell % matchesConfig.SIDE, Math.floor(cell / matchesConfig.SIDE)];
    const { x, y, cell: wide, row: high } = shelfLayout();
    return { x: x + wide * (column + 0.5), y: y + high * row - 8, finger: sized };
  };

  test.each([
    ['the cell above when cells are larger than a finger', 60, (code ?? 0) - 2 * matchesConfig.SIDE],
    ['the nearest cell whose swap matches when they are drawn smaller', PHONE, code],
  ])('take a finger just above a cell for %s', (_, sized, expected) => {
    const { codes, press } = presses();
    const controls = matchesControls(press);
    const from = near(0, sized);
    controls.onDown(from, finger(), state, 0);
    controls.onMove?.({ ...from, x: from.x + 40 }, finger(), state, 0);
    for (const place of [0, 1] as const) {
      controls.onDown(near(place, sized), finger(), state, 0);
      controls.onUp?.(near(place, sized), finger(), state, 0);
    }
    expect(code).toBeDefined();
    expect(codes).toEqual([expected, expected]);
  });

  test('swap two neighbours that are tapped one after the other', () => {
    const { codes, press } = presses();
    const controls = matchesControls(press);
    for (const y of [360, 450]) {
      controls.onDown({ x: 120, y }, finger(), state, 0);
      controls.onUp?.({ x: 120, y }, finger(), state, 0);
    }
    expect(codes).toEqual([swapCode(0, true)]);
    expect(controls.picked).toBeNull();
  });

  test('are played by cursor, pick and arrow, and Escape drops what was picked', () => {
    const { codes, press } = presses();
    const controls = matchesControls(press);
    for (const name of ['ArrowRight', 'ArrowLeft', ' ', 'ArrowUp']) controls.onKey(key(name), state, 0);
    expect(codes).toEqual([swapCode(16, true)]);
    controls.onKey(key(' '), state, 0);
    expect(controls.onKey(key('Escape'), state, 0)).toBe(true);
    expect(controls.picked).toBeNull();
    expect(controls.onKey(key('Escape'), state, 0)).toBe(false);
  });
});

describe('the dance', () => {
  const state: Dancer = dancer.start(SEED);

  test('has four columns that reach to both edges', () => {
    expect([0, 239, 240, 384, 528, 767].map((x) => columnAt({ x, y: 900 }))).toEqual([0, 0, 1, 2, 3, 3]);
    expect(columnAt({ x: 300, y: 639 })).toBeNull();
  });

  test('has inner columns as wide as a finger, also where they are drawn narrower', () => {
    const inner = (finger: number) =>
      Array.from({ length: 768 }, (_, x) => columnAt({ x, y: 900, finger })).filter((column) => column === 1).length;
    expect([100, 144, 153].map(inner)).toEqual([144, 144, 153]);
    expect(columnAt({ x: -300, y: 900, finger: 153 })).toBe(0);
    expect(columnAt({ x: 1200, y: 900, finger: 153 })).toBe(3);
  });

  test('answers to arrows, D F J K and 1 to 4', () => {
    const { codes, press } = presses();
    const controls = dancerControls(press);
    for (const name of ['ArrowLeft', 'ArrowDown', 'ArrowUp', 'ArrowRight', 'd', 'F', 'j', 'K', '1', '2', '3', '4', 'q'])
      controls.onKey(key(name), state, 0);
    expect(codes).toEqual([0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3]);
  });
});

describe('the street', () => {
  const state: Runner = runner.start(SEED);

  test('answers to arrows, W, S and space, and to two buttons', () => {
    const { codes, press } = presses();
    const controls = runnerControls(press);
    for (const name of ['ArrowUp', 'w', ' ', 'ArrowDown', 'S']) controls.onKey(key(name), state, 0);
    controls.onDown({ x: 100, y: 950 }, finger(), state, 0);
    controls.onDown({ x: 500, y: 1100 }, finger(), state, 0);
    expect(codes).toEqual([0, 0, 0, 1, 1, 0, 1]);
  });

  test('answers to a swipe up or down anywhere, once a swipe', () => {
    const { codes, press } = presses();
    const controls = runnerControls(press);
    controls.onDown({ x: 300, y: 500 }, finger(1), state, 0);
    controls.onDown({ x: 500, y: 500 }, finger(2), state, 0);
    controls.onMove?.({ x: 300, y: 440 }, finger(1), state, 0);
    controls.onMove?.({ x: 300, y: 300 }, finger(1), state, 0);
    controls.onMove?.({ x: 500, y: 560 }, finger(2), state, 0);
    expect(codes).toEqual([0, 1]);
  });
});
