/** What a room pays, least and most. */
export interface RewardRange {
  readonly kind: 'effort' | 'energy';
  readonly min: number;
  readonly max: number;
}

/** Basis points at which a star is reached. Praise only. GAMES 1.1. */
export const STARS = [3000, 6000, 8500] as const;

export const starsOf = (scoreBp: number): number => STARS.filter((mark) => scoreBp >= mark).length;

/**
 * The whole number that a score would pay now: RULES 4.6, half rounds up. Shown while playing only; what is paid, the
 * server says.
 */
export const rewardOf = ({ min, max }: RewardRange, scoreBp: number, vigor: number): number =>
  min + Math.floor((scoreBp * vigor * (max - min) + 500_000) / 1_000_000);
