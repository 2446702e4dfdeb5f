import type { Core } from '../core.ts';
import { ACT, FIRST, GAP_START, JUMP, MAX_INPUTS, PAR, TICKS } from './config.ts';
import { type Runner, start } from './state.ts';
import { advance, step } from './step.ts';
import { type Beginning, lay } from './street.ts';

export * as runnerConfig from './config.ts';
export { actionAhead, type Runner, speedOf } from './state.ts';
export type { Obstacle, Street, Treat } from './street.ts';

const coreOf = (version: number, par: number, beginning: Beginning): Core<Runner> => ({
  name: 'runner',
  version,
  par,
  maxInputs: MAX_INPUTS,
  accepts: (code) => code >= JUMP && code <= ACT,
  start: (seed) => start(lay(seed, beginning)),
  step,
  advance,
  isOver: (s) => s.tick >= TICKS,
  points: (s) => s.points,
});

/** PIZZARIA D`Bairro: jump what stands, duck what hangs, ring as many doors as the time allows (GAMES section 5). */
export const runner = coreOf(1, PAR, { first: FIRST, gap: GAP_START });

/** A street whose first obstacles leave time to see what they are. */
export const gentleRunner = coreOf(2, 600, { first: 1500, gap: 900 });
