import type { Random } from '../sequencer/random.ts';
import { type FilterStep, filter } from './filter.ts';
import { fadeEdges, type Mono, RATE, render, samples, shape, TAU } from './samples.ts';

/** A value that changes with time, in seconds. */
export type Curve = (t: number) => number;

export const noise = (length: number, random: Random): Mono => render(length, () => random.next() * 2 - 1);

interface HarmonicsOptions {
  readonly hz: number;
  readonly seconds: number;
  /** Level of each harmonic, from the fundamental up. */
  readonly partials: readonly number[];
  readonly level: Curve;
  /** 0 to 1, fades the upper harmonics: each is multiplied once more. */
  readonly bright?: Curve;
  /** Factor on the frequency. */
  readonly pitch?: Curve;
  readonly phase?: number;
}

const always = (): number => 1;

/** A harmonic sound with a moving pitch and brightness; the sines come from one recurrence. */
export function harmonics(options: HarmonicsOptions): Mono {
  const { hz, seconds, level, bright = always, pitch = always, phase = 0 } = options;
  const partials = options.partials.slice(0, Math.max(0, Math.floor((RATE * 0.42) / hz)));
  let angle = phase;
  return render(samples(seconds), (i) => {
    const t = i / RATE;
    angle += (TAU * hz * pitch(t)) / RATE;
    if (angle > TAU) angle -= TAU;
    const turn = 2 * Math.cos(angle);
    const fade = bright(t);
    let before = 0;
    let now = Math.sin(angle);
    let weight = 1;
    let total = 0;
    for (const partial of partials) {
      total += partial * weight * now;
      const after = turn * now - before;
      before = now;
      now = after;
      weight *= fade;
    }
    return total * level(t);
  });
}

/** A way in which a struck thing swings: ratio to its pitch, level, and seconds of decay. */
export type Mode = readonly [ratio: number, level: number, decay: number];

interface ModesOptions {
  readonly hz: number;
  readonly seconds: number;
  readonly list: readonly Mode[];
  /** Gives every mode a phase of its own. */
  readonly random?: Random;
  /** How far above its pitch the sound begins, and the seconds in which it comes down. */
  readonly bend?: number;
  readonly bendTime?: number;
}

/** A struck object: a set of decaying sines. */
export function modes({ hz, seconds, list, random, bend = 0, bendTime = 0.03 }: ModesOptions): Mono {
  const out = new Float32Array(samples(seconds));
  for (const [ratio, level, decay] of list) {
    if (hz * ratio > RATE * 0.45) continue;
    let angle = random === undefined ? 0 : random.next() * 0.4;
    shape(out, (x, i) => {
      const t = i / RATE;
      angle += (TAU * hz * ratio * (1 + bend * Math.exp(-t / bendTime))) / RATE;
      return x + Math.sin(angle) * level * Math.exp(-t / decay);
    });
  }
  return fadeEdges(out, 0.0008, 0.004);
}

interface BurstOptions {
  readonly seconds: number;
  readonly attack?: number;
  readonly decay: number;
  readonly random: Random;
  readonly shape?: readonly FilterStep[];
}

/** A burst of filtered noise with an attack ramp and an exponential decay. */
export function burst({ seconds, attack = 0.001, decay, random, shape: filters = [] }: BurstOptions): Mono {
  const data = noise(samples(seconds), random);
  for (const [type, hz, q, gain] of filters) filter(data, type, hz, q, gain);
  shape(data, (x, i) => {
    const t = i / RATE;
    return x * ((t < attack ? t / attack : 1) * Math.exp(-Math.max(0, t - attack) / decay));
  });
  return fadeEdges(data, 0, 0.003);
}

interface GateOptions {
  /** When the note is let go. */
  readonly seconds: number;
  readonly attack: number;
  readonly release: number;
  /** Level to which a held note falls, and how fast. */
  readonly hold?: number;
  readonly decay?: number;
}

/** Level of a sustained note: attack, slow decay towards `hold`, release after `seconds`. */
export function gate({ seconds, attack, release, hold = 1, decay = 0.3 }: GateOptions): Curve {
  return (t) => {
    const rise = t < attack ? 0.5 - 0.5 * Math.cos((Math.PI * t) / attack) : 1;
    const body = hold + (1 - hold) * Math.exp(-Math.max(0, t - attack) / decay);
    const fall = t < seconds ? 1 : Math.max(0, 1 - (t - seconds) / release) ** 2;
    return rise * body * fall;
  };
}

/**
 * Noise through a band that moves (a state variable filter), sample by sample: gives the band and what is above it.
 * `damping` is small for a narrow, whistling band.
 */
export function movingBand(random: Random, damping: number): (hz: number) => { band: number; high: number } {
  let low = 0;
  let band = 0;
  return (hz) => {
    const step = 2 * Math.sin((Math.PI * hz) / RATE);
    const high = random.next() * 2 - 1 - low - damping * band;
    band += step * high;
    low += step * band;
    return { band, high };
  };
}
