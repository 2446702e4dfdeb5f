import { describe, expect, test } from 'vitest';
import { bandsOf, differenceOf, hasFewDecisions, noteOf, type Pair } from './note.ts';

const pair = (before: number, after: number): Pair => ({
  before: { end: 'QUITADO', cycle: 3, worth: before },
  after: { end: 'QUITADO', cycle: 3, worth: after },
});

describe('a note', () => {
  test('is the mean, halves upwards, and its interval stays between 0 and 1000', () => {
    expect(noteOf([0, 1])).toMatchObject({ note: 1, low: 0 });
    expect(noteOf([1_000, 1_000, 999])).toEqual({ note: 1_000, low: 999, high: 1_000 });
  });

  test('of an interval over a border is shown as both bands', () => {
    expect(bandsOf({ note: 700, low: 690, high: 710 })).toEqual([2, 3]);
    expect(bandsOf({ note: 900, low: 900, high: 1_000 })).toEqual([4]);
    expect(bandsOf({ note: 299, low: 0, high: 299 })).toEqual([0]);
  });

  test('of fewer than nine free choices says little', () => {
    const month = (turns: number) => ({
      turns: Array.from({ length: turns }, () => ({ roomId: 2 as const, scoreBp: 0 })),
      recovery: null,
      bid: null,
    });
    expect(hasFewDecisions({ months: [month(3), month(3), month(2)] })).toBe(true);
    expect(hasFewDecisions({ months: [month(3), month(3), month(3)] })).toBe(false);
  });
});

describe('a difference', () => {
  test('is paired: the same rise everywhere has no margin', () => {
    expect(differenceOf([pair(100, 150), pair(900, 950)])).toMatchObject({ mean: 50, margin: 0, isClear: true });
  });

  test('whose interval contains 0 counts as no difference', () => {
    expect(differenceOf([pair(100, 200), pair(200, 100)]).isClear).toBe(false);
  });
});
