import { type Mono, render, TAU } from './samples.ts';

/** True peak by four-fold interpolation, as ITU-R BS.1770 asks. */

const TAPS = 12;
const PHASES = [1, 2, 3].map((phase) =>
  Float64Array.from({ length: TAPS }, (_, k) => {
    const x = k - TAPS / 2 + 1 - phase / 4;
    const sinc = Math.abs(x) < 1e-9 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
    return sinc * (0.5 + 0.5 * Math.cos((TAU * x) / (TAPS + 2)));
  }),
);
/** What is quieter is not looked between: no curve rises above it that far. */
const QUIET = 0.25;

/** The greatest true peak around each sample; the ends meet, as in a loop. */
export function peaks(channels: readonly Mono[]): Mono {
  const length = channels[0]?.length ?? 0;
  const out = new Float32Array(length);
  for (const data of channels) {
    for (let i = 0; i < length; i++) {
      const here = Math.abs(data[i] ?? 0);
      const top = here > QUIET ? Math.max(here, between(data, i)) : here;
      if (top > (out[i] ?? 0)) out[i] = top;
    }
  }
  return out;
}

function between(data: Mono, i: number): number {
  let top = 0;
  for (const taps of PHASES) {
    let value = 0;
    for (let k = 0; k < TAPS; k++) {
      let j = i + k - TAPS / 2 + 1;
      if (j < 0) j += data.length;
      else if (j >= data.length) j -= data.length;
      value += (taps[k] ?? 0) * (data[j] ?? 0);
    }
    top = Math.max(top, Math.abs(value));
  }
  return top;
}

/** In dBTP. */
export const truePeak = (channels: readonly Mono[]): number =>
  20 * Math.log10(peaks(channels).reduce((a, b) => Math.max(a, b), 1e-9));

/** The loudest sample of all channels, as a factor. */
export const samplePeak = (channels: readonly Mono[]): number =>
  channels.reduce((top, data) => data.reduce((a, x) => Math.max(a, Math.abs(x)), top), 0);

/** Channels multiplied by a factor, as new ones. */
export const amplified = (channels: readonly Mono[], gain: number): Mono[] =>
  channels.map((data) => render(data.length, (i) => (data[i] ?? 0) * gain));
