import { expect, test } from 'vitest';
import { instalmentOf } from './instalment.ts';

const wallet = { cash: 200, energy: 6, card: 0, next: 0, paid: 240, bid: 0, fees: 0, costs: 0, open: 0 };
/** A seat of a group of four months in its third one. */
const viewOf = (changed: object, due: number) =>
  ({
    group: { month: 3, months: 4 },
    seat: { quota: 1, status: 'WAITING', motive: 'WORK' },
    wallet: { ...wallet, ...changed },
    month: { due },
  }) as unknown as Parameters<typeof instalmentOf>[0];

test('an instalment of 120 is 100 of common fund, 18 of fee and 2 of reserve', () => {
  const parts = { common: 100, fee: 18, reserve: 2 };
  expect(instalmentOf(viewOf({}, 120))).toEqual({ own: 120, ...parts, before: 0, total: 120 });
});

test('open instalments of earlier months, with their late fee, are shown apart from the month’s own', () => {
  const open = instalmentOf(viewOf({ paid: 120, fees: 4, open: 1 }, 240));
  expect(open).toMatchObject({ own: 120, common: 100, before: 120, total: 244 });
});

test('of an instalment that a bid has paid in part the parts are those of what is left', () => {
  /* 240 and a bid of 150 are paid of 480: 90 are left. */
  const rest = instalmentOf(viewOf({ paid: 390, bid: 150 }, 90));
  expect(rest).toMatchObject({ own: 90, before: 0, total: 90 });
  expect(rest.common + rest.fee + rest.reserve).toBe(90);
});

test('where only an earlier month is open, its parts are shown: nothing is due for the month itself', () => {
  /* 120 and a bid of 340 are paid of 480: the last 20 were due before. */
  const open = instalmentOf(viewOf({ paid: 460, bid: 340, fees: 4, costs: 40, open: 1 }, 20));
  expect(open).toEqual({ own: 0, common: 17, fee: 2, reserve: 1, before: 20, total: 64 });
});
