import { expect, test } from 'vitest';
import { potRestOf } from '../../src/live/index.ts';
import { foldVectors } from './vectors.ts';

test('a pot adds up: what a sold good brings, what an excluded quota gets back, what the reserve brings at the end (LIVE 3.10)', () => {
  const nothing = { returned: 0, refunded: 0, reserve: 0, insurance: 0 };
  expect(foldVectors().map(({ minutes, group }) => potRestOf(minutes, group))).toEqual([
    nothing,
    nothing,
    // Quota 2's good is sold: 340 of instalments are 284 of common fund, 12 of late fees leave 6 to the pot.
    { ...nothing, returned: 290 },
    { ...nothing, refunded: 90 },
    // 1,018 less two letters are 18; with the reserve fund 110 are shared.
    { ...nothing, reserve: 92 },
  ]);
});

test('what the guarantee insurance pays at the end is counted as insurance, not as something that came back (LIVE 3.6)', () => {
  const last = foldVectors().at(-1);
  if (last === undefined) throw new Error('the vectors have months');
  const { minutes, group } = last;
  const insured = potRestOf({ ...minutes, shared: minutes.shared + 7 }, { ...group, insurance: 7 });
  expect(insured).toEqual({ returned: 0, refunded: 0, reserve: 92, insurance: 7 });
});
