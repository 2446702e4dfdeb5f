/** Two-sided 95 %. */
export const Z = 1.96;

/** A measured figure with its 95 % confidence interval. */
export interface Figure {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** A figure that was counted, without an error. */
export const exactly = (value: number): Figure => ({ value, low: value, high: value });

/** Share of the outcomes for which it holds: Wilson's interval, which stays inside 0 to 1. */
export function share<T>(outcomes: readonly T[], holds: (outcome: T) => boolean): Figure {
  const n = outcomes.length;
  const value = outcomes.filter(holds).length / n;
  const weight = 1 + (Z * Z) / n;
  const middle = (value + (Z * Z) / (2 * n)) / weight;
  const half = (Z / weight) * Math.sqrt((value * (1 - value)) / n + (Z * Z) / (4 * n * n));
  return { value, low: Math.min(value, middle - half), high: Math.max(value, middle + half) };
}

/** Mean of a number over the outcomes, by the normal distribution. */
export function mean<T>(outcomes: readonly T[], of: (outcome: T) => number): Figure {
  const n = outcomes.length;
  const values = outcomes.map(of);
  const value = values.reduce((sum, x) => sum + x, 0) / n;
  const variance = values.reduce((sum, x) => sum + (x - value) ** 2, 0) / Math.max(1, n - 1);
  const half = Z * Math.sqrt(variance / n);
  return { value, low: value - half, high: value + half };
}

/** The mean of independent figures, each counting the same. */
export function pooled(figures: readonly Figure[]): Figure {
  const value = figures.reduce((sum, figure) => sum + figure.value, 0) / figures.length;
  const half = (end: (figure: Figure) => number): number => Math.hypot(...figures.map(end)) / figures.length;
  return {
    value,
    low: value - half(({ value: at, low }) => at - low),
    high: value + half(({ value: at, high }) => high - at),
  };
}

/** One figure less another of independent outcomes, with both their errors. */
export function difference(a: Figure, b: Figure): Figure {
  const value = a.value - b.value;
  return {
    value,
    low: value - Math.hypot(a.value - a.low, b.high - b.value),
    high: value + Math.hypot(a.high - a.value, b.value - b.low),
  };
}
