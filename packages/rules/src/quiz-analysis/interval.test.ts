import { expect, test } from 'vitest';
import { interval, NO_SUMS, shifted, t975, together, withValue } from './interval.ts';

const sumsOf = (values: readonly number[]) => values.reduce(withValue, NO_SUMS);

test('the interval of a mean is that of a printed table of t', () => {
  const printed = { 5: 2.571, 6: 2.447, 7: 2.365, 9: 2.262, 29: 2.045, 59: 2.001, 99: 1.984 };
  for (const [freedom, t] of Object.entries(printed)) expect(Math.abs(t975(Number(freedom)) - t)).toBeLessThan(0.001);
});

test('mean and interval are those worked by hand', () => {
  // 0 to 9: mean 4.5, variance 82.5 / 9, half = 2.262 × √(9.1667 / 10) = 2.1658.
  const { mean, low, high, deviation } = interval(sumsOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
  expect([mean, low, high, deviation].map((n) => Number(n.toFixed(3)))).toEqual([4.5, 2.334, 6.666, 3.028]);
});

test('sums are added up and shifted as the figures themselves are', () => {
  expect(together(sumsOf([1, 2]), sumsOf([5]))).toEqual(sumsOf([1, 2, 5]));
  expect(shifted(sumsOf([1, 2, 5]), 2)).toEqual(sumsOf([-1, 0, 3]));
});
