import { type InstrumentName, instruments } from '../instruments/index.ts';
import type { Random } from '../sequencer/random.ts';
import { toMidi } from '../sequencer/theory.ts';
import { filter } from '../sound/filter.ts';
import { burst, modes, movingBand, noise } from '../sound/oscillators.ts';
import { fadeEdges, type Layer, type Mono, RATE, render, samples, shape, sum, TAU } from '../sound/samples.ts';

/** Things one can hear: paper, balls, plates, coins, feet. Each is a small recipe for a sound of one channel. */

/** One note of an instrument: `tone('marimba', 'C5', 0.3, 0.8, random)`. */
export const tone = (name: InstrumentName, pitch: string, duration: number, strength: number, random: Random): Mono =>
  instruments[name]({ midi: toMidi(pitch), duration, strength, stroke: '', slide: false }, random);

/** One stroke of a percussion instrument. */
export const hit = (name: InstrumentName, duration: number, strength: number, random: Random, stroke = ''): Mono =>
  instruments[name]({ midi: 60, duration, strength, stroke, slide: false }, random);

/** A sine whose pitch glides between two frequencies. */
export function glide(from: number, to: number, seconds: number, decay: number): Mono {
  const length = samples(seconds);
  let angle = 0;
  const out = render(length, (i) => {
    angle += (TAU * from * (to / from) ** (i / length)) / RATE;
    return (Math.sin(angle) + 0.18 * Math.sin(2 * angle)) * Math.exp(-(i / RATE) / decay);
  });
  return fadeEdges(out, 0.004, 0.02);
}

interface Paper {
  /** Hz of the band at the beginning and at the end. */
  readonly from: number;
  readonly to: number;
  /** 0 smooth to 1 torn. */
  readonly crackle?: number;
  readonly random: Random;
}

/** Samples between two crackles. */
const GRAIN = 90;

/** Paper: noise through a moving band, broken into small crackles. */
export function paper(seconds: number, { from, to, crackle = 0.6, random }: Paper): Mono {
  const length = samples(seconds);
  const next = movingBand(random, 1.1);
  let grain = 1;
  const out = render(length, (i) => {
    const t = i / length;
    if (i % GRAIN === 0) grain = 1 - crackle + crackle * 2 * random.next() ** 3;
    const { band, high } = next(from + (to - from) * t);
    return (band * 0.6 + high * 0.12) * grain * Math.sin(Math.PI * t ** 0.7);
  });
  return fadeEdges(out, 0.004, 0.02);
}

/** A ball of the raffle globe touching another. */
export function ball(hz: number, strength: number, random: Random): Mono {
  const body = modes({
    hz,
    seconds: 0.06,
    random,
    list: [
      [1, 0.7, 0.009],
      [1.83, 0.4, 0.006],
      [2.9, 0.2, 0.004],
    ],
  });
  const touch = burst({ seconds: 0.01, decay: 0.0015, random, shape: [['bandpass', hz * 1.5, 1]] });
  return sum([body, strength], [touch, 0.4 * strength]);
}

/** A tooth of the crank's ratchet slipping past the catch. */
export function tooth(random: Random, strength: number): Mono {
  const wood = modes({
    hz: 1250,
    seconds: 0.05,
    random,
    list: [
      [1, 0.8, 0.008],
      [2.31, 0.4, 0.005],
      [0.42, 0.5, 0.014],
    ],
  });
  const slip = burst({ seconds: 0.008, decay: 0.0015, random, shape: [['highpass', 2500]] });
  return sum([wood, strength], [slip, 0.5 * strength]);
}

export const coin = (random: Random): Mono =>
  modes({
    hz: 2350,
    seconds: 0.5,
    random,
    list: [
      [1, 0.5, 0.09],
      [1.53, 0.4, 0.12],
      [2.41, 0.3, 0.07],
      [3.2, 0.15, 0.05],
    ],
  });

/** A plate in pieces. */
export function shards(random: Random): Mono {
  const crack = burst({ seconds: 0.12, decay: 0.022, random, shape: [['highpass', 1400]] });
  const layers: Layer[] = [[crack, 0.9]];
  for (let n = 0; n < 20; n++) {
    const hz = 1900 + 4300 * random.next();
    const decay = 0.02 + 0.05 * random.next();
    const piece = modes({
      hz,
      seconds: 0.3,
      random,
      list: [
        [1, 0.3, decay],
        [2.32, 0.15, decay * 0.6],
      ],
    });
    layers.push([piece, 0.3 + 0.5 * random.next(), 0.35 * random.next() ** 2]);
  }
  return sum([new Float32Array(samples(0.75))], ...layers);
}

/** Air moved by something quick. */
export function swish(seconds: number, hz: number, random: Random): Mono {
  const out = filter(noise(samples(seconds), random), 'bandpass', hz, 1.1);
  return shape(out, (x, i) => x * Math.sin((Math.PI * i) / out.length) ** 2);
}

/** A dull touch of wood or leather, below some Hz. */
export const thud = (random: Random, seconds: number, decay: number, hz: number): Mono =>
  burst({ seconds, decay, random, shape: [['lowpass', hz]] });
