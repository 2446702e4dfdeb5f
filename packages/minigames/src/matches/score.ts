import { type Board, EMPTY, type Match } from './board.ts';
import * as C from './config.ts';
import type { Matches } from './state.ts';

/** What one wave was worth, and what it left of the list. */
export interface Wave {
  readonly need: readonly number[];
  /** Items bought from the list, bought on impulse, and got as a gift. */
  readonly listed: number;
  readonly impulse: number;
  readonly gifts: number;
}

/** The player's own wave buys from the list. What falls together later is a gift that takes nothing off it. */
export function shop(s: Matches, board: Board, cells: readonly number[]): Wave {
  const need = [...s.need];
  let [listed, impulse, gifts] = [0, 0, 0];
  for (const cell of cells) {
    const place = s.list.indexOf(board[cell] ?? EMPTY);
    const left = need[place] ?? 0;
    if (s.wave === 0 && left > 0) {
      need[place] = left - 1;
      listed += 1;
    } else if (s.wave > 0) {
      if (place >= 0) gifts += 1;
    } else {
      impulse += 1;
    }
  }
  return { need, listed, impulse, gifts };
}

/** Points of a wave. An own wave with nothing needed costs, but never more than there is. */
export function waveWorth(s: Matches, wave: Wave, matches: readonly Match[]): number {
  if (s.wave > 0) return wave.gifts * C.GIFT;
  if (wave.listed === 0) return -Math.min(s.points, C.IMPULSE_COST);
  let worth = wave.listed * C.ITEM;
  for (const { kind, length } of matches) if (s.list.includes(kind)) worth += lengthBonus(length);
  return worth;
}

const lengthBonus = (length: number): number => (length >= 5 ? C.FIVE : length === 4 ? C.FOUR : 0);

/** Points for a list that is done. */
export const listWorth = (moves: number): number => C.LIST_DONE + moves * C.MOVE_SAVED;
