import { fraction, levelPayment, monthlyRate, monthsToSave, percent } from '@consorcio/rules/figures';
import { describe, expect, test } from 'vitest';
import { type ConsortiumPlan, futuresOf, instalmentParts, PLANS, planOf, risenAfter } from './plan.ts';

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
});

describe('three futures of a car of R$ 60 000 in 60 months', () => {
  const { consortium, financing, saving } = futuresOf(CAR);

  test('consórcio: 1 200 a month, 72 000 in all, of which 12 000 are the cost', () => {
    expect(consortium.monthly).toBeCloseTo(1_200, 6);
    expect(consortium.total).toBeCloseTo(72_000, 6);
    expect(consortium.fee).toBeCloseTo(12_000, 6);
  });

  test('financing at the rate of the data file: what is paid beyond the price is interest', () => {
    const monthly = levelPayment(60_000, monthlyRate(fraction('vehicle-rate')), 60);
    expect(financing?.monthly).toBeCloseTo(monthly, 2);
    expect(financing?.total).toBeCloseTo(60 * (financing?.monthly ?? 0), 6);
    expect(financing?.interest).toBeCloseTo((financing?.total ?? 0) - 60_000, 6);
  });

  test('saving the instalment at the rate of the data file: own money and yield make the price', () => {
    expect(saving.months).toBe(monthsToSave(60_000, 1_200, fraction('saving-rate')));
    expect(saving.paidIn + saving.yields).toBeCloseTo(60_000, 6);
    expect(saving.yields).toBeGreaterThan(0);
  });
});

test('a house of R$ 300 000 in 200 months at the average fee of 18.35 percent: 1 805.25 and 361 050, or what is paid down and a loan of the rest', () => {
  const futures = HOUSE === undefined ? null : futuresOf(HOUSE);
  const down = 300_000 * fraction('house-down');
  const monthly = levelPayment(300_000 - down, monthlyRate(fraction('house-rate')), 200);
  expect(futures?.consortium.monthly).toBeCloseTo(1_805.25, 6);
  expect(futures?.consortium.total).toBeCloseTo(361_050, 4);
  expect(futures?.financing?.down).toBe(down);
  expect(futures?.financing?.monthly).toBeCloseTo(monthly, 2);
});

describe('if the price rises 5 % once a year', () => {
  const of = (dreamId: number) => {
    const plan = planOf(dreamId);
    return plan === undefined ? null : futuresOf(plan);
  };

  test('saving takes longer: trip 20 instead of 19 months, motorbike 52 of 44, house 175 of 113', () => {
    const months = PLANS.map(({ dreamId }) => [of(dreamId)?.saving.months, of(dreamId)?.saving.risingMonths]);
    expect(months).toEqual([
      [19, 20],
      [44, 52],
      [36, 41],
      [44, 52],
      [44, 52],
      [67, 84],
      [113, 175],
    ]);
  });

  test('the car’s 60 instalments end at R$ 1 950 and add up to R$ 106 402', () => {
    const rising = of(5)?.consortium.rising;
    expect([rising?.last, rising?.total].map((value) => Math.round(value ?? 0))).toEqual([1_950, 106_402]);
  });
});

test('a loan for a vehicle is never longer than 60 months; the car’s costs R$ 2 286 a month, R$ 137 136 in all', () => {
  for (const plan of PLANS)
    if (plan.financing === 'vehicle') expect(futuresOf(plan).financing?.months).toBeLessThanOrEqual(60);
  const car = planOf(5);
  const loan = car === undefined ? null : futuresOf(car).financing;
  expect(Math.round(loan?.monthly ?? 0)).toBe(2_286);
  expect(Math.round(loan?.total ?? 0)).toBe(137_136);
});

test('a plan has the average fee of new groups, and its loan the rate of the line that its market offers, or none', () => {
  for (const { adminPercent } of PLANS) expect(adminPercent).toBe(percent('admin-fee'));
  expect(PLANS.map((plan) => futuresOf(plan).financing?.source ?? null)).toEqual([
    null,
    'vehicle',
    null,
    null,
    'vehicle',
    'vehicle',
    'house',
  ]);
});

test('a loan that is not for a house lasts 60 months at most', () => {
  for (const plan of PLANS)
    if (plan.financing !== null)
      expect(futuresOf(plan).financing?.months).toBe(plan.financing === 'house' ? 200 : Math.min(60, plan.months));
});

describe('a bid made out of the letter', () => {
  const bid = futuresOf(CAR, 25).consortium;

  test('of 25 percent of R$ 60 000 leaves R$ 45 000 to buy with and pays the last 12 of 60 instalments of R$ 1 200', () => {
    expect(bid.received).toBe(45_000);
    expect(bid.instalments).toBe(48);
  });
  test('costs as much fee as before, of less that is bought: what is paid and what is bought fall by the bid', () => {
    expect(bid.total).toBeCloseTo(72_000 - 15_000, 6);
    expect(bid.fee).toBeCloseTo(12_000, 6);
  });
});

test('the sums of every plan and bid are to the real their terms times their number', () => {
  const whole = (reais: number): number => Math.round(reais);
  for (const plan of PLANS)
    for (const bid of [0, 5, 10, 15, 20, 25, 30]) {
      const { consortium: own, financing: loan, saving } = futuresOf(plan, bid);
      expect(whole(own.monthly * (own.instalments - 1) + own.last)).toBe(whole(own.total));
      expect(whole(saving.monthly * (saving.months - 1) + saving.last)).toBe(whole(saving.paidIn));
      if (loan !== null) expect(whole(loan.down + loan.monthly * loan.months)).toBe(whole(loan.total));
    }
});

test('letter and instalment rise together, once a year, from the thirteenth month on', () => {
  const plan = CAR;
  const [start, year, two] = [0, 12, 24].map((months) => risenAfter(plan, months));
  expect(risenAfter(plan, 11)).toEqual(start);
  expect(start?.credit).toBe(plan.credit);
  expect(year?.credit).toBeCloseTo(plan.credit * 1.05, 6);
  expect((two?.monthly ?? 0) / (start?.monthly ?? 1)).toBeCloseTo(1.05 ** 2, 6);
});
