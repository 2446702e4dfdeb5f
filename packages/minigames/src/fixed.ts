/** Positions are whole numbers: pixels of the 768 x 1024 layout times this (GAMES, words). */
export const PX = 256;

/** Division of whole numbers, towards zero. */
export const div = (a: number, b: number): number => Math.trunc(a / b);

/** `from` at step 0 to `to` at step `steps`, evenly, in whole numbers. */
export const evenly = (from: number, to: number, step: number, steps: number): number =>
  from + div((to - from) * step, steps);
