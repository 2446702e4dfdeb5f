import { expect, test } from 'vitest';
import { instalmentAt } from './index.ts';
import { usualBid } from './usual-bid.ts';

const at = (dreamId: number, isNewGamePlus = false) => ({ rulebook: 3, dreamId, isNewGamePlus });

test('half of the groups of the reform see no bid above 6, and nine of ten none above 12, in the first months', () => {
  expect([1, 2, 3].map((cycle) => usualBid(at(4), cycle))).toEqual([
    { half: 6, nineOfTen: 12 },
    { half: 6, nineOfTen: 12 },
    { half: 5, nineOfTen: 9 },
  ]);
});

test('what usually wins is never more than is still owed, and more in New Game Plus', () => {
  const owed = instalmentAt(at(1, true), 3);
  expect(usualBid(at(1, true), 2)).toEqual({ half: owed, nineOfTen: owed });
  expect(usualBid(at(4, true), 1).half).toBeGreaterThan(usualBid(at(4), 1).nineOfTen);
});
