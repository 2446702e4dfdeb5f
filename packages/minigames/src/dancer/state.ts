import type { TickEvent } from '../core.ts';
import type { Purse } from '../penalty.ts';
import { chart, type Note } from './chart.ts';
import { APPLAUSE, TO_COME } from './config.ts';
import type { Grid } from './grid.ts';

export interface Dancer extends Purse {
  readonly tick: number;
  /** Tick at which the run is over. */
  readonly end: number;
  readonly notes: readonly Note[];
  /** Per note: 0 to come, 1 missed, 2 ok, 3 bom, 4 perfeito. */
  readonly judged: readonly number[];
  /** The first note that can still be reached. */
  readonly next: number;
  /** Ticks by which this player's presses come late. */
  readonly calibration: number;
  readonly combo: number;
  readonly best: number;
  readonly strays: number;
  readonly events: readonly TickEvent[];
}

export function start(seed: string, grid: Grid): Dancer {
  const notes = chart(seed, grid);
  return {
    tick: 0,
    end: (notes.at(-1)?.at ?? 0) + APPLAUSE,
    notes,
    judged: notes.map(() => TO_COME),
    next: 0,
    calibration: 0,
    combo: 0,
    best: 0,
    points: 0,
    kept: 0,
    mark: 0,
    strays: 0,
    events: [],
  };
}
