/** Ways from 0 to 1. */

const clamp = (u: number): number => Math.min(1, Math.max(0, u));
/** Share of a stretch of time that has passed, 0 before and 1 after. */
export const share = (t: number, from: number, to: number): number => clamp((t - from) / (to - from));
/** Starts and ends calmly. */
export const smooth = (u: number): number => clamp(u) ** 2 * (3 - 2 * clamp(u));
const OVERSHOOT = 1.7;
/** Goes a little too far and comes back (STYLE section 12, pop in). */
export function pop(u: number): number {
  const v = clamp(u) - 1;
  return 1 + (OVERSHOOT + 1) * v ** 3 + OVERSHOOT * v ** 2;
}
export const mix = (from: number, to: number, u: number): number => from + (to - from) * u;
