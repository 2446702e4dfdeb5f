import { describe, expect, test } from 'vitest';
import { averageAt, averagesOfBoth, percentOf } from './averages.ts';

const form = (name: string, players: number, right: readonly number[]) => ({ form: name, players, right: [...right] });
const before = [form('A', 2, [2, 1, 0, 0, 0, 0, 0, 0]), form('B', 1, [1, 1, 1, 0, 0, 0, 0, 0])];

describe('the averages', () => {
  test('of a moment go over both forms and all who answered', () => {
    expect(averageAt(before)).toEqual({ players: 3, right: 2 });
    expect(averageAt([])).toEqual({ players: 0, right: 0 });
  });

  test('of those who answered both compare the same players', () => {
    const both = { players: 2, rightBefore: 7, rightAfter: 12 };
    expect(averagesOfBoth({ forms: [], before, after: [], both })).toEqual({
      before: { players: 2, right: 3.5 },
      after: { players: 2, right: 6 },
    });
  });

  test('are no percentage where nobody answered', () => {
    expect([percentOf(0, 0), percentOf(1, 3), percentOf(3, 3)]).toEqual([null, 33, 100]);
  });
});
