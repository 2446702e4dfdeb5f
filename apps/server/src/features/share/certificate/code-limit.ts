import { Refusal } from '../../../http/refusal.ts';
import { secondsLeft, windowCounter } from '../../../window-counter.ts';

/** Codes of no certificate that one address may ask for in a window; a school that types wrong does not reach it. */
const UNKNOWN_OF_ADDRESS = 300;
/** Milliseconds. */
const WINDOW = 600_000;

export interface CodeLimit {
  /** Before a code is looked up. @throws Refusal RATE_LIMITED when the address has asked for too many that do not exist */
  check(address: string): void;
  /** After a code was not found. */
  missed(address: string): void;
}

/** Counts unknown codes by address, in this process: no list of certificates can be had by asking for one code after another. */
export function codeLimit(now: () => number): CodeLimit {
  const misses = windowCounter(WINDOW, now);
  return {
    check(address) {
      const counted = misses.read(address);
      if (counted.times >= UNKNOWN_OF_ADDRESS) throw new Refusal('RATE_LIMITED', secondsLeft(counted, now()));
    },
    missed: (address) => void misses.add(address),
  };
}

/** For RATE_LIMITS=off. */
export const noCodeLimit: CodeLimit = { check: () => undefined, missed: () => undefined };
