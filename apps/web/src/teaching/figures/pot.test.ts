import { CURRENT_RULEBOOK } from '@consorcio/rules';
import { DREAMS } from '@consorcio/rules/catalogue';
import { expect, test } from 'vitest';
import { potOf } from './pot.ts';

test('thirty quotas of 12 effort put 360 together, of which 300 are the common fund', () => {
  expect(potOf({ dreamId: 4, isNewGamePlus: false, quotas: 30 }, 2)).toEqual({
    due: 12,
    common: 300,
    fee: 54,
    reserve: 6,
  });
});

test('the parts add up in every dream, month and mode', () => {
  for (const { id: dreamId, cycles, quotas } of DREAMS)
    for (let cycle = 1; cycle <= cycles; cycle += 1)
      for (const isNewGamePlus of [false, true]) {
        const source = { rulebook: CURRENT_RULEBOOK, dreamId, isNewGamePlus };
        const { due, common, fee, reserve } = potOf({ ...source, quotas }, cycle);
        expect(common + fee + reserve).toBe(quotas * due);
        expect(reserve).toBeGreaterThan(0);
      }
});
