import type { Core } from '../core.ts';
import { keepingStars } from '../stars.ts';
import { isSwap } from './board.ts';
import * as C from './config.ts';
import { type Matches, start } from './state.ts';
import { advance, step } from './step.ts';

export { cellOf, findMatches, isMatching, isSwap, legalSwaps, partnerOf, swapCode, swapped } from './board.ts';
export * as matchesConfig from './config.ts';
export type { Matches, Phase } from './state.ts';

const coreOf = (limit: number, moves: number, par: number, version = 1): Core<Matches> => ({
  name: 'matches',
  version,
  par,
  maxInputs: C.MAX_INPUTS,
  accepts: isSwap,
  start: (seed) => ({ ...start(seed, limit, moves), ...(version === 1 ? {} : { isFallCounted: true }) }),
  step,
  advance,
  isOver: (s) => s.tick >= s.limit || (s.phase === 'done' && s.wait === 0),
  points: (s) => s.points,
});

/** The shelves as they were first served, in both modes: only the player's own wave took something off the list. */
export const matchesV1 = coreOf(C.TICKS, C.MOVES, C.PAR);
export const matchesCalmV1 = coreOf(C.CALM_TICKS, C.CALM_MOVES, C.CALM_PAR);

/** SHOPPING DOS PREÇOS: swap neighbours on the shelves; only what is on the list pays (GAMES section 3). */
export const matches = keepingStars(coreOf(C.TICKS, C.MOVES, C.COUNTED_PAR, 2), 2);

/** The same without a clock, with fewer moves: 'modo tranquilo' (GAMES section 6). */
export const matchesCalm = keepingStars(coreOf(C.CALM_TICKS, C.CALM_MOVES, C.COUNTED_CALM_PAR, 2), 2);
