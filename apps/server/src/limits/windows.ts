import { Refusal } from '../http/refusal.ts';

/** The networks of an IPv6 site (its /48) together may do so many times what one may. */
export const OF_SITE = 5;

/** How often something happened since its window began. */
interface Count {
  readonly times: number;
  /** Milliseconds since 1970: when it is forgotten. */
  readonly until: number;
  /** Whole seconds until then, at least 1, for Retry-After. */
  readonly retryAfter: number;
}

export interface WindowCounter {
  read(key: string): Count;
  /** Counts once more, or once less; gives the new count. */
  add(key: string, by?: 1 | -1): Count;
  clear(key: string): void;
}

/** Makes counters of windows of so many milliseconds. */
export type Windows = (length: number) => WindowCounter;

/** Keys beyond which the longest untouched are forgotten: what strangers send must not fill the memory. */
const REMEMBERED = 100_000;

/**
 * Counts by key in windows that begin with the first count, in this process only. `length` in milliseconds, `now` in milliseconds
 * since 1970.
 */
export function windowCounter(length: number, now: () => number, remembered = REMEMBERED): WindowCounter {
  const counts = new Map<string, Pick<Count, 'times' | 'until'>>();
  const readAt = (key: string, at: number) => {
    const known = counts.get(key);
    const until = at + length;
    // One that ends later than a window from now was begun before the clock went back: it would not end for as long.
    return known !== undefined && known.until > at && known.until <= until ? known : { times: 0, until };
  };
  const told = ({ times, until }: Pick<Count, 'times' | 'until'>, at: number): Count => ({
    times,
    until,
    retryAfter: Math.max(1, Math.ceil((until - at) / 1000)),
  });
  return {
    read(key) {
      const at = now();
      return told(readAt(key, at), at);
    },
    add(key, by = 1) {
      const at = now();
      const { times, until } = readAt(key, at);
      const count = { times: Math.max(0, times + by), until };
      counts.delete(key);
      counts.set(key, count);
      const longest = counts.keys().next();
      if (counts.size > remembered && longest.done === false) counts.delete(longest.value);
      return told(count, at);
    },
    clear: (key) => void counts.delete(key),
  };
}

const NEVER: Count = { times: 0, until: 0, retryAfter: 1 };
const NO_COUNTER: WindowCounter = { read: () => NEVER, add: () => NEVER, clear: () => undefined };

/** The counters of a server; with RATE_LIMITS=off none of them counts, so nobody is refused by one. */
export const windows = (now: () => number, isOn = true): Windows =>
  isOn ? (length) => windowCounter(length, now) : () => NO_COUNTER;

/** @throws Refusal RATE_LIMITED beyond so many */
export function refuseBeyond({ times, retryAfter }: Count, most: number): void {
  if (times > most) throw new Refusal('RATE_LIMITED', retryAfter);
}
