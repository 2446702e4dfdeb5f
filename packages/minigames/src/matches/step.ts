import { Dice } from '@consorcio/kernel';
import { EMPTY, findMatches, hasMatch, isMatching, legalSwaps, refilled, stock, swapped } from './board.ts';
import * as C from './config.ts';
import { listWorth, shop, waveWorth } from './score.ts';
import type { Matches } from './state.ts';

const byNumber = (a: number, b: number): number => a - b;

/** One input a tick, and only at rest; then the clock of the phase (GAMES 3.1). */
export function step(before: Matches, codes: readonly number[]): Matches {
  const s: Matches = { ...before, tick: before.tick + 1, facts: [] };
  const code = codes[0];
  if (s.phase === 'idle') return code === undefined ? s : trySwap(s, code);
  if (s.wait > 1) return { ...s, wait: s.wait - 1 };
  return nextPhase({ ...s, wait: 0 });
}

function nextPhase(s: Matches): Matches {
  switch (s.phase) {
    case 'swap':
      return clearWave(s);
    case 'clear':
      return fall(s);
    case 'fall':
      return hasMatch(s.board) ? clearWave(s) : settle(s);
    case 'back':
    case 'shuffle':
      return settle(s);
    default:
      return s;
  }
}

function trySwap(s: Matches, code: number): Matches {
  if (isMatching(s.board, code)) {
    const board = swapped(s.board, code);
    const moves = s.moves - 1;
    return { ...s, board, phase: 'swap', wait: C.SWAP, wave: 0, idle: 0, moves, facts: [['swap', code, 0]] };
  }
  const idle = s.idle + 1;
  const cost = idle % C.IDLE_SWAPS === 0 ? 1 : 0;
  return { ...s, phase: 'back', wait: C.BACK, idle, moves: s.moves - cost, facts: [['back', code, -cost]] };
}

/** Scores one wave and empties its cells. */
function clearWave(s: Matches): Matches {
  const { matches, cells } = findMatches(s.board);
  const inOrder = [...cells].sort(byNumber);
  const wave = shop(s, s.board, inOrder);
  const worth = waveWorth(s, wave, matches);
  const board = [...s.board];
  for (const cell of inOrder) board[cell] = EMPTY;
  const word = s.wave > 0 ? 'gift' : wave.listed > 0 ? 'match' : 'impulse';
  return {
    ...s,
    board,
    need: wave.need,
    points: s.points + worth,
    bought: s.bought + wave.listed,
    impulse: s.impulse + wave.impulse,
    phase: 'clear',
    wait: C.CLEAR,
    wave: s.wave + 1,
    facts: [[word, s.wave, worth]],
  };
}

function fall(s: Matches): Matches {
  const dice = new Dice(s.dice);
  let bag = [...s.bag];
  const board = refilled(s.board, () => {
    if (bag.length === 0) bag = dice.shuffled([...s.kinds, ...s.kinds]);
    return bag.pop() ?? EMPTY;
  });
  return { ...s, board, bag, dice: dice.state, phase: 'fall', wait: C.FALL, facts: [['fall', s.wave, 0]] };
}

/** The board comes to rest: the list is done, the moves are spent, nothing can be swapped, or it is the player's turn. */
function settle(s: Matches): Matches {
  if (s.need.every((items) => items === 0)) {
    const worth = listWorth(s.moves);
    return { ...s, phase: 'done', wait: C.WRAP_UP, points: s.points + worth, facts: [['list', 0, worth]] };
  }
  if (s.moves <= 0) return { ...s, phase: 'done', wait: C.WRAP_UP, facts: [['spent', 0, 0]] };
  if (legalSwaps(s.board).length > 0) return { ...s, phase: 'idle', wait: 0, wave: 0 };
  const dice = new Dice(s.dice);
  const board = stock(dice, s.kinds);
  const facts = [['shuffle', 0, 0]] as const;
  return { ...s, board, dice: dice.state, phase: 'shuffle', wait: C.SHUFFLE, wave: 0, facts };
}
