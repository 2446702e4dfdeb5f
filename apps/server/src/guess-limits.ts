import { Refusal } from './http/refusal.ts';
import { secondsLeft, windowCounter } from './window-counter.ts';

/** QUALITY: refused by the 11th wrong password of an account, and by the 30th of an address. */
const WRONG_OF_ACCOUNT = 10;
const WRONG_OF_ADDRESS = 29;
/** Milliseconds in which wrong passwords add up. */
const WINDOW = 15 * 60_000;

interface Guess {
  /** The password was right: nothing is held against the two together any more. */
  right(): void;
  /** It could not be checked after all. */
  undo(): void;
  /** The password was wrong. True when the answer is RATE_LIMITED rather than PW_MISMATCH. */
  wrong(): boolean;
}
export interface GuessLimits {
  /** Seconds to wait, or leave to have the password checked. It counts as wrong until `right` is called. */
  begin(account: string, address: string): { readonly retryAfter: number } | Guess;
  readonly retryAfter: number;
}

/**
 * Wrong passwords, counted by account, by address and by both. Once an account has had ten, addresses that have
 * failed on it are refused unseen; an address that has not is still checked, so its owner gets in elsewhere while a
 * guesser needs a new address for every try. Counts live in this process: several servers multiply the limits.
 */
export function guessLimits(now: () => number): GuessLimits {
  const byAccount = windowCounter(WINDOW, now);
  const byAddress = windowCounter(WINDOW, now);
  const byBoth = windowCounter(WINDOW, now);
  const retryAfter = Math.ceil(WINDOW / 1000);
  return {
    retryAfter,
    begin(account, address) {
      const both = `${address} ${account}`;
      const [ofAccount, ofAddress, ofBoth] = [byAccount.read(account), byAddress.read(address), byBoth.read(both)];
      if (ofAddress.times >= WRONG_OF_ADDRESS) return { retryAfter: secondsLeft(ofAddress, now()) };
      const isWorn = ofAccount.times >= WRONG_OF_ACCOUNT;
      if (isWorn && ofBoth.times > 0) return { retryAfter: secondsLeft(ofAccount, now()) };
      byAccount.add(account);
      byAddress.add(address);
      byBoth.add(both);
      const undo = (): void => {
        byAccount.add(account, -1);
        byAddress.add(address, -1);
        byBoth.add(both, -1);
      };
      return {
        undo,
        right() {
          undo();
          byBoth.clear(both);
        },
        wrong: () => isWorn,
      };
    },
  };
}

/**
 * Checks a password under the limits, and gives what the check found.
 * @throws Refusal RATE_LIMITED, before the check or after it
 */
export async function checkGuess<Found extends { readonly isRight: boolean }>(
  limits: GuessLimits,
  { account, address }: { readonly account: string; readonly address: string },
  check: () => Promise<Found>,
): Promise<Found> {
  const guess = limits.begin(account, address);
  if ('retryAfter' in guess) throw new Refusal('RATE_LIMITED', guess.retryAfter);
  const found = await check().catch((error: unknown) => {
    guess.undo();
    throw error;
  });
  if (found.isRight) guess.right();
  else if (guess.wrong()) throw new Refusal('RATE_LIMITED', limits.retryAfter);
  return found;
}

/** For RATE_LIMITS=off. */
export const noGuessLimits: GuessLimits = {
  retryAfter: 0,
  begin: () => ({ right: () => undefined, undo: () => undefined, wrong: () => false }),
};
