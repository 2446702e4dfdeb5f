import { compress } from './compressor.ts';
import { limit } from './limiter.ts';
import { loudness, momentary } from './loudness.ts';
import { decibels, type Mono, shape } from './samples.ts';
import { amplified, truePeak } from './true-peak.ts';

/** Integrated loudness of all music, in LUFS. */
export const MUSIC_LOUDNESS = -16;
/** Most that a decoded file may reach, in dBTP. */
export const MOST_PEAK = -1;

interface MasterOptions {
  /** LUFS. */
  readonly target: number;
  /** dBTP before coding. */
  readonly ceiling: number;
  /** Ratio of the compression; 1 is none. */
  readonly glue: number;
  readonly loop: boolean;
}

/** How near the target is near enough, in LU, and how often is tried. */
const NEAR = 0.03;
const ROUNDS = 6;

/**
 * Mastering of a piece. Everything is circular for a loop: the state at the end is the state at the start, so the seam
 * is a sample like any other.
 */
export function master(channels: readonly Mono[], { target, ceiling, glue, loop }: MasterOptions): Mono[] {
  let work = channels.map(centred);
  work = amplified(work, decibels(target - loudness(work)));
  if (glue > 1) work = compress(work, { ratio: glue, threshold: target + 1, loop });
  let gain = target - loudness(work);
  let result = work;
  for (let round = 0; round < ROUNDS; round++) {
    result = amplified(work, decibels(gain));
    limit(result, decibels(ceiling), loop);
    const miss = target - loudness(result);
    if (Math.abs(miss) < NEAR) break;
    gain += miss;
  }
  return result;
}

/** An effect at its written level: its loudest 400 ms, or less where its peak would pass the ceiling. */
export function level(channels: readonly Mono[], target: number, ceiling: number): Mono[] {
  return amplified(channels, decibels(Math.min(target - momentary(channels), ceiling - truePeak(channels))));
}

function centred(data: Mono): Mono {
  const mean = data.reduce((a, b) => a + b, 0) / data.length;
  return shape(data.slice(), (x) => x - mean);
}
