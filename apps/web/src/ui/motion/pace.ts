/** How much of the shot a device can show, by the time its own pictures took. */
export type Pace = 'full' | 'lean' | 'stills';
/** Pictures that are measured before the first judgement, and between two. */
export const MEASURED = 24;
/** milliseconds between two pictures, in the median */
const LEAN_FROM = 24;
const STILLS_FROM = 90;

/** @param gaps milliseconds between the last pictures */
export function paceOf(gaps: readonly number[]): Pace {
  const median = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  if (median >= STILLS_FROM) return 'stills';
  return median >= LEAN_FROM ? 'lean' : 'full';
}
