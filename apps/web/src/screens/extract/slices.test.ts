import { expect, test } from 'vitest';
import { slicesOf } from './slices.ts';

const rounded = (slices: ReturnType<typeof slicesOf>) => slices.map(({ part, value }) => [part, value.toFixed(2)]);

test('an instalment of 12 is 10 of common fund, 1.8 of fee and 0.2 of reserve', () => {
  expect(rounded(slicesOf(12, false, 4))).toEqual([
    ['common', '10.00'],
    ['admin', '1.80'],
    ['reserve', '0.20'],
  ]);
});

test('of a house the fee is ten times the reserve, and the common fund takes the same whole points', () => {
  expect(rounded(slicesOf(12, false, 7))).toEqual([
    ['common', '10.00'],
    ['admin', '1.82'],
    ['reserve', '0.18'],
  ]);
});

test('the late fee is a slice of its own: 13 paid late are 12 and a fine of 1', () => {
  expect(rounded(slicesOf(13, true, 4)).at(-1)).toEqual(['late', '1.00']);
});
