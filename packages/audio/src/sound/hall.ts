import type { Room } from '../sequencer/piece.ts';
import { seeded } from '../sequencer/random.ts';
import { filter } from './filter.ts';
import { noise } from './oscillators.ts';
import { type Mono, powerOf, RATE, render, type Stereo, samples, shape } from './samples.ts';

/** Samples over which the end of a room's answer is faded. */
const FADE = 2400;

/** The answer of a room, made of seeded noise: early reflections, then a tail that loses its treble first. */
export const hall = (room: Room): Stereo => [side(room, 'left'), side(room, 'right')];

function side({ seconds, dark, seed = 'sala' }: Room, name: 'left' | 'right'): Mono {
  const random = seeded(seed + name);
  const length = samples(seconds);
  const bright = noise(length, random);
  const dull = filter(noise(length, random), 'lowpass', dark / 3);
  filter(filter(bright, 'lowpass', dark), 'highpass', 180);
  filter(dull, 'highpass', 120);
  const tail = render(length, (i) => {
    const t = i / RATE;
    const body =
      (bright[i] ?? 0) * Math.exp((-t * 9) / seconds) + 2.2 * (dull[i] ?? 0) * Math.exp((-t * 6.2) / seconds);
    return Math.min(1, t / 0.02) * body;
  });
  for (let n = 0; n < 9; n++) {
    const at = samples(0.006 + 0.045 * random.next() ** 1.3);
    tail[at] = (tail[at] ?? 0) + (random.next() < 0.5 ? -1 : 1) * 2.4 * (1 - n / 12);
  }
  const size = Math.sqrt(powerOf(tail));
  return shape(tail, (x, i) => (x / size) * Math.min(1, (length - i) / FADE));
}
