import { isMatching, matchesConfig as M, type Matches, swapCode } from '@consorcio/minigames';
import type { Point } from '../../canvas/layout.ts';
import type { Controls, PressInput } from '../../game-view.ts';
import { takeAnyKey } from '../../input/one-switch.ts';
import { shelfLayout } from './shelf-layout.ts';

/** Units that a finger moves before it counts as a drag. */
const DRAG = 30;

type Direction = readonly [columns: number, rows: number];
const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface MatchesControls extends Controls<Matches> {
  /** The cell that the arrow keys are on; null until one is used. */
  readonly cursor: number | null;
  /** The cell that was picked or tapped first. */
  readonly picked: number | null;
  /** The swap that is offered, by the walking mark or in calm; null when there is none. */
  offered(state: Matches): number | null;
}

/** The cells that a finger at a point may mean, the nearest first: on a small phone one is drawn smaller than a finger. */
export function cellsAt({ x, y, finger = 0, extra = 0 }: Point): readonly number[] {
  const board = shelfLayout(extra);
  // Beyond the cell's own edges by what is missing to a finger, on every side.
  const [wider, higher] = [Math.max(0, finger - board.cell) / 2, Math.max(0, finger - board.row) / 2];
  const found: { readonly cell: number; readonly far: number }[] = [];
  for (let cell = 0; cell < M.CELLS; cell += 1) {
    const across = board.x + board.cell * ((cell % M.SIDE) + 0.5);
    const down = board.y + board.row * (Math.floor(cell / M.SIDE) + 0.5);
    const beside = Math.abs(x - across) - board.cell / 2;
    const above = Math.abs(y - down) - board.row / 2;
    if (beside <= wider && above <= higher) found.push({ cell, far: Math.max(beside, above) });
  }
  return found.sort((a, b) => a.far - b.far).map(({ cell }) => cell);
}

/** The cell one step away, or null beyond the edge. */
export function neighbour(cell: number, [columns, rows]: Direction): number | null {
  const column = (cell % M.SIDE) + columns;
  const row = Math.floor(cell / M.SIDE) + rows;
  return column >= 0 && column < M.SIDE && row >= 0 && row < M.SIDE ? row * M.SIDE + column : null;
}

/** The code that swaps two neighbours; null when they are none. */
export function codeBetween(a: number, b: number): number | null {
  const [first, second] = [Math.min(a, b), Math.max(a, b)];
  if (second - first === M.SIDE) return swapCode(first, true);
  const isSameRow = Math.floor(first / M.SIDE) === Math.floor(second / M.SIDE);
  return second - first === 1 && isSameRow ? swapCode(first, false) : null;
}

const codeTo = (from: number, to: number | null): number | null => (to === null ? null : codeBetween(from, to));

const isMatch = (board: Matches['board'], code: number | null): boolean => code !== null && isMatching(board, code);

/** How the shelves are played by one switch: whether, and which swap the walking mark stands on. */
export interface OneSwitch {
  readonly isOneSwitch: () => boolean;
  offered(state: Matches): number | null;
}
const NO_SWITCH: OneSwitch = { isOneSwitch: () => false, offered: () => null };

/** Drag a cell towards a neighbour, or tap one and then the other; or cursor, pick and arrow. */
export function matchesControls(press: PressInput, { isOneSwitch, offered }: OneSwitch = NO_SWITCH): MatchesControls {
  let cursor: number | null = null;
  let picked: number | null = null;
  /** What the finger that picked may have meant. */
  let pickedNear: readonly number[] = [];
  let drag: { readonly from: Point; readonly cells: readonly number[] } | null = null;

  const swap = (a: number, b: number | null, time: number): boolean => {
    const code = codeTo(a, b);
    if (code !== null) press(code, time);
    picked = null;
    return code !== null;
  };
  const tap = (cells: readonly number[], { board }: Matches, time: number): void => {
    const [nearest = null] = cells;
    const first = picked;
    if (first === nearest) {
      picked = null;
      return;
    }
    for (const from of first === null ? [] : pickedNear) {
      const to = cells.find((cell) => isMatch(board, codeBetween(from, cell)));
      if (to !== undefined && swap(from, to, time)) return;
    }
    if (first !== null && swap(first, nearest, time)) return;
    picked = nearest;
    pickedNear = cells;
  };
  const onArrow = (direction: Direction, time: number): void => {
    const from = cursor ?? Math.floor(M.CELLS / 2);
    const to = cursor === null ? from : neighbour(from, direction);
    if (picked !== null && to !== null && swap(picked, to, time)) return;
    cursor = to ?? from;
  };

  return {
    get cursor() {
      return cursor;
    },
    get picked() {
      return picked;
    },
    offered,
    onKey(event, state, time) {
      if (isOneSwitch())
        return takeAnyKey(event, () => {
          const code = offered(state);
          if (code !== null) press(code, time);
        });
      const direction = ARROWS[event.key];
      if (direction !== undefined) onArrow(direction, time);
      else if (event.key === ' ' || event.key === 'Enter') {
        cursor ??= Math.floor(M.CELLS / 2);
        picked = picked === cursor ? null : cursor;
        pickedNear = [cursor];
      } else if (event.key === 'Escape' && picked !== null) {
        // Drops what was picked; only an Escape with empty hands is a pause.
        picked = null;
        event.stopImmediatePropagation();
      } else return false;
      return true;
    },
    onDown(point, _event, state, time) {
      const code = isOneSwitch() ? offered(state) : null;
      if (code !== null) press(code, time);
      if (isOneSwitch()) return;
      const cells = cellsAt(point);
      drag = cells.length === 0 ? null : { from: point, cells };
    },
    onMove(point, _event, { board }, time) {
      if (drag === null) return;
      const [dx, dy] = [point.x - drag.from.x, point.y - drag.from.y];
      if (Math.max(Math.abs(dx), Math.abs(dy)) < DRAG) return;
      const direction: Direction = Math.abs(dx) > Math.abs(dy) ? [Math.sign(dx), 0] : [0, Math.sign(dy)];
      // Of the cells that the finger may mean the nearest whose swap matches; or simply the nearest.
      const { cells } = drag;
      const from = cells.find((cell) => isMatch(board, codeTo(cell, neighbour(cell, direction)))) ?? cells[0];
      if (from !== undefined) swap(from, neighbour(from, direction), time);
      drag = null;
    },
    onUp(_point, _event, state, time) {
      if (drag !== null) tap(drag.cells, state, time);
      drag = null;
    },
  };
}
