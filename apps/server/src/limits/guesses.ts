import { siteKey } from '../http/client.ts';
import { Refusal, refuseLimited } from '../http/refusal.ts';
import type { Windows } from './windows.ts';

/** QUALITY: refused by the 11th wrong password of an account, and by the 30th of an address. */
export const WRONG_OF_ACCOUNT = 10;
export const WRONG_OF_ADDRESS = 29;
/** Milliseconds in which wrong passwords add up. */
export const WRONG_WINDOW = 15 * 60_000;

interface Guess {
  /** The password was right: nothing is held against the two together any more. */
  right(): void;
  /** It could not be checked after all. */
  undo(): void;
  /** The password was wrong. True when the answer is RATE_LIMITED rather than PW_MISMATCH. */
  wrong(): boolean;
}
/** Counts for all servers of one database. */
export interface Judge {
  /** After a password or code was checked: a wrong one counts, and a right one may come too late. Gives the seconds to wait, or null. */
  judge(account: string, address: string, isRight: boolean): Promise<number | null>;
}

export interface GuessLimits {
  /** Seconds to wait, or leave to have the password checked. It counts as wrong until `right` is called. */
  begin(account: string, address: string): { readonly retryAfter: number } | Guess;
  /** Seconds. */
  readonly retryAfter: number;
}

/**
 * Wrong passwords, counted by account, by address and by account and site together. Once an account has had ten, sites that
 * have failed on it are refused unseen; a site that has not is still checked, so its owner gets in elsewhere while a
 * guesser needs a new site for every try. An address that has had its 29 is no longer told about wrong passwords, but an
 * account without wrong ones is still checked from there: one pupil locks no school out. These counts live in this
 * process and refuse before the costly check; `SharedLimits` judges for all servers after it.
 */
export function guessLimits(windows: Windows): GuessLimits {
  const byAccount = windows(WRONG_WINDOW);
  const byAddress = windows(WRONG_WINDOW);
  const byBoth = windows(WRONG_WINDOW);
  const retryAfter = Math.ceil(WRONG_WINDOW / 1000);
  return {
    retryAfter,
    begin(account, address) {
      const both = `${siteKey(address)} ${account}`;
      const [ofAccount, ofAddress, ofBoth] = [byAccount.read(account), byAddress.read(address), byBoth.read(both)];
      const isWornAddress = ofAddress.times >= WRONG_OF_ADDRESS;
      if (isWornAddress && ofAccount.times > 0) return { retryAfter: ofAddress.retryAfter };
      const isWornAccount = ofAccount.times >= WRONG_OF_ACCOUNT;
      if (isWornAccount && ofBoth.times > 0) return { retryAfter: ofAccount.retryAfter };
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
        wrong: () => isWornAccount || isWornAddress,
      };
    },
  };
}

/**
 * Checks a password under the limits, and gives what the check found.
 * @throws Refusal RATE_LIMITED, before the check or after it
 */
export async function checkGuess<Found extends { readonly isRight: boolean }>(
  { guesses: limits, shared }: { readonly guesses: GuessLimits; readonly shared: Judge },
  { account, address }: { readonly account: string; readonly address: string },
  check: () => Promise<Found>,
): Promise<Found> {
  const guess = limits.begin(account, address);
  if ('retryAfter' in guess) throw new Refusal('RATE_LIMITED', guess.retryAfter);
  const found = await check().catch((error: unknown) => {
    guess.undo();
    throw error;
  });
  refuseLimited(await shared.judge(account, address, found.isRight));
  if (found.isRight) guess.right();
  else if (guess.wrong()) throw new Refusal('RATE_LIMITED', limits.retryAfter);
  return found;
}
