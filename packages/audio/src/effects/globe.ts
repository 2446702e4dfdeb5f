import type { Random } from '../sequencer/random.ts';
import { filter } from '../sound/filter.ts';
import { noise } from '../sound/oscillators.ts';
import { RATE, samples, shape, TAU } from '../sound/samples.ts';
import type { EffectLayer } from './effect.ts';
import { ball, hit, tone } from './materials.ts';

/** Seconds until the cage stands still. */
const STOP = 3.1;
/** Turns a second of the cage at the beginning. */
const TURNS = 3.4;

/** Balls strike each other ever less often while the cage slows; then one ball hops down the chute. */
export function globe(r: Random): EffectLayer[] {
  const layers: EffectLayer[] = [];
  for (let t = 0; t < STOP; ) {
    const pace = (1 - t / STOP) ** 0.8;
    layers.push([ball(1500 + 1700 * r.next(), 0.25 + 0.5 * r.next() * pace, r), 1.5, t, r.range(-0.7, 0.7)]);
    t += (0.012 + 0.03 * r.next()) / Math.max(0.09, pace);
  }
  layers.push([cage(r), 2.4]);
  let at = STOP + 0.22;
  let gap = 0.15;
  for (let n = 0; n < 7; n++) {
    layers.push([ball(1900 + n * 130, 0.75 - n * 0.03, r), 1.3, at, -0.5 + n * 0.12]);
    at += gap;
    gap *= 0.8;
  }
  layers.push([hit('block', 0.1, 1, r, 'a'), 0.55, at + 0.05, 0.3], [hit('rim', 0.1, 0.8, r), 0.3, at + 0.05, 0.3]);
  for (const [i, pitch] of ['E5', 'A5', 'B5', 'D6'].entries()) {
    layers.push([tone('celesta', pitch, 0.8, 0.7, r), 0.13, at + 0.14 + i * 0.06, 0.1 * i]);
  }
  return layers;
}

/** The wire cage turning, slower and slower. */
function cage(r: Random) {
  const air = filter(noise(samples(STOP + 0.2), r), 'bandpass', 420, 0.8);
  let turn = 0;
  return shape(air, (x, i) => {
    const left = Math.max(0, 1 - i / air.length);
    turn += (TAU * TURNS * left) / RATE;
    return x * (0.34 * left ** 0.7 * (0.6 + 0.4 * Math.sin(turn)) * Math.min(1, i / 4800));
  });
}
