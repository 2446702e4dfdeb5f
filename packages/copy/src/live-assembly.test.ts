import { expect, test } from 'vitest';
import { coinsText, signedText } from './live-assembly.ts';

test('coins gained or lost have a sign, and zero has none', () => {
  expect([40, -1_200, 0].map(signedText)).toEqual(['+40', '−1.200', '0']);
});

test('a sum below nothing is read with a minus, not with a hyphen', () => {
  expect([3_100, 0, -25].map(coinsText)).toEqual(['3.100', '0', '−25']);
});
