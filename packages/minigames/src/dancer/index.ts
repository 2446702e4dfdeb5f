import type { Core } from '../core.ts';
import * as C from './config.ts';
import { GRID_CLUB } from './grid.ts';
import { type Dancer, start } from './state.ts';
import { advance, step } from './step.ts';

export type { Note } from './chart.ts';
export * as dancerConfig from './config.ts';
export type { Grid } from './grid.ts';
export type { Dancer } from './state.ts';

const LAST_CALIBRATION = C.calibrationCode(C.CALIBRATION_MAX);

/** UNIQUE HOUSE: press the arrow as it meets the ring, to the club's own track (GAMES section 4). */
export const dancer: Core<Dancer> = {
  name: 'dancer',
  version: 1,
  par: C.PAR,
  maxInputs: C.MAX_INPUTS,
  accepts: (code) => (code >= 0 && code < C.LANES) || (code >= C.CALIBRATION && code <= LAST_CALIBRATION),
  start: (seed) => start(seed, GRID_CLUB),
  step,
  advance,
  isOver: (s) => s.tick >= s.end,
  points: (s) => s.points,
};
