/** How often something happened since its window began. */
interface Count {
  readonly times: number;
  /** Milliseconds since 1970: when it is forgotten. */
  readonly until: number;
}

interface WindowCounter {
  read(key: string): Count;
  /** Counts once more, or once less; gives the new count. */
  add(key: string, by?: 1 | -1): Count;
  clear(key: string): void;
}

/** Keys beyond which the longest untouched are forgotten: what strangers send must not fill the memory. */
const REMEMBERED = 100_000;

/** Counts by key in windows that begin with the first count. `length`: milliseconds. Kept in this process only. */
export function windowCounter(length: number, now: () => number, remembered = REMEMBERED): WindowCounter {
  const counts = new Map<string, Count>();
  const read = (key: string): Count => {
    const known = counts.get(key);
    const at = now();
    const until = at + length;
    // One that ends later than a window from now was begun before the clock went back: it would not end for as long.
    return known !== undefined && known.until > at && known.until <= until ? known : { times: 0, until };
  };
  return {
    read,
    add(key, by = 1) {
      const { times, until } = read(key);
      const count = { times: Math.max(0, times + by), until };
      counts.delete(key);
      counts.set(key, count);
      const longest = counts.keys().next();
      if (counts.size > remembered && longest.done === false) counts.delete(longest.value);
      return count;
    },
    clear: (key) => void counts.delete(key),
  };
}

/** Whole seconds until a count is forgotten, for Retry-After. */
export const secondsLeft = ({ until }: Count, now: number): number => Math.max(1, Math.ceil((until - now) / 1000));
