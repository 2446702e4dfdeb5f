import type { Core } from '../core.ts';
import { LANES, MAX_INPUTS, PAR, TICKS } from './config.ts';
import { start, type Tapper } from './state.ts';
import { advance, step } from './step.ts';

export * as tapperConfig from './config.ts';
export { type Arrival, type Guest, owed, type Plate, schedule, type Tapper } from './state.ts';

/** Lanchonete dos Amigos: serve each guest before patience ends, and waste nothing (GAMES section 2). */
export const tapper: Core<Tapper> = {
  name: 'tapper',
  version: 1,
  par: PAR,
  maxInputs: MAX_INPUTS,
  accepts: (code) => code >= 0 && code < LANES,
  start,
  step,
  advance,
  isOver: (s) => s.tick >= TICKS,
  points: (s) => s.points,
};
