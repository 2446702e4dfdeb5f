import { DREAMS } from '@consorcio/rules/catalogue';
import { RULEBOOK_VERSIONS } from '@consorcio/rules/vocabulary';
import { expect, test } from 'vitest';
import { potOf } from './pot.ts';

test('thirty quotas of 12 effort put 360 together: 300 are the common fund, which gives two letters of 60 a month', () => {
  const source = { rulebook: 3, dreamId: 4, isNewGamePlus: false };
  expect(potOf(source, 1)).toEqual({
    due: 12,
    payers: 30,
    common: 300,
    fee: 54,
    reserve: 6,
    letters: 2,
    letter: 60,
    left: 180,
    ofLeavers: 0,
    settled: null,
  });
});

test('where members leave, those who are left pay', () => {
  const source = { rulebook: 3, dreamId: 4, isNewGamePlus: false };
  expect(potOf(source, 2)).toMatchObject({ payers: 28, common: 280, letters: 2, left: 340 });
});

test('the parts add up in every rulebook, dream, month and mode', () => {
  for (const rulebook of RULEBOOK_VERSIONS)
    for (const { id: dreamId, cycles } of DREAMS)
      for (let cycle = 1; cycle <= cycles; cycle += 1)
        for (const isNewGamePlus of [false, true]) {
          const source = { rulebook, dreamId, isNewGamePlus };
          const { due, payers, common, fee, reserve, left } = potOf(source, cycle);
          expect(common + fee + reserve).toBe(payers * due);
          expect(reserve).toBeGreaterThan(0);
          expect(left).toBeGreaterThanOrEqual(0);
        }
});
