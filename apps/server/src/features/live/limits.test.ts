import { expect, test } from 'vitest';
import { windows } from '../../limits/windows.ts';
import { liveLimits } from './limits.ts';

/** How many of so many guesses are answered. */
function answered(
  limits: ReturnType<typeof liveLimits>,
  guesses: number,
  asker: (i: number) => string,
  code = (i: number) => `c${i}`,
) {
  let count = 0;
  for (let i = 0; i < guesses; i += 1) {
    try {
      limits.code({ address: asker(i), visitor: `${asker(i)} v${i}` }, code(i), null);
      count += 1;
    } catch {
      // refused
    }
  }
  return count;
}
const FOUND = { groupId: 'g', isLinked: false };

test('a class that types one misread code guesses once', () => {
  const limits = liveLimits(windows(() => 0));
  expect(
    answered(
      limits,
      2_000,
      () => '203.0.113.7',
      () => 'ZZZZZZ',
    ),
  ).toBe(2_000);
  expect(answered(limits, 1_000, () => '203.0.113.7')).toBe(599);
});

test('the networks of one site have five times the guesses of one, and the next site has its own', () => {
  let now = 0;
  const limits = liveLimits(windows(() => now));
  expect(answered(limits, 4_000, (i) => `2001:db8:9:${i % 8}::/64`)).toBe(3_000);
  const enter = (address: string) => () => limits.code({ address, visitor: `${address} new` }, 'right', FOUND);
  expect(enter('2001:db8:9:ffff::/64')).toThrow('RATE_LIMITED');
  expect(enter('2001:db8:a:1::/64')).not.toThrow();
  now += 3_600_000;
  expect(enter('2001:db8:9:ffff::/64')).not.toThrow();
});

test('right codes count nothing, however many', () => {
  const limits = liveLimits(windows(() => 0));
  const enter = () => limits.code({ address: '203.0.113.7', visitor: 'v' }, 'right', FOUND);
  for (let i = 0; i < 5_000; i += 1) enter();
  expect(answered(limits, 1_000, () => '203.0.113.7')).toBe(600);
  expect(enter).toThrow('RATE_LIMITED');
  limits.isHere('g', '203.0.113.7');
  expect(enter).not.toThrow();
});

test('one address opens twenty groups an hour, and a site five times as many', () => {
  const limits = liveLimits(windows(() => 0));
  const open = (address: string): boolean => {
    try {
      limits.opened(address);
      return true;
    } catch {
      return false;
    }
  };
  const opened = Array.from({ length: 21 }, () => open('203.0.113.7')).filter(Boolean);
  expect(opened).toHaveLength(20);
  const ofSite = Array.from({ length: 150 }, (_, i) => open(`2001:db8:9:${i}::/64`)).filter(Boolean);
  expect(ofSite).toHaveLength(100);
});
