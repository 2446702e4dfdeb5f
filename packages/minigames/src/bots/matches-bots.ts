import type { Dice } from '@consorcio/kernel';
import { EMPTY, findMatches, isSwap, legalSwaps, partnerOf, swapCode, swapped } from '../matches/board.ts';
import { CELLS } from '../matches/config.ts';
import { matches } from '../matches/index.ts';
import type { Matches } from '../matches/state.ts';
import type { Agent } from './drive.ts';
import { chance, type Human, uniform } from './people.ts';

/** What a swap seems worth to somebody who reads the list and sees the board. */
function worthOf(s: Matches, code: number): number {
  const board = swapped(s.board, code);
  const { cells } = findMatches(board);
  const left = [...s.need];
  let listed = 0;
  for (const cell of cells) {
    const place = s.list.indexOf(board[cell] ?? EMPTY);
    const needed = left[place] ?? 0;
    if (needed <= 0) continue;
    left[place] = needed - 1;
    listed += 1;
  }
  return listed * 10 + cells.size;
}

/** Reactions that a person thinks before a swap; without a clock the board waits. */
const THOUGHT = [5.5, 9] as const;
const NO_HURRY = 4;

/** Notices some of the legal swaps and takes the best for the list; now and then one that does not match. */
export function matchesHuman(human: Human, dice: Dice, hasClock = true): Agent<Matches> {
  let free = 60;
  let isWatching = true;
  const think = (): number =>
    hasClock ? uniform(dice, [human.reaction[0] * THOUGHT[0], human.reaction[1] * THOUGHT[1]]) : NO_HURRY;
  return (s) => {
    if (s.phase !== 'idle') {
      isWatching = true;
      return [];
    }
    if (isWatching) free = s.tick + think();
    isWatching = false;
    if (s.tick < free) return [];
    isWatching = true;
    if (chance(dice, human.lapse * 1.4)) return [anySwap(dice)];
    return pick(s, human, dice);
  };
}

function anySwap(dice: Dice): number {
  for (;;) {
    const code = swapCode(dice.below(CELLS), chance(dice, 0.5));
    if (isSwap(code)) return code;
  }
}

function pick(s: Matches, human: Human, dice: Dice): readonly number[] {
  const all = dice.shuffled(legalSwaps(s.board));
  const noticed = Math.max(1, Math.floor(human.eyes * human.eyes * 6 + dice.below(2)));
  const seen = all.slice(0, noticed).sort((a, b) => worthOf(s, b) - worthOf(s, a));
  const knowsWhatPays = chance(dice, 0.35 + 0.65 * human.eyes);
  return (knowsWhatPays ? seen : all).slice(0, 1);
}

/** Sees the whole board at once, but not what comes. */
export const matchesSharp: Agent<Matches> = (s) => {
  if (s.phase !== 'idle') return [];
  const swaps = legalSwaps(s.board);
  return swaps.sort((a, b) => worthOf(s, b) - worthOf(s, a) || partnerOf(b) - partnerOf(a)).slice(0, 1);
};

/** Ticks after which any cascade has come to rest. */
const LONGEST_CASCADE = 300;

/** Knows the next products too: plays every swap to its end, looks one swap further, takes the best. */
export const matchesScript: Agent<Matches> = (s) => {
  if (s.phase !== 'idle') return [];
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (const code of legalSwaps(s.board)) {
    let after = matches.step({ ...s, tick: 0 }, [code]);
    for (let i = 0; i < LONGEST_CASCADE && after.phase !== 'idle' && after.phase !== 'done'; i += 1)
      after = matches.step(after, []);
    const rest = after;
    const further =
      rest.phase === 'idle' ? Math.max(...legalSwaps(rest.board).map((next) => worthOf(rest, next))) * 0.6 : 0;
    const worth = rest.points - s.points + further;
    if (worth > most) {
      most = worth;
      best = code;
    }
  }
  return best < 0 ? [] : [best];
};
