import { describe, expect, test } from 'vitest';
import { effortDue, instalmentOf, instalmentWithin, lateFeeOf } from './instalment.ts';
import { termsOf } from './registry.ts';

const terms = termsOf({ rulebook: 3, dreamId: 7, isNewGamePlus: false });
const plus = termsOf({ rulebook: 3, dreamId: 7, isNewGamePlus: true });

describe('an instalment', () => {
  test('is the price of the dream in every cycle of a normal campaign', () => {
    expect([1, 5, 9].map((cycle) => instalmentOf(terms, cycle))).toEqual([12, 12, 12]);
  });

  test('grows with the cycles of New Game Plus', () => {
    const due = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((cycle) => instalmentOf(plus, cycle));
    expect(due).toEqual([16, 16, 17, 17, 18, 18, 19, 19, 20]);
  });

  test('costs three percent more when late, rounded up: one point for every price of the tables', () => {
    expect([9, 12, 16, 20].map((due) => lateFeeOf(terms, due))).toEqual([1, 1, 1, 1]);
    expect(lateFeeOf(terms, 34)).toBe(2);
    expect(effortDue(terms, 3, true)).toBe(13);
    expect(effortDue(plus, 3, true)).toBe(18);
  });

  test('is found again inside what was paid late', () => {
    for (const due of [9, 12, 16, 20, 34]) expect(instalmentWithin(terms, due + lateFeeOf(terms, due))).toBe(due);
  });
});
