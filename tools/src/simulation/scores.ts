import type { Dice } from '@consorcio/kernel';

/** How close a player's scores lie to the mean: the sum of both parameters of the Beta distribution (RULES section 15). */
const CONCENTRATION = 8;
const STEPS = 10_000;
const WORDS = 2 ** 32;

/** A source of minigame scores in basis points, Beta with that mean: a table of its distribution, looked up by dice; perfect at 1. */
export function scoresOf(skill: number): (dice: Dice) => number {
  // A perfect score takes its word all the same, so that what else the dice decide stays.
  if (skill >= 1) return (dice) => (dice.word() < WORDS ? STEPS : 0);
  const a = CONCENTRATION * skill;
  const b = CONCENTRATION - a;
  const upTo = new Float64Array(STEPS);
  let sum = 0;
  for (let i = 0; i < STEPS; i += 1) {
    const x = (i + 0.5) / STEPS;
    sum += x ** (a - 1) * (1 - x) ** (b - 1);
    upTo[i] = sum;
  }
  return (dice) => {
    const wanted = (dice.word() / WORDS) * sum;
    let low = 0;
    let high = STEPS - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] as number) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
