/** How much motion a device can show, by the time its own pictures took. */
export type Pace = 'full' | 'lean' | 'stills';
/** Pictures that are measured before the first judgement, and between two. */
export const MEASURED = 24;
/** milliseconds between two pictures, in the median */
const LEAN_FROM = 24;
const STILLS_FROM = 90;

/** @param gaps milliseconds between the last pictures */
export function paceOf(gaps: readonly number[]): Pace {
  const median = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  if (median >= STILLS_FROM) return 'stills';
  return median >= LEAN_FROM ? 'lean' : 'full';
}

const ORDER: readonly Pace[] = ['full', 'lean', 'stills'];

/** The slower of two: a device that was slow once is not tried again. */
export const slower = (one: Pace, other: Pace): Pace => (ORDER.indexOf(one) > ORDER.indexOf(other) ? one : other);
