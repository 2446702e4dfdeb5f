import { describe, expect, test } from 'vitest';
import {
  consortiumOf,
  firstTooMuch,
  instalmentIn,
  leavingIn,
  loanOf,
  type Purchase,
  priceOf,
  remarksOn,
  savingOf,
} from './pocket.ts';
import { usualRates } from './pocket-rates.ts';

/** LEARN's worked figures: R$ 60.000 in 60 months, R$ 1.500 a month. */
const CAR: Purchase = { price: 60_000, monthly: 1_500, owned: 0, ...usualRates('vehicle'), savingRate: 0.009 };
const cents = (value: number | undefined): number => Math.round((value ?? Number.NaN) * 100) / 100;

describe('the worked car', () => {
  test('has instalments from 1,203.50 to 1,462.86, 79,801.17 in all', () => {
    const { least, most, total } = consortiumOf(CAR, 30);
    expect([least, most, total].map(cents)).toEqual([1_203.5, 1_462.86, 79_801.17]);
  });
  test('has its letter bought in the month of the letter, at that month’s price', () => {
    expect(consortiumOf(CAR, 25)).toMatchObject({ arrives: 25, priceThen: 60_000 * 1.05 ** 2 });
  });
  test('costs 1,714.20 a month on credit, 102,851.95 in all, at once', () => {
    const loan = loanOf(CAR);
    expect([cents(loan?.most), cents(loan?.total), loan?.arrives]).toEqual([1_714.2, 102_851.95, 1]);
  });
  test('is saved for by month 39, when it costs 69,457.50, with 58,248 of own money', () => {
    const saving = savingOf(CAR);
    expect([saving?.arrives, cents(saving?.priceThen), Math.round(saving?.total ?? 0)]).toEqual([39, 69_457.5, 58_248]);
  });
  test('left in month 12 has cost 14,442, of which about 13,127 come back in month 60', () => {
    const { paid, back } = leavingIn(CAR, 12);
    expect([cents(paid), Math.round(back)]).toEqual([14_442, 13_127]);
  });
  test('ends with 1,762 a month and costs 88,170 when prices grow by 10 percent a year', () => {
    const { most, total } = consortiumOf({ ...CAR, growth: 0.1 }, 60);
    expect([Math.round(most), Math.round(total)]).toEqual([1_762, 88_170]);
  });
});

describe('the price', () => {
  test('takes a step once a year', () => {
    expect([1, 12, 13, 24, 25].map((month) => Math.round(priceOf(CAR, month)))).toEqual([
      60_000, 60_000, 63_000, 63_000, 66_150,
    ]);
  });
});

describe('what is owned', () => {
  test('is the bid of the letter’s month and takes whole instalments off the end', () => {
    const way = consortiumOf({ ...CAR, growth: 0, owned: 3_000 }, 10);
    expect(way.paid).toHaveLength(1 + 60 - 2);
    expect(cents(way.total)).toBe(cents(3_000 + 58 * 1_203.5));
    expect(cents((way.paid[10] ?? 0) - (way.paid[9] ?? 0))).toBe(cents(1_203.5 + 3_000));
  });
  test('buys nothing off when the letter comes with the last instalment', () => {
    expect(cents(consortiumOf({ ...CAR, owned: 3_000 }, 60).total)).toBe(79_801.17);
  });
  test('is the down payment of a loan, and the beginning of the savings', () => {
    const half = { ...CAR, owned: 30_000 };
    expect(cents(loanOf(half)?.most)).toBe(cents(1_714.2 / 2));
    expect(savingOf(half)?.arrives).toBeLessThan(39);
  });
  test('that is the whole price buys at once and costs no more than it', () => {
    const rich = { ...CAR, owned: 90_000 };
    expect(savingOf(rich)).toMatchObject({ arrives: 1, total: 60_000 });
    expect(loanOf(rich)).toMatchObject({ total: 60_000, most: 0 });
  });
});

describe('waiting', () => {
  test('costs its sum for each month before the good', () => {
    const rent = { ...CAR, waiting: 700 };
    expect([consortiumOf(rent, 30).waited, loanOf(rent)?.waited, savingOf(rent)?.waited]).toEqual([
      29 * 700,
      0,
      38 * 700,
    ]);
  });
});

describe('what is said', () => {
  test.each([
    ['a need within three months', { needed: 3 }, ['hurry']],
    ['a need before the end of the plan', { needed: 24 }, ['wait']],
    ['a need after the end of the plan', { needed: 60 }, []],
    ['a letter after the savings', { needed: 60, letter: 40 }, ['saving']],
    ['a letter before them', { needed: 60, letter: 38 }, ['consortium']],
    ['instalments that grow beyond what can be paid', { needed: 60, monthly: 1_300 }, ['instalment']],
    ['savings that never reach the price', { needed: 60, monthly: 5 }, ['never']],
  ])(
    '%s',
    (_, { needed, letter = 30, monthly = 1_500 }: { needed: number; letter?: number; monthly?: number }, said) => {
      const remarks = remarksOn({ ...CAR, monthly }, letter, needed);
      expect(remarks).toEqual(expect.arrayContaining(said));
      expect(remarks.includes('hurry')).toBe(needed <= 3);
      expect(remarks.includes('wait')).toBe(needed > 3 && needed < 60);
    },
  );
  test('a letter in the month of the savings is not said to come before them', () => {
    expect(remarksOn(CAR, 39, 60)).not.toContain('consortium');
  });
  test('nothing of a loan is said where no rate is known', () => {
    const unknown = { ...CAR, loanRate: null, monthly: 100 };
    expect(loanOf(unknown)).toBeNull();
    expect(remarksOn(unknown, 30, 60)).not.toContain('payment');
  });
  test('the first month that is too much is the year’s step that passes it', () => {
    expect(firstTooMuch({ ...CAR, monthly: 1_300 })).toBe(25);
    expect(instalmentIn(CAR, 24)).toBeLessThan(1_300);
    expect(firstTooMuch(CAR)).toBeNull();
  });
});
