import { describe, expect, test } from 'vitest';
import { checkGuess, type GuessLimits, guessLimits } from './guesses.ts';
import { windows } from './windows.ts';

const MINUTE = 60_000;
/** A wrong password: what the guesser is told. */
function guessWrong(limits: GuessLimits, account: string, address: string): 'checked' | 'limited' {
  const guess = limits.begin(account, address);
  if ('retryAfter' in guess) return 'limited';
  return guess.wrong() ? 'limited' : 'checked';
}
const times = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);

describe('wrong passwords', () => {
  test('of an account are limited from the 11th on', () => {
    const limits = guessLimits(windows(() => 0));
    expect(times(12).map(() => guessWrong(limits, 'ana', 'A'))).toEqual([
      ...Array(10).fill('checked'),
      'limited',
      'limited',
    ]);
  });
  test('of an account are limited however many addresses they come from', () => {
    const limits = guessLimits(windows(() => 0));
    expect(times(12).map((i) => guessWrong(limits, 'ana', `address ${i}`))).toEqual([
      ...Array(10).fill('checked'),
      'limited',
      'limited',
    ]);
  });
  test('of an address are limited from the 30th on, whatever the accounts', () => {
    const limits = guessLimits(windows(() => 0));
    expect(times(31).map((i) => guessWrong(limits, `account ${i}`, 'A'))).toEqual([
      ...Array(29).fill('checked'),
      'limited',
      'limited',
    ]);
  });
  test('of a worn address keep out accounts that had wrong ones, and no others', () => {
    const limits = guessLimits(windows(() => 0));
    for (const i of times(29)) guessWrong(limits, `account ${i}`, 'A');
    expect('retryAfter' in limits.begin('account 1', 'A')).toBe(true);
    expect('retryAfter' in limits.begin('a classmate', 'A')).toBe(false);
  });
  test('that come all at once are counted before any is checked', () => {
    const limits = guessLimits(windows(() => 0));
    const begun = times(20).map(() => limits.begin('ana', 'A'));
    expect(begun.filter((guess) => 'retryAfter' in guess)).toHaveLength(10);
  });
  test('are forgotten after a quarter of an hour, as the reply says', () => {
    let now = 0;
    const limits = guessLimits(windows(() => now));
    for (const _ of times(10)) guessWrong(limits, 'ana', 'A');
    now = 5 * MINUTE;
    expect(limits.begin('ana', 'A')).toEqual({ retryAfter: 600 });
    now = 15 * MINUTE;
    expect(guessWrong(limits, 'ana', 'A')).toBe('checked');
  });
  test('of an account are not checked again for each /64 of a site, which has 65,536 of them', () => {
    const limits = guessLimits(windows(() => 0));
    const begun = times(40).map((i) => {
      const guess = limits.begin('ana', `2001:db8:7:${i}::/64`);
      if ('wrong' in guess) guess.wrong();
      return guess;
    });
    expect(begun.filter((guess) => !('retryAfter' in guess))).toHaveLength(10);
    expect('retryAfter' in limits.begin('ana', '2001:db8:8:0::/64')).toBe(false);
    expect('retryAfter' in limits.begin('a neighbour', '2001:db8:7:0::/64')).toBe(false);
  });
  test('do not keep the owner out elsewhere', () => {
    const limits = guessLimits(windows(() => 0));
    for (const i of times(40)) guessWrong(limits, 'ana', `address ${i % 4}`);
    const owner = limits.begin('ana', 'home');
    expect('retryAfter' in owner).toBe(false);
  });
});

test('right passwords count against nobody', () => {
  const limits = guessLimits(windows(() => 0));
  for (const _ of times(50)) {
    const guess = limits.begin('ana', 'A');
    if ('right' in guess) guess.right();
  }
  expect(guessWrong(limits, 'ana', 'A')).toBe('checked');
});

test('a password that could not be checked is not counted', async () => {
  const limits = guessLimits(windows(() => 0));
  for (const _ of times(50)) {
    const failing = checkGuess(
      { guesses: limits, shared: { judge: async () => null } },
      { account: 'ana', address: 'A' },
      () => Promise.reject(new Error('away')),
    );
    await expect(failing).rejects.toThrow('away');
  }
  expect(guessWrong(limits, 'ana', 'A')).toBe('checked');
});
