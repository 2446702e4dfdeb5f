import { type Mono, RATE, TAU } from './samples.ts';

export type FilterType = 'lowpass' | 'highpass' | 'bandpass' | 'peaking' | 'lowshelf' | 'highshelf';

/** Type, frequency in Hz, quality, gain in dB. */
export type FilterStep = readonly [type: FilterType, hz: number, q?: number, gain?: number];

/** Coefficients of a filter of second order, already divided by a0. */
export interface Biquad {
  readonly b0: number;
  readonly b1: number;
  readonly b2: number;
  readonly a1: number;
  readonly a2: number;
}

/** A filter of R. Bristow-Johnson's cookbook, applied in place. */
export function filter<T extends Mono>(data: T, type: FilterType, hz: number, q = Math.SQRT1_2, gainDb = 0): T {
  return runThrough(data, biquad(type, hz, q, gainDb));
}

/** Sends samples through a filter, in place. */
export function runThrough<T extends Mono>(data: T, { b0, b1, b2, a1, a2 }: Biquad): T {
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let i = 0; i < data.length; i++) {
    const x = data[i] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    data[i] = y;
  }
  return data;
}

export function biquad(type: FilterType, hz: number, q: number, gainDb: number): Biquad {
  const w = (TAU * Math.min(hz, RATE * 0.49)) / RATE;
  const cos = Math.cos(w);
  const alpha = Math.sin(w) / (2 * q);
  const A = 10 ** (gainDb / 40);
  const pass = { a0: 1 + alpha, a1: -2 * cos, a2: 1 - alpha };
  switch (type) {
    case 'lowpass':
      return scaled({ b0: (1 - cos) / 2, b1: 1 - cos, b2: (1 - cos) / 2, ...pass });
    case 'highpass':
      return scaled({ b0: (1 + cos) / 2, b1: -(1 + cos), b2: (1 + cos) / 2, ...pass });
    case 'bandpass':
      return scaled({ b0: alpha, b1: 0, b2: -alpha, ...pass });
    case 'peaking':
      return scaled({
        b0: 1 + alpha * A,
        b1: -2 * cos,
        b2: 1 - alpha * A,
        a0: 1 + alpha / A,
        a1: -2 * cos,
        a2: 1 - alpha / A,
      });
    case 'lowshelf':
    case 'highshelf':
      return scaled(shelf(A, alpha, cos, type === 'lowshelf' ? 1 : -1));
  }
}

interface Raw extends Biquad {
  readonly a0: number;
}

function shelf(A: number, alpha: number, cos: number, sign: 1 | -1): Raw {
  const s = 2 * Math.sqrt(A) * alpha;
  return {
    b0: A * (A + 1 - sign * (A - 1) * cos + s),
    b1: sign * 2 * A * (A - 1 - sign * (A + 1) * cos),
    b2: A * (A + 1 - sign * (A - 1) * cos - s),
    a0: A + 1 + sign * (A - 1) * cos + s,
    a1: sign * -2 * (A - 1 + sign * (A + 1) * cos),
    a2: A + 1 + sign * (A - 1) * cos - s,
  };
}

const scaled = ({ b0, b1, b2, a0, a1, a2 }: Raw): Biquad => ({
  b0: b0 / a0,
  b1: b1 / a0,
  b2: b2 / a0,
  a1: a1 / a0,
  a2: a2 / a0,
});
