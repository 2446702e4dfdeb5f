import type { LiveGroup } from '../group.ts';

/** Letters of one month over the redraws: a tenth of them had `low` or fewer, half `middle` or fewer, nine tenths `high`. */
export interface LetterSpread {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

/** How often a month had each number of letters, over redraws: by month - 1, then by that number. */
export type LetterTally = readonly number[][];

const TENTHS = 10;

/** Counts the letters of one life into the tally; those of the last month are the end's. */
export function countLetters(tally: LetterTally, { seats, months }: LiveGroup): void {
  const letters = Array.from({ length: months }, () => 0);
  for (const { won } of seats) if (won !== null) letters[won.month - 1] = (letters[won.month - 1] ?? 0) + 1;
  for (const [i, count] of letters.entries()) {
    const month = tally[i];
    if (month !== undefined) month[count] = (month[count] ?? 0) + 1;
  }
}

/** The number of letters that `part` of 10 redraws do not exceed. */
function quantile(month: readonly number[], part: number): number {
  const all = month.reduce((sum, times) => sum + (times ?? 0), 0);
  let seen = 0;
  for (let letters = 0; letters < month.length; letters += 1) {
    seen += month[letters] ?? 0;
    if (TENTHS * seen >= part * all) return letters;
  }
  return Math.max(0, month.length - 1);
}

export const spreadsOf = (tally: LetterTally): readonly LetterSpread[] =>
  tally.map((month) => ({ low: quantile(month, 1), middle: quantile(month, 5), high: quantile(month, 9) }));
