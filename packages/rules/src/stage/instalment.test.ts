import { describe, expect, test } from 'vitest';
import { effortDue, instalmentOf, lateFeeOf } from './instalment.ts';

describe('an instalment', () => {
  test('is the price of the dream in every cycle of a normal campaign', () => {
    expect([1, 5, 9].map((cycle) => instalmentOf(12, cycle, false))).toEqual([12, 12, 12]);
  });

  test('grows with the cycles of New Game Plus', () => {
    const due = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((cycle) => instalmentOf(12, cycle, true));
    expect(due).toEqual([16, 16, 17, 17, 18, 18, 19, 19, 20]);
  });

  test('costs three percent more when late, rounded up: one point for every price of the tables', () => {
    expect([9, 12, 16, 20].map(lateFeeOf)).toEqual([1, 1, 1, 1]);
    expect(lateFeeOf(34)).toBe(2);
    expect(effortDue(12, 3, false, true)).toBe(13);
    expect(effortDue(12, 3, true, true)).toBe(18);
  });
});
