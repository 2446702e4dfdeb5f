import { Dice, type DiceState } from '@consorcio/kernel';
import type { TickEvent } from '../core.ts';
import { type Board, stock } from './board.ts';
import { ON_LIST, ON_SHELVES, PRODUCTS } from './config.ts';

export type Phase = 'idle' | 'swap' | 'back' | 'clear' | 'fall' | 'shuffle' | 'done';

export interface Matches {
  readonly tick: number;
  /** Tick at which the run is over whatever happens. */
  readonly limit: number;
  readonly board: Board;
  readonly phase: Phase;
  /** Ticks left of the phase. */
  readonly wait: number;
  /** Waves cleared since the player's swap: 0 is the player's own. */
  readonly wave: number;
  /** Products on the shelves; the first four are the list. */
  readonly kinds: readonly number[];
  readonly list: readonly number[];
  /** Items still needed of each listed product. */
  readonly need: readonly number[];
  /** Products that come next, the last one first. */
  readonly bag: readonly number[];
  readonly dice: DiceState;
  readonly moves: number;
  /** Swaps in a row that did not match. */
  readonly idle: number;
  readonly points: number;
  /** Items bought from the list. */
  readonly bought: number;
  readonly events: readonly TickEvent[];
}

/**
 * Kinds, list counts and first board are dealt in this order; refills and shuffles follow as they come.
 * @param wanted items of the listed products
 */
export function start(seed: string, wanted: readonly number[], limit: number, moves: number): Matches {
  const dice = Dice.of(seed, 1);
  const kinds = dice.shuffled(Array.from({ length: PRODUCTS }, (_, kind) => kind)).slice(0, ON_SHELVES);
  const need = dice.shuffled(wanted);
  const board = stock(dice, kinds);
  return {
    tick: 0,
    limit,
    board,
    phase: 'idle',
    wait: 0,
    wave: 0,
    kinds,
    list: kinds.slice(0, ON_LIST),
    need,
    bag: [],
    dice: dice.state,
    moves,
    idle: 0,
    points: 0,
    bought: 0,
    events: [],
  };
}
