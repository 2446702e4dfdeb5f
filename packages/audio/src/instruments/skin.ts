import type { Random } from '../sequencer/random.ts';
import { burst, modes } from '../sound/oscillators.ts';
import type { Mono } from '../sound/samples.ts';

/** A round skin: its modes and a pitch that comes down by `bend`. */
export const skin = (hz: number, seconds: number, decay: number, bend: number): Mono =>
  modes({
    hz,
    seconds,
    bend,
    bendTime: 0.035,
    list: [
      [1, 1, decay],
      [1.59, 0.4, decay * 0.45],
      [2.14, 0.22, decay * 0.3],
      [2.65, 0.1, decay * 0.2],
    ],
  });

/** The blow itself, below some Hz. */
export const mallet = (random: Random, hz: number): Mono =>
  burst({ seconds: 0.03, decay: 0.007, random, shape: [['lowpass', hz]] });
