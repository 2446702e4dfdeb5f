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
      limits.code(asker(i), code(i), null);
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
  const enter = (address: string) => () => limits.code(address, 'right', FOUND);
  expect(enter('2001:db8:9:ffff::/64')).toThrow('RATE_LIMITED');
  expect(enter('2001:db8:a:1::/64')).not.toThrow();
  now += 3_600_000;
  expect(enter('2001:db8:9:ffff::/64')).not.toThrow();
});

test('right codes count nothing, however many', () => {
  const limits = liveLimits(windows(() => 0));
  const enter = () => limits.code('203.0.113.7', 'right', FOUND);
  for (let i = 0; i < 5_000; i += 1) enter();
  expect(answered(limits, 1_000, () => '203.0.113.7')).toBe(600);
  expect(enter).toThrow('RATE_LIMITED');
  limits.isHere('g', '203.0.113.7');
  expect(enter).not.toThrow();
});

const nobody = async () => null;
/** How many of so many openings are allowed. */
async function opened(
  limits: ReturnType<typeof liveLimits>,
  count: number,
  address: (i: number) => string,
  led = nobody as () => Promise<string | null>,
) {
  let allowed = 0;
  for (let i = 0; i < count; i += 1)
    allowed += await limits.opened(address(i), led).then(
      () => 1,
      () => 0,
    );
  return allowed;
}

test('one address opens twenty groups an hour, and a site five times as many', async () => {
  const limits = liveLimits(windows(() => 0));
  expect(await opened(limits, 21, () => '203.0.113.7')).toBe(20);
  expect(await opened(limits, 150, (i) => `2001:db8:9:${i}::/64`)).toBe(100);
});

test('who led before opens five more an hour behind an address that may open none', async () => {
  const limits = liveLimits(windows(() => 0));
  await opened(limits, 30, () => '203.0.113.7');
  expect(
    await opened(
      limits,
      9,
      () => '203.0.113.7',
      async () => 'led',
    ),
  ).toBe(5);
  expect(
    await opened(
      limits,
      1,
      () => '203.0.113.7',
      async () => 'led by another',
    ),
  ).toBe(1);
  expect(await opened(limits, 1, () => '203.0.113.7')).toBe(0);
});
