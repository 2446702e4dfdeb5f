import type { DrumRun } from '@consorcio/art/raffle-shot';
import type { NumberedBalls } from './numbered-balls.ts';
import type { Hall, Sprite } from './sprites.ts';

/** All that a moment is painted from; known before the first picture. */
export interface Scene {
  readonly hall: Hall;
  /** whoever holds the drawn quota, when it is not the player */
  readonly winner: Sprite | null;
  readonly balls: NumberedBalls;
  readonly run: DrumRun;
  /** number of each ball of the run */
  readonly dealt: readonly number[];
  readonly own: number;
  readonly drawn: number;
}
