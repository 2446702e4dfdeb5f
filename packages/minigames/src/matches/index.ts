import type { Core } from '../core.ts';
import { isSwap } from './board.ts';
import * as C from './config.ts';
import { type Matches, start } from './state.ts';
import { advance, step } from './step.ts';

export { cellOf, findMatches, isMatching, isSwap, legalSwaps, partnerOf, swapCode, swapped } from './board.ts';
export * as matchesConfig from './config.ts';
export type { Matches, Phase } from './state.ts';

/** What one version differs in from another: the list, and of a way to play its ticks, its moves and its par. */
interface Length {
  readonly wanted: readonly number[];
  readonly limit: number;
  readonly moves: number;
  readonly par: number;
}

const coreOf = (version: number, { wanted, limit, moves, par }: Length): Core<Matches> => ({
  name: 'matches',
  version,
  par,
  maxInputs: C.MAX_INPUTS,
  accepts: isSwap,
  start: (seed) => start(seed, wanted, limit, moves),
  step,
  advance,
  isOver: (s) => s.tick >= s.limit || (s.phase === 'done' && s.wait === 0),
  points: (s) => s.points,
});

/** SHOPPING DOS PREÇOS: swap neighbours on the shelves; only what is on the list pays (GAMES section 3). */
export const matches = coreOf(1, { wanted: C.WANTED, limit: C.TICKS, moves: C.MOVES, par: C.PAR });

/** The same without a clock, with fewer moves: 'modo tranquilo' (GAMES section 6). */
export const matchesCalm = coreOf(1, { wanted: C.WANTED, limit: C.CALM_TICKS, moves: C.CALM_MOVES, par: C.CALM_PAR });

/** A list of 20 things, which is done in half the time. */
const SHORT = [4, 5, 5, 6];
export const shortMatches = coreOf(2, { wanted: SHORT, limit: 1620, moves: 11, par: 278 });
export const shortMatchesCalm = coreOf(2, { wanted: SHORT, limit: 3600, moves: 8, par: 280 });
