import type { Core } from '../core.ts';
import { keepingStars } from '../stars.ts';
import { ACT, EASY_PAR, JUMP, MAX_INPUTS, PAR, TICKS } from './config.ts';
import { type Runner, start } from './state.ts';
import { advance, step } from './step.ts';
import { lay, layEasy, type Street } from './street.ts';

export * as runnerConfig from './config.ts';
export { actionAhead, type Runner, speedOf } from './state.ts';
export type { Course, Obstacle, Street, Treat } from './street.ts';

const runnerOn = (lay: (seed: string) => Street, version: number, par: number): Core<Runner> => ({
  name: 'runner',
  version,
  par,
  maxInputs: MAX_INPUTS,
  accepts: (code) => code >= JUMP && code <= ACT,
  start: (seed) => start(lay(seed)),
  step,
  advance,
  isOver: (s) => s.tick >= TICKS,
  points: (s) => s.points,
});

/** PIZZARIA D`Bairro as it was first served. */
export const runnerV1 = runnerOn(lay, 1, PAR);

/** PIZZARIA D`Bairro: jump what stands, duck what hangs, ring as many doors as the time allows (GAMES section 5). */
export const runner = keepingStars(runnerOn(layEasy, 2, EASY_PAR), 2);
