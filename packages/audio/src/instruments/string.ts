import type { Random } from '../sequencer/random.ts';
import { type Mono, powerOf, RATE, render, samples, shape, TAU } from '../sound/samples.ts';

interface StringOptions {
  readonly hz: number;
  readonly seconds: number;
  /** Seconds to lose 60 dB. */
  readonly decay: number;
  /** 0 bright to 0.5 dull: share of the sample before in each round. */
  readonly damping: number;
  /** Power with which the harmonics fall, and Hz above which they fall faster. */
  readonly roll: number;
  readonly cut: number;
  /** Where it is picked, as a share of its length. */
  readonly pick: number;
  readonly random: Random;
}

/**
 * A plucked string: extended Karplus-Strong. One loop holds a whole-sample delay, a damping filter and a first-order
 * allpass that tunes the rest of the period exactly at the fundamental.
 */
export function pluckedString({ hz, seconds, decay, damping, roll, cut, pick, random }: StringOptions): Mono {
  const w = (TAU * hz) / RATE;
  const real = 1 - damping + damping * Math.cos(w);
  const imaginary = -damping * Math.sin(w);
  const lag = -Math.atan2(imaginary, real) / w;
  const loss = Math.min(0.99998, 10 ** (-3 / (hz * decay)) / Math.hypot(real, imaginary));
  const rest = RATE / hz - lag;
  const whole = Math.floor(rest - 0.35);
  const part = rest - whole;
  const tune = Math.sin(((1 - part) * w) / 2) / Math.sin(((1 + part) * w) / 2);
  const line = excite(whole, { hz, roll, cut, pick, random });
  let head = 0;
  let before = 0;
  let allIn = 0;
  let allOut = 0;
  return render(samples(seconds), () => {
    const x = line[head] ?? 0;
    const damped = loss * ((1 - damping) * x + damping * before);
    before = x;
    const tuned = tune * damped + allIn - tune * allOut;
    allIn = damped;
    allOut = tuned;
    line[head] = tuned;
    head = head + 1 === whole ? 0 : head + 1;
    return x;
  });
}

/** Root mean square of the first period. */
const PLUCK = 0.3;

/**
 * One period built from harmonics, so that every note has a full fundamental; the place of the pick removes the
 * harmonics that have a node there.
 */
function excite(
  length: number,
  { hz, roll, cut, pick, random }: Pick<StringOptions, 'hz' | 'roll' | 'cut' | 'pick' | 'random'>,
): Mono {
  const line = new Float32Array(length);
  const count = Math.min(80, Math.floor((RATE * 0.4) / hz));
  for (let k = 1; k <= count; k++) {
    const level = Math.abs(Math.sin(Math.PI * k * pick)) / k ** roll / (1 + ((k * hz) / cut) ** 2);
    const phase = random.next() * TAU;
    shape(line, (x, i) => x + level * Math.sin((TAU * k * i) / length + phase));
  }
  const scale = PLUCK / Math.sqrt(powerOf(line) / length);
  return shape(line, (x) => x * scale);
}
