/** Basis points at which a star is reached: praise alone (GAMES 1.1). */
export const STARS = [3000, 6000, 8500] as const;

/** Stars of a score in basis points: 0 to 3. */
export const starsOf = (scoreBp: number): number => STARS.filter((mark) => scoreBp >= mark).length;
