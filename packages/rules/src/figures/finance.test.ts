import { describe, expect, test } from 'vitest';
import { levelPayment, monthlyRate, monthsToSave, risingInstalments } from './finance.ts';

test('a yearly rate of 26.4 % is 1.97 % a month, and 60 000 in 60 months cost 1 714 a month, 42 852 more in all', () => {
  const rate = monthlyRate(0.264);
  const monthly = levelPayment(60_000, rate, 60);
  expect(rate * 100).toBeCloseTo(1.97, 2);
  expect(Math.round(monthly)).toBe(1_714);
  expect(Math.round(60 * monthly - 60_000)).toBe(42_852);
});

test('a loan of 240 000 at 12 % a year in 200 months costs 2 683 a month', () => {
  expect(Math.round(levelPayment(240_000, monthlyRate(0.12), 200))).toBe(2_683);
});

test('saving 1 200 a month at 0.9 % reaches 60 000 in month 42', () => {
  expect(monthsToSave(60_000, 1_200, 0.009)).toBe(42);
});

describe('a price that rises once a year', () => {
  test('steps up in months 13 and 25, not before', () => {
    expect(risingInstalments(100, 12, 0.05)).toEqual({ last: 100, total: 1_200 });
    expect(risingInstalments(100, 13, 0.05)).toEqual({ last: 105, total: 1_305 });
  });

  test('is reached in month 47 by saving 1 600 a month for 80 000, five months later than without a rise', () => {
    expect(monthsToSave(80_000, 1_600, 0.009, 0.05)).toBe(47);
    expect(monthsToSave(80_000, 1_600, 0.009)).toBe(42);
  });

  test('that runs away from its saver is followed for a hundred years', () => {
    expect(monthsToSave(1_000_000, 1, 0, 0.05)).toBe(1_200);
  });
});
