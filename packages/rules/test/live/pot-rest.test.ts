import { expect, test } from 'vitest';
import { booksOf, closeMonth, potRestOf, type Seat } from '../../src/live/index.ts';
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

test('where nobody is paid up at the end, what is left stays in the pot and in the books (LIVE 3.6)', () => {
  const before = foldVectors().at(-2)?.group;
  if (before === undefined) throw new Error('the vectors have months');
  const out = (seat: Seat): Seat => ({ ...seat, isHouse: false, status: 'REFUNDED' });
  const { group, minutes } = closeMonth(
    { ...before, seats: before.seats.map(out) },
    () => null,
    () => 0,
  );
  expect(minutes.shared).toBe(0);
  expect(group.pot).toBe(before.pot + before.reserve);
  expect(booksOf(group).difference).toBe(booksOf({ ...before, seats: before.seats.map(out) }).difference);
});
