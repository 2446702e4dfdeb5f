/** QUALITY: refused by the 11th wrong password of an account, and by the 30th of an address. */
const WRONG_OF_ACCOUNT = 10;
const WRONG_OF_ADDRESS = 29;
/** Milliseconds in which wrong passwords add up. */
const WINDOW = 15 * 60_000;
/** Entries beyond which the oldest are forgotten: what strangers send must not fill the memory. */
const REMEMBERED = 100_000;

interface Count {
  wrong: number;
  readonly until: number;
}

function counters(now: () => number) {
  const counts = new Map<string, Count>();
  const read = (key: string): Count => {
    const known = counts.get(key);
    return known !== undefined && known.until > now() ? known : { wrong: 0, until: now() + WINDOW };
  };
  return {
    read,
    add(key: string, by: 1 | -1): void {
      const count = read(key);
      count.wrong = Math.max(0, count.wrong + by);
      counts.delete(key);
      counts.set(key, count);
      const oldest = counts.keys().next();
      if (counts.size > REMEMBERED && oldest.done === false) counts.delete(oldest.value);
    },
    clear: (key: string): boolean => counts.delete(key),
  };
}

export interface Guess {
  /** The password was right: nothing is held against account and address. */
  right(): void;
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
  const byAccount = counters(now);
  const byAddress = counters(now);
  const byBoth = counters(now);
  const retryAfter = Math.ceil(WINDOW / 1000);
  const secondsLeft = ({ until }: Count): number => Math.max(1, Math.ceil((until - now()) / 1000));
  return {
    retryAfter,
    begin(account, address) {
      const both = `${address} ${account}`;
      const [ofAccount, ofAddress, ofBoth] = [byAccount.read(account), byAddress.read(address), byBoth.read(both)];
      if (ofAddress.wrong >= WRONG_OF_ADDRESS) return { retryAfter: secondsLeft(ofAddress) };
      const isWorn = ofAccount.wrong >= WRONG_OF_ACCOUNT;
      if (isWorn && ofBoth.wrong > 0) return { retryAfter: secondsLeft(ofAccount) };
      byAccount.add(account, 1);
      byAddress.add(address, 1);
      byBoth.add(both, 1);
      return {
        right() {
          byAccount.add(account, -1);
          byAddress.add(address, -1);
          byBoth.clear(both);
        },
        wrong: () => isWorn,
      };
    },
  };
}

/** For RATE_LIMITS=off. */
export const noGuessLimits: GuessLimits = {
  retryAfter: 0,
  begin: () => ({ right: () => undefined, wrong: () => false }),
};
