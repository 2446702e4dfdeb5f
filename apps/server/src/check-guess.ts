import type { GuessLimits } from './guess-limits.ts';
import { Refusal } from './http/refusal.ts';
import type { SharedLimits } from './shared-limits.ts';

/**
 * Checks a password under the limits, and gives what the check found.
 * @throws Refusal RATE_LIMITED, before the check or after it
 */
export async function checkGuess<Found extends { readonly isRight: boolean }>(
  { guesses: limits, shared }: { readonly guesses: GuessLimits; readonly shared: SharedLimits },
  { account, address }: { readonly account: string; readonly address: string },
  check: () => Promise<Found>,
): Promise<Found> {
  const guess = limits.begin(account, address);
  if ('retryAfter' in guess) throw new Refusal('RATE_LIMITED', guess.retryAfter);
  const found = await check().catch((error: unknown) => {
    guess.undo();
    throw error;
  });
  const wait = await shared.judge(account, address, found.isRight);
  if (wait !== null) throw new Refusal('RATE_LIMITED', Math.max(1, wait));
  if (found.isRight) guess.right();
  else if (guess.wrong()) throw new Refusal('RATE_LIMITED', limits.retryAfter);
  return found;
}
