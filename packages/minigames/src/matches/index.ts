import type { Core } from '../core.ts';
import { isSwap } from './board.ts';
import * as C from './config.ts';
import { type Matches, start } from './state.ts';
import { advance, step } from './step.ts';

export { cellOf, findMatches, isMatching, isSwap, legalSwaps, partnerOf, swapCode, swapped } from './board.ts';
export * as matchesConfig from './config.ts';
export type { Matches, Phase } from './state.ts';

const coreOf = (limit: number, moves: number, par: number): Core<Matches> => ({
  name: 'matches',
  version: 1,
  par,
  maxInputs: C.MAX_INPUTS,
  accepts: isSwap,
  start: (seed) => start(seed, limit, moves),
  step,
  advance,
  isOver: (s) => s.tick >= s.limit || (s.phase === 'done' && s.wait === 0),
  points: (s) => s.points,
});

/** SHOPPING DOS PREÇOS: swap neighbours on the shelves; only what is on the list pays (GAMES section 3). */
export const matches = coreOf(C.TICKS, C.MOVES, C.PAR);

/** The same without a clock, with fewer moves: 'modo tranquilo' (GAMES section 6). */
export const matchesCalm = coreOf(C.CALM_TICKS, C.CALM_MOVES, C.CALM_PAR);
