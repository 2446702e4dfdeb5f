import { describe, expect, test } from 'vitest';
import {
  type ConsortiumPlan,
  futuresOf,
  instalmentParts,
  levelPayment,
  monthlyRate,
  monthsToSave,
  PLANS,
  planOf,
  SAVING_RATE,
  splitByShares,
} from './plan.ts';

/** The worked car of the comparison: R$ 60 000 in 60 months. */
const CAR: ConsortiumPlan = {
  dreamId: 5,
  dream: 'Carro novo',
  credit: 60_000,
  months: 60,
  adminPercent: 18,
  reservePercent: 2,
  financing: 'vehicle',
};
const HOUSE = planOf(7);

describe('the instalment', () => {
  test('of the association’s example is 500 + 75 + 10 = R$ 585', () => {
    expect(instalmentParts({ credit: 30_000, months: 60, adminPercent: 15, reservePercent: 2 })).toEqual({
      common: 500,
      admin: 75,
      reserve: 10,
      total: 585,
    });
  });

  test('in effort opens into shares that add up to it', () => {
    const { common, admin, reserve } = splitByShares(12, CAR);
    expect([common, admin, reserve].map((part) => Number(part.toFixed(2)))).toEqual([10, 1.8, 0.2]);
    expect(common + admin + reserve).toBe(12);
  });
});

describe('three futures of a car of R$ 60 000 in 60 months', () => {
  const { consortium, financing, saving } = futuresOf(CAR);

  test('consórcio: 1 200 a month, 72 000 in all, of which 12 000 are the cost', () => {
    expect(consortium.monthly).toBeCloseTo(1_200, 6);
    expect(consortium.total).toBeCloseTo(72_000, 6);
    expect(consortium.fee).toBeCloseTo(12_000, 6);
  });

  test('financing at 26.4 % a year, 1.97 % a month: 1 714 a month, interest 42 852', () => {
    expect(monthlyRate(0.264) * 100).toBeCloseTo(1.97, 2);
    expect(financing?.monthly).toBeCloseTo(1_714, 0);
    expect(Math.round((financing?.total ?? 0) / 10)).toBe(Math.round(102_852 / 10));
    expect(Math.round((financing?.interest ?? 0) / 10)).toBe(Math.round(42_852 / 10));
  });

  test('saving 1 200 a month at 0.9 %: there in month 42, in month 50 without yield', () => {
    expect(saving.months).toBe(42);
    expect(saving.paidIn + saving.yields).toBeCloseTo(60_000, 6);
    expect(saving.yields).toBeGreaterThan(9_000);
    expect(60_000 / 1_200).toBe(50);
    expect(monthsToSave(60_000, 1_200, SAVING_RATE)).toBe(42);
  });
});

test('a house of R$ 300 000 in 200 months: 1 830 and 366 000, or 60 000 down and 2 683', () => {
  const futures = HOUSE === undefined ? null : futuresOf(HOUSE);
  expect(futures?.consortium.monthly).toBeCloseTo(1_830, 6);
  expect(futures?.consortium.total).toBeCloseTo(366_000, 4);
  expect(futures?.financing?.down).toBe(60_000);
  expect(Math.round(levelPayment(240_000, monthlyRate(0.12), 200))).toBe(2_683);
  expect(Math.round((futures?.financing?.total ?? 0) / 10)).toBe(Math.round((536_628 + 60_000) / 10));
});

test('financing is shown only where a sourced rate fits: motorbike, car and house', () => {
  expect(PLANS.filter((plan) => futuresOf(plan).financing !== null).map(({ dreamId }) => dreamId)).toEqual([2, 5, 7]);
  const dear = PLANS.filter(({ adminPercent }) => adminPercent !== 18);
  expect(dear.map(({ dreamId, adminPercent }) => [dreamId, adminPercent])).toEqual([[7, 20]]);
});
