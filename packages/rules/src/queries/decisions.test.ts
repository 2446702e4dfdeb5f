import { describe, expect, test } from 'vitest';
import { CURRENT_RULEBOOK, termsOf } from '../rulebook/registry.ts';
import {
  afterBid,
  drawnInHundred,
  endsIfMissed,
  fundAfterPayment,
  instalmentShares,
  isLastFreeStage,
  lateInstalmentAt,
  letterOf,
  mostOfFirstMonth,
  nextRaffle,
  nextRaffleSize,
  paidSoFar,
  planFees,
  worstLoss,
} from './decisions.ts';

const at = (dreamId: number, isNewGamePlus = false) => ({ rulebook: 3, dreamId, isNewGamePlus });
const reform = at(4);
const rounded = (parts: object) =>
  Object.fromEntries(Object.entries(parts).map(([part, value]) => [part, Number(Number(value).toFixed(6))]));

describe('an instalment of 12', () => {
  test('is 10 of common fund, 1.8 of fee and 0.2 of reserve', () => {
    expect(rounded(instalmentShares(reform, 1, false))).toEqual({ common: 10, admin: 1.8, reserve: 0.2, late: 0 });
  });
  test('costs 1 more when it is late, a slice of its own', () => {
    expect(rounded(instalmentShares(reform, 1, true))).toEqual({ common: 10, admin: 1.8, reserve: 0.2, late: 1 });
    expect(lateInstalmentAt(reform, 1)).toBe(13);
  });
});

describe('the percentages of a plan', () => {
  test('of the beach are 25.7 and 2.9 of the letter: three fees of 1.8 and three reserves of 0.2 of a letter of 21', () => {
    expect(rounded(planFees(at(1)))).toEqual({ adminPercent: 25.714286, reservePercent: 2.857143 });
  });
  test.each([1, 2, 3, 4, 5, 6, 7])('of dream %i, with the letter, make up all of its instalments', (dreamId) => {
    for (const isNewGamePlus of [false, true]) {
      const source = { rulebook: CURRENT_RULEBOOK, dreamId, isNewGamePlus };
      const { cycles } = termsOf(source).dream;
      const total = Array.from({ length: cycles }, (_, i) => instalmentShares(source, i + 1, false)).reduce(
        (sum, { common, admin, reserve }) => sum + common + admin + reserve,
        0,
      );
      const { adminPercent, reservePercent } = planFees(source);
      expect((letterOf(source) * (100 + adminPercent + reservePercent)) / 100).toBeCloseTo(total, 8);
    }
  });
});

describe('the common fund', () => {
  test('of 30 quotas holds 300 before the first assembly, and a letter is worth 60', () => {
    expect(fundAfterPayment(reform, 1)).toEqual({ fund: 300, letter: 60 });
  });
  test('gives two letters in every assembly', () => {
    expect(fundAfterPayment(reform, 2).fund).toBe(460);
    expect(fundAfterPayment(reform, 5).fund).toBe(760);
  });
});

describe('a bid', () => {
  test('leaves the next instalment, a part of it, or nothing and change', () => {
    const beach = { dreamId: 1, isNewGamePlus: false, rulebook: 3 } as const;
    expect([0, 9, 13, 18, 20].map((bid) => afterBid(beach, 1, bid))).toEqual([
      { next: 9, change: 0, paysAll: false },
      { next: 9, change: 0, paysAll: false },
      { next: 5, change: 0, paysAll: false },
      { next: 0, change: 0, paysAll: true },
      { next: 0, change: 2, paysAll: true },
    ]);
  });
  test('leaves room for the deck’s largest loss: 3, in New Game Plus 6', () => {
    expect([worstLoss(reform), worstLoss(at(4, true))]).toEqual([3, 6]);
  });

  test('a bid that wins is followed by use, papers and delivery where the contract goes on after the letter', () => {
    expect([1, 7].map((dreamId) => mostOfFirstMonth(at(dreamId)))).toEqual([10, 11]);
  });
});

describe('the raffle', () => {
  test('takes 17 to 29 of 100 quotas that only wait before the end', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((dreamId) => drawnInHundred(at(dreamId)))).toEqual([17, 22, 24, 26, 27, 28, 29]);
  });
  test('gets smaller by the two awarded and those who leave, and the last cycle has none', () => {
    expect([1, 4, 5].map((cycle) => nextRaffleSize(reform, cycle))).toEqual([25, 10, null]);
  });
});

test('the raffle after a month is told with who leaves until then and its balls', () => {
  expect([1, 2, 5].map((cycle) => nextRaffle(reform, cycle))).toEqual([
    { leaving: 2, size: 25 },
    { leaving: 3, size: 20 },
    null,
  ]);
});

test('the third free stage is the last before an instalment, and the one of a recovery', () => {
  expect([1, 2, 3, 4].map((position) => isLastFreeStage(reform, position, false))).toEqual([false, false, true, false]);
  expect(isLastFreeStage(reform, 4, true)).toBe(true);
});

test('a missed instalment costs the quota in a recovery, and after two of them', () => {
  expect([0, 1, 2].map((recoveries) => endsIfMissed(reform, recoveries, false))).toEqual([false, false, true]);
  expect(endsIfMissed(reform, 1, true)).toBe(true);
});

test('who leaves after two instalments, one of them late, has paid 25, of which 20 are in the common fund', () => {
  expect(rounded(paidSoFar(reform, 2, [2]))).toEqual({ paid: 25, common: 20 });
  expect(paidSoFar(reform, 0, [])).toEqual({ paid: 0, common: 0 });
});
