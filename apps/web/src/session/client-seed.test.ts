import { expect, test } from 'vitest';
import { clientSeedOf, isLuckyWord } from './client-seed.ts';

test('a word of letters, digits and hyphens, up to 64 long, goes into the draws as it is', () => {
  expect(isLuckyWord('Caramelo-2026')).toBe(true);
  expect(isLuckyWord('x'.repeat(65))).toBe(false);
  expect(isLuckyWord('coração')).toBe(false);
  expect(clientSeedOf('Caramelo-2026')).toBe('Caramelo-2026');
});

test('without a word a random one is drawn, which the draws take in', () => {
  const [one, other] = [clientSeedOf(''), clientSeedOf('')];
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(isLuckyWord(one)).toBe(true);
  expect(one).not.toBe(other);
});
