import { siteKey } from '../../../http/client-address.ts';
import { Refusal } from '../../../http/refusal.ts';
import { secondsLeft, windowCounter } from '../../../window-counter.ts';

/** Codes of no certificate that one address may ask for in a window; a school that types wrong does not reach it. */
const UNKNOWN_OF_ADDRESS = 300;
/** Milliseconds. */
const WINDOW = 600_000;

/** The networks of an IPv6 site (its /48) together have so many times what one has. */
const OF_SITE = 5;

export interface CodeLimit {
  /**
   * After a code was not found. One of 2^55 that is right is no guess: it is told whatever the address has asked before.
   * @throws Refusal RATE_LIMITED when the address has asked for too many that do not exist
   */
  missed(address: string): void;
}

/** Counts unknown codes by address, in this process: no list of certificates can be had by asking for one code after another. */
export function codeLimit(now: () => number): CodeLimit {
  const misses = windowCounter(WINDOW, now);
  const count = (key: string, most: number): void => {
    const counted = misses.add(key);
    if (counted.times > most) throw new Refusal('RATE_LIMITED', secondsLeft(counted, now()));
  };
  return {
    missed(address) {
      count(address, UNKNOWN_OF_ADDRESS);
      const site = siteKey(address);
      if (site !== address) count(site, OF_SITE * UNKNOWN_OF_ADDRESS);
    },
  };
}

/** For RATE_LIMITS=off. */
export const noCodeLimit: CodeLimit = { missed: () => undefined };
