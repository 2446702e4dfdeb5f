import { expect, test } from 'vitest';
import type { SeatView } from './month-draft.ts';
import { nextDueOf, noBidWhy, paydayOf, seatBefore } from './preview.ts';

const wallet = { cash: 200, energy: 6, card: 0, next: 0, paid: 240, bid: 0, fees: 0, costs: 0, open: 0 };
/** A seat of a group of four months in its third one, whose card pays 30. */
const viewOf = (changed: object = {}) =>
  ({
    group: { month: 3, months: 4 },
    seat: { quota: 1, status: 'WAITING', motive: 'WORK' },
    wallet: { ...wallet, ...changed },
    month: { card: 5, coins: 30, due: 120 },
  }) as unknown as SeatView;

test('a bid that wins pays the last instalments: of a group of four months, in its third, the next one is the last', () => {
  const view = viewOf();
  expect([0, 50, 120].map((bid) => nextDueOf(view, seatBefore(view), bid))).toEqual([120, 70, 0]);
  const early = { ...view, group: { ...view.group, month: 2 }, wallet: { ...view.wallet, paid: 120 } };
  expect(nextDueOf(early, seatBefore(early), 50)).toBe(120);
});

test('a payday shows the debt on the card before its interest of a quarter', () => {
  const { owed, card, cash } = paydayOf(viewOf({ cash: 0, card: 40 }), 'A');
  expect({ owed, card, cash }).toEqual({ owed: 40, card: -50, cash: 80 });
});

test('a cost that was put off and passes the coins goes on the card, and bears its interest at once', () => {
  /* 30 and 100 are there, 170 are due: 40 are borrowed, and 10 of interest stay owed with them. */
  const { owed, card, cash } = paydayOf(viewOf({ cash: 0, next: -170 }), 'A');
  expect({ owed, card, cash }).toEqual({ owed: 40, card: 0, cash: 0 });
});

test('a month without a bid says why: the letter is there, the seat is out, the last month, an open instalment, few coins', () => {
  const why = (changed: object, status = 'WAITING', month = 3, pays = true) => {
    const { group, ...view } = viewOf(changed);
    const told = { ...view, group: { ...group, month }, seat: { ...view.seat, status } } as SeatView;
    return noBidWhy(told, seatBefore(told), pays);
  };
  expect(why({}, 'GOOD')).toBe('LETTER');
  expect(why({}, 'REFUNDED')).toBe('OUT');
  expect(why({}, 'WAITING', 4)).toBe('LAST');
  expect(why({}, 'WAITING', 3, false)).toBe('LATE');
  expect(why({ cash: 125 })).toBe('FEW');
});
