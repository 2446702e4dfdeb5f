import type { Dice } from '@consorcio/kernel';

/** A model person (GAMES 8.2). Times are ticks, the rest shares of 1. */
export interface Human {
  /** Ticks from seeing to pressing, quickest and slowest. */
  readonly reaction: readonly [number, number];
  /** Standard deviation of timing. */
  readonly noise: number;
  /** How often attention lapses, and how often the wrong key is pressed. */
  readonly lapse: number;
  readonly slip: number;
  /** Share of the scene noticed. */
  readonly eyes: number;
  /** Items held in memory. */
  readonly span: number;
  /** How far people of one level differ. */
  readonly spread: number;
}

export const LEVELS = ['novice', 'average', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

export const PEOPLE: Readonly<Record<Level, Human>> = {
  novice: { reaction: [17, 30], noise: 5.9, lapse: 0.1, slip: 0.07, eyes: 0.55, span: 4.7, spread: 0.28 },
  average: { reaction: [14, 25], noise: 4.6, lapse: 0.07, slip: 0.04, eyes: 0.7, span: 5.4, spread: 0.28 },
  expert: { reaction: [11, 16], noise: 2.9, lapse: 0.01, slip: 0.008, eyes: 0.96, span: 7.2, spread: 0.12 },
};

/** True with probability `p`. */
export const chance = (dice: Dice, p: number): boolean => dice.below(1_000_000) < p * 1_000_000;

/** Evenly between two numbers. */
export const uniform = (dice: Dice, [low, high]: readonly [number, number]): number =>
  low + ((high - low) * dice.below(100_000)) / 100_000;

/** About normal, mean 0, standard deviation 1: twelve throws summed. */
export function gauss(dice: Dice): number {
  let sum = -6;
  for (let i = 0; i < 12; i += 1) sum += dice.below(1_000_000) / 1_000_000;
  return sum;
}

/** One person of a level: clumsier or quicker than the level by a factor. */
export function person(level: Human, dice: Dice): Human {
  const factor = Math.max(0.5, 1 + level.spread * gauss(dice));
  return {
    ...level,
    reaction: [level.reaction[0] * factor, level.reaction[1] * factor],
    noise: level.noise * factor,
    lapse: level.lapse * factor,
    slip: level.slip * factor,
    eyes: Math.min(1, level.eyes / factor),
    span: level.span / Math.sqrt(factor),
  };
}

/** The same person with the game shown at a slower pace: in ticks, everything of the body gets quicker. */
export const slowed = (human: Human, pace: number): Human => ({
  ...human,
  reaction: [human.reaction[0] * pace, human.reaction[1] * pace],
  noise: human.noise * pace,
  lapse: human.lapse * (0.5 + pace / 2),
  slip: human.slip * (0.5 + pace / 2),
  eyes: Math.min(1, human.eyes / (0.4 + 0.6 * pace)),
});
