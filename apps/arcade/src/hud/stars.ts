/** What a room pays, least and most. */
export interface RewardRange {
  readonly kind: 'effort' | 'energy';
  readonly min: number;
  readonly max: number;
}

/** Basis points at which a star is reached. Praise only. GAMES 1.1. */
export const STARS = [3000, 6000, 8500] as const;

export const starsOf = (scoreBp: number): number => STARS.filter((mark) => scoreBp >= mark).length;
