import { decibels, type Mono, RATE, shape } from './samples.ts';

interface CompressorOptions {
  readonly ratio: number;
  /** dB of full scale above which it presses. */
  readonly threshold: number;
  /** The state at the end is then the state at the start. */
  readonly loop: boolean;
}

/** Share of a new value that a slow hand takes over in a sample, for a time in seconds. */
const share = (seconds: number): number => 1 - Math.exp(-1 / (seconds * RATE));
const RISE = share(0.02);
const FALL = share(0.22);
const AVERAGE = share(0.012);

/** Gentle glue: mean power over the channels, slow hands. Gives new channels. */
export function compress(channels: readonly Mono[], { ratio, threshold, loop }: CompressorOptions): Mono[] {
  const length = channels[0]?.length ?? 0;
  const gains = new Float32Array(length);
  let power = 0;
  let state = 1;
  for (let pass = loop ? 0 : 1; pass < 2; pass++) {
    for (let i = 0; i < length; i++) {
      let now = 0;
      for (const data of channels) {
        const x = data[i] ?? 0;
        now += (x * x) / channels.length;
      }
      power += AVERAGE * (now - power);
      const over = 10 * Math.log10(power + 1e-12) - threshold;
      const wanted = over > 0 ? decibels(-over * (1 - 1 / ratio)) : 1;
      state += (wanted < state ? RISE : FALL) * (wanted - state);
      gains[i] = state;
    }
  }
  return channels.map((data) => shape(data.slice(), (x, i) => x * (gains[i] ?? 1)));
}
