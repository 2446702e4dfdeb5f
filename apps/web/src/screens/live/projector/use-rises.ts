import { useRef } from 'react';

/** How often each of some counts has risen since the page began to show them; what stood there first is no rise. */
export function useRises(counts: readonly number[]): readonly number[] {
  const seen = useRef({ counts, rises: counts.map(() => 0) });
  if (seen.current.counts !== counts) seen.current = { counts, rises: risesOf(seen.current, counts) };
  return seen.current.rises;
}

/** One more for each count that is higher than before. */
export const risesOf = (
  before: { readonly counts: readonly number[]; readonly rises: readonly number[] },
  counts: readonly number[],
): number[] => counts.map((count, i) => (before.rises[i] ?? 0) + Number(count > (before.counts[i] ?? 0)));
