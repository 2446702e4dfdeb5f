import { div } from '../fixed.ts';

/** 1/256 of a tick: beats need not fall on whole ticks. */
const PART = 256;
const TICKS_A_MINUTE = 60 * 60;

/** A track's beats. `beats[i]` is the tick of beat i times 256; `first` the first beat that may carry a note. */
export interface Grid {
  readonly id: string;
  readonly beats: readonly number[];
  readonly first: number;
}

/** First beat with a note: the eight before it are the count. */
const FIRST_BEAT = 8;

/** A grid of even tempo: `milliBpm` thousandths of a beat a minute, beat 0 at tick `offset`. */
export const evenGrid = (id: string, milliBpm: number, offset: number, count: number): Grid => ({
  id,
  first: FIRST_BEAT,
  beats: Array.from({ length: count }, (_, i) => offset * PART + div(i * TICKS_A_MINUTE * PART * 1000, milliBpm)),
});

/** The tick of the n-th half beat, rounded to the nearest; odd ones lie midway between two beats. */
export function tickOfHalf(grid: Grid, half: number): number {
  const beat = beatAt(grid, half >> 1);
  const exact = half % 2 === 0 ? beat : div(beat + beatAt(grid, (half >> 1) + 1), 2);
  return div(exact + PART / 2, PART);
}

function beatAt(grid: Grid, i: number): number {
  const beat = grid.beats[i];
  if (beat === undefined) throw new RangeError(`grid ${grid.id} has no beat ${i}`);
  return beat;
}

/** The club's own track: 112.5 beats a minute, 32 ticks a beat, beat 0 at tick 0. */
export const GRID_CLUB = evenGrid('dancer', 112_500, 0, 128);
