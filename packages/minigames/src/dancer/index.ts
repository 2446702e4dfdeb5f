import type { Core } from '../core.ts';
import { keepingStars } from '../stars.ts';
import * as C from './config.ts';
import { GRID_118, GRID_CLUB, type Grid } from './grid.ts';
import { type Dancer, start } from './state.ts';
import { advance, step } from './step.ts';

export type { Note } from './chart.ts';
export * as dancerConfig from './config.ts';
export type { Grid } from './grid.ts';
export type { Dancer } from './state.ts';

const LAST_CALIBRATION = C.calibrationCode(C.CALIBRATION_MAX);

const dancerOn = (grid: Grid, version: number): Core<Dancer> => ({
  name: 'dancer',
  version,
  par: C.PAR,
  maxInputs: C.MAX_INPUTS,
  accepts: (code) => (code >= 0 && code < C.LANES) || (code >= C.CALIBRATION && code <= LAST_CALIBRATION),
  start: (seed) => start(seed, grid),
  step,
  advance,
  isOver: (s) => s.tick >= s.end,
  points: (s) => s.points,
});

/** UNIQUE HOUSE on the rehearsal grid: no new run is issued on it, old ones stay replayable. */
export const dancerV1 = dancerOn(GRID_118, 1);

/** UNIQUE HOUSE to the club's own track, as it was first served. */
export const dancerV2 = dancerOn(GRID_CLUB, 2);

/** UNIQUE HOUSE: press the arrow as it meets the ring, to the club's own track (GAMES section 4). */
export const dancer = keepingStars(dancerV2, 3);
