/** One attack, what was to happen, and what did. */
export interface Verdict {
  readonly attack: string;
  readonly expected: string;
  readonly found: string;
  readonly isRight: boolean;
}

/** A verdict that is right when both texts are the same. */
export const same = (attack: string, expected: string, found: string): Verdict => ({
  attack,
  expected,
  found,
  isRight: expected === found,
});

/** How often each status came: `200 x3, 429 x1`. */
export function tally(statuses: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status} x${count}`)
    .join(', ');
}
