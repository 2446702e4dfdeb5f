import type { Core } from '../core.ts';
import { ACT, JUMP, MAX_INPUTS, PAR, TICKS } from './config.ts';
import { type Runner, start } from './state.ts';
import { advance, step } from './step.ts';
import { lay } from './street.ts';

export * as runnerConfig from './config.ts';
export { actionAhead, type Runner, speedOf } from './state.ts';
export type { Obstacle, Street, Treat } from './street.ts';

/** PIZZARIA D`Bairro: jump what stands, duck what hangs, ring as many doors as the time allows (GAMES section 5). */
export const runner: Core<Runner> = {
  name: 'runner',
  version: 1,
  par: PAR,
  maxInputs: MAX_INPUTS,
  accepts: (code) => code >= JUMP && code <= ACT,
  start: (seed) => start(lay(seed)),
  step,
  advance,
  isOver: (s) => s.tick >= TICKS,
  points: (s) => s.points,
};
