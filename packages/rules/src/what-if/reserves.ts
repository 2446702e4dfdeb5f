import type { ChangedChoices } from './choices.ts';

/**
 * The effort that was left aside at each decided assembly, in order (RULES2 C.4): what a bid left, or Infinity where
 * something was there and nothing was offered. What was there and no more than the nearest bid left is no refusal to bid.
 */
export function reservesOf({ months, keepsIn }: Pick<ChangedChoices, 'months' | 'keepsIn'>): readonly number[] {
  const bids = months.map(({ bid }) => bid);
  const left = bids.map((bid) => (bid === null || bid.offered === 0 ? null : bid.of - bid.offered));
  const nearest = (i: number): number | null =>
    left
      .slice(0, i + 1)
      .filter((line) => line !== null)
      .at(-1) ??
    left.slice(i + 1).find((line) => line !== null) ??
    null;
  return bids.flatMap((bid, i) => {
    if (bid === null) return [];
    const line = left[i] ?? (keepsIn === i + 1 ? null : nearest(i));
    return [line !== null && (bid.offered > 0 || bid.of <= line) ? line : Number.POSITIVE_INFINITY];
  });
}
