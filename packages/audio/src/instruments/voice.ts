import type { Random } from '../sequencer/random.ts';
import { filter } from '../sound/filter.ts';
import { type Curve, noise } from '../sound/oscillators.ts';
import { type Mono, RATE, samples, shape, TAU } from '../sound/samples.ts';

/** A trembling pitch that sets in after some seconds. */
export const vibrato =
  (cents: number, hz: number, after: number, phase: number): Curve =>
  (t) =>
    2 ** ((cents * Math.min(1, Math.max(0, (t - after) / 0.25)) * Math.sin(TAU * hz * t + phase)) / 1200);

/** A pitch that comes up from below. */
export const scoop =
  (cents: number, time: number): Curve =>
  (t) =>
    2 ** ((-cents * Math.exp(-t / time)) / 1200);

/** The air beside the tone. */
export function breath(hz: number, seconds: number, level: Curve, random: Random): Mono {
  const air = filter(noise(samples(seconds), random), 'bandpass', Math.min(hz * 2, 6000), 1.4);
  return shape(air, (x, i) => x * level(i / RATE));
}
