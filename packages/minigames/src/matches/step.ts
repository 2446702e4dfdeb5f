import { Dice } from '@consorcio/kernel';
import type { Draft } from '../core.ts';
import {
  type Board,
  EMPTY,
  findMatches,
  hasLegalSwap,
  hasMatch,
  isMatching,
  type Match,
  refilled,
  stock,
  swapped,
} from './board.ts';
import * as C from './config.ts';
import type { Matches } from './state.ts';

const byNumber = (a: number, b: number): number => a - b;

/** Board, list and bag are never written to: a new one takes their place, so a copy of the state may share them. */
type Shelves = Draft<Matches>;

export function step(before: Matches, codes: readonly number[]): Matches {
  const after: Shelves = { ...before, events: [] };
  advance(after, codes);
  return after;
}

/** One input a tick, and only at rest; then the clock of the phase (GAMES 3.1). */
export function advance(state: Matches, codes: readonly number[]): void {
  const s = state as Shelves;
  s.tick += 1;
  if (s.events.length > 0) s.events = [];
  if (s.phase === 'idle') {
    const code = codes[0];
    if (code !== undefined) trySwap(s, code);
  } else if (s.wait > 1) s.wait -= 1;
  else {
    s.wait = 0;
    nextPhase(s);
  }
}

function nextPhase(s: Shelves): void {
  switch (s.phase) {
    case 'swap':
      clearWave(s);
      break;
    case 'clear':
      fall(s);
      break;
    case 'fall':
      if (hasMatch(s.board)) clearWave(s);
      else settle(s);
      break;
    case 'back':
    case 'shuffle':
      settle(s);
  }
}

/** Begins a phase of so many ticks. */
function begin(s: Shelves, phase: Matches['phase'], ticks: number): void {
  s.phase = phase;
  s.wait = ticks;
}

function trySwap(s: Shelves, code: number): void {
  if (isMatching(s.board, code)) {
    s.board = swapped(s.board, code);
    s.wave = 0;
    s.idle = 0;
    s.moves -= 1;
    s.events.push(['swap', code, 0]);
    begin(s, 'swap', C.SWAP);
    return;
  }
  s.idle += 1;
  const cost = s.idle % C.IDLE_SWAPS === 0 ? 1 : 0;
  s.moves -= cost;
  s.events.push(['back', code, -cost]);
  begin(s, 'back', C.BACK);
}

/** Scores one wave and empties its cells. */
function clearWave(s: Shelves): void {
  const { matches, cells } = findMatches(s.board);
  const inOrder = [...cells].sort(byNumber);
  const wave = shop(s, s.board, inOrder);
  const worth = waveWorth(s, wave, matches);
  const board = [...s.board];
  for (const cell of inOrder) board[cell] = EMPTY;
  s.events.push([s.wave > 0 ? 'gift' : 'match', s.wave, worth]);
  s.board = board;
  s.need = wave.need;
  s.points += worth;
  s.bought += wave.listed;
  s.wave += 1;
  begin(s, 'clear', C.CLEAR);
}

function fall(s: Shelves): void {
  const dice = new Dice(s.dice);
  let bag = [...s.bag];
  s.board = refilled(s.board, () => {
    if (bag.length === 0) bag = dice.shuffled([...s.kinds, ...s.kinds]);
    return bag.pop() ?? EMPTY;
  });
  s.bag = bag;
  s.dice = dice.state;
  s.events.push(['fall', s.wave, 0]);
  begin(s, 'fall', C.FALL);
}

/** The board comes to rest: the list is done, the moves are spent, nothing can be swapped, or it is the player's turn. */
function settle(s: Shelves): void {
  if (s.need.every((items) => items === 0)) {
    const worth = listWorth(s.moves);
    s.points += worth;
    s.events.push(['list', 0, worth]);
    begin(s, 'done', C.WRAP_UP);
    return;
  }
  if (s.moves <= 0) {
    s.events.push(['spent', 0, 0]);
    begin(s, 'done', C.WRAP_UP);
    return;
  }
  s.wave = 0;
  if (hasLegalSwap(s.board)) begin(s, 'idle', 0);
  else restock(s);
}

function restock(s: Shelves): void {
  const dice = new Dice(s.dice);
  s.board = stock(dice, s.kinds);
  s.dice = dice.state;
  s.events.push(['shuffle', 0, 0]);
  begin(s, 'shuffle', C.SHUFFLE);
}

/** What one wave was worth, and what it left of the list. */
interface Wave {
  readonly need: readonly number[];
  /** Items bought from the list, and got as a gift. */
  readonly listed: number;
  readonly gifts: number;
}

/**
 * The player's own wave buys from the list; what is not needed does not count. What falls together later is a gift that
 * takes nothing off the list.
 */
function shop(s: Matches, board: Board, cells: readonly number[]): Wave {
  const need = [...s.need];
  let [listed, gifts] = [0, 0];
  for (const cell of cells) {
    const place = s.list.indexOf(board[cell] ?? EMPTY);
    const left = need[place] ?? 0;
    if (s.wave === 0 && left > 0) {
      need[place] = left - 1;
      listed += 1;
    } else if (s.wave > 0 && place >= 0) {
      gifts += 1;
    }
  }
  return { need, listed, gifts };
}

function waveWorth(s: Matches, wave: Wave, matches: readonly Match[]): number {
  if (s.wave > 0) return wave.gifts * C.GIFT;
  if (wave.listed === 0) return 0;
  let worth = wave.listed * C.ITEM;
  for (const { kind, length } of matches) if (s.list.includes(kind)) worth += lengthBonus(length);
  return worth;
}

const lengthBonus = (length: number): number => (length >= 5 ? C.FIVE : length === 4 ? C.FOUR : 0);

/** Points for a list that is done. */
const listWorth = (moves: number): number => C.LIST_DONE + moves * C.MOVE_SAVED;
