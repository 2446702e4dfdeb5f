/** Count, sum and sum of squares of a figure: enough for its mean and interval, and added up without keeping the figures. */
export interface Sums {
  readonly n: number;
  readonly sum: number;
  readonly squares: number;
}
export const NO_SUMS: Sums = { n: 0, sum: 0, squares: 0 };

export const withValue = ({ n, sum, squares }: Sums, value: number): Sums => ({
  n: n + 1,
  sum: sum + value,
  squares: squares + value * value,
});
export const together = (a: Sums, b: Sums): Sums => ({
  n: a.n + b.n,
  sum: a.sum + b.sum,
  squares: a.squares + b.squares,
});
/** The sums of the same figures, each less by `shift`. */
export const shifted = ({ n, sum, squares }: Sums, shift: number): Sums => ({
  n,
  sum: sum - n * shift,
  squares: squares - 2 * shift * sum + n * shift * shift,
});

/** The standard normal's point with 2.5 % above it. */
const Z = 1.959964;

/**
 * Student's t with 2.5 % above it, by Cornish and Fisher's series (Abramowitz and Stegun 26.7.5): wrong by less than 0.001
 * from 5 degrees of freedom on, and a study has more (`STUDY_PAIRS`).
 */
export function t975(freedom: number): number {
  const z = Z;
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  const fourth = (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92_160;
  return z + first / freedom + second / freedom ** 2 + third / freedom ** 3 + fourth / freedom ** 4;
}

export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** Standard deviation of the figures. */
  readonly deviation: number;
}

/** Mean with its 95 % interval (Student's t); of two figures or more. */
export function interval({ n, sum, squares }: Sums): Interval {
  const mean = sum / n;
  const variance = Math.max(0, squares - n * mean * mean) / (n - 1);
  const half = t975(n - 1) * Math.sqrt(variance / n);
  return { mean, low: mean - half, high: mean + half, deviation: Math.sqrt(variance) };
}
