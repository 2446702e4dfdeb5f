import { monthCopy } from '@consorcio/copy/live-phone';
import { expect, test } from 'vitest';
import { type MonthDraft, NOTHING_CHOSEN, type SeatView } from './month-draft.ts';
import {
  billsAhead,
  boughtOf,
  instalmentOf,
  knownPurse,
  nextDueOf,
  noBidWhy,
  paydayOf,
  purseOf,
  seatBefore,
} from './preview.ts';

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

test('who buys is told what is left, by the letter’s yield that ends and the good’s that begins, and of an instalment beyond it', () => {
  const { group, seat, ...view } = viewOf({ cash: 0 });
  const told = (cash: number, motive: string) => {
    const letter = {
      ...view,
      group,
      seat: { ...seat, status: 'LETTER', motive },
      wallet: { ...wallet, cash },
    } as SeatView;
    const { cash: before } = paydayOf(letter, 'A');
    return [before, monthCopy.afterBuying(2, boughtOf(letter, 'A'))];
  };
  expect(told(135, 'WORK')).toEqual([270, 'Você fica com 225, sem os 5 da carta, já com os 40 da moto.']);
  expect(told(0, 'NO_HURRY')).toEqual([135, 'Você fica com 50, sem os 5 da carta. A parcela deste mês é 120.']);
});

test('a cost that was put off and passes the coins goes on the card, and bears its interest at once', () => {
  /* 30 and 100 are there, 170 are due: 40 are borrowed, and 10 of interest stay owed with them. */
  const { owed, card, cash } = paydayOf(viewOf({ cash: 0, next: -170 }), 'A');
  expect({ owed, card, cash }).toEqual({ owed: 40, card: 0, cash: 0 });
});

test('a month without a bid says why: the letter is there, the bid paid the rest, the seat is out, the last month, an open instalment, few coins', () => {
  const why = (changed: object, status = 'WAITING', month = 3, pays = true, due = 120) => {
    const { group, ...view } = viewOf(changed);
    const told = {
      ...view,
      group: { ...group, month },
      seat: { ...view.seat, status },
      month: { ...view.month, due },
    } as SeatView;
    return noBidWhy(told, seatBefore(told), pays);
  };
  expect(why({}, 'GOOD')).toBe('LETTER');
  expect(why({ bid: 240 }, 'GOOD', 3, true, 0)).toBe('PAID');
  expect(why({}, 'REFUNDED')).toBe('OUT');
  expect(why({}, 'WAITING', 4)).toBe('LAST');
  expect(why({}, 'WAITING', 3, false)).toBe('LATE');
  expect(why({ cash: 125 })).toBe('FEW');
});

const START = { cash: 200, energy: 6, card: 0, next: 0, paid: 0, bid: 0, fees: 0, costs: 0, open: 0 };
const sealed = { option: 'A', buys: false, place: 2, isPlayed: false, score: null, pace: 'EXTRA', pays: true, bid: 50 };
const viewWith = (move: object | null) =>
  ({
    group: { month: 1, months: 4, phase: 'PRIVATE' },
    seat: { quota: 1, status: 'WAITING', motive: 'WORK' },
    wallet: START,
    month: { card: 1, coins: 40, due: 120, mayBuy: false, move, run: null },
  }) as unknown as SeatView;
const cashOf = (move: object | null, chosen: Partial<MonthDraft> = {}) =>
  purseOf(viewWith(move), { ...NOTHING_CHOSEN, ...chosen }).cash;

test('the head follows the month: card with the first salary, place, pace, instalment', () => {
  expect(cashOf(null)).toBe(200);
  expect(cashOf(null, { option: 'A' })).toBe(340);
  const begun = { ...sealed, pace: null, pays: null, bid: null };
  expect(cashOf(begun)).toBe(400);
  expect(cashOf(begun, { pace: 'EXTRA' })).toBe(430);
  expect(cashOf(begun, { pace: 'EXTRA', pays: true })).toBe(310);
});

test('from the second month on the salary comes with the payday, not with the card', () => {
  const { group, ...rest } = viewWith(null);
  const view = { ...rest, group: { ...group, month: 2 } } as SeatView;
  const cashWith = (chosen: Partial<MonthDraft>) => purseOf(view, { ...NOTHING_CHOSEN, option: 'A', ...chosen }).cash;
  expect(cashWith({})).toBe(240);
  expect(cashWith({ isPaid: true })).toBe(340);
});

test('a sealed bid stays in the purse, and a changed one replaces it', () => {
  expect(cashOf(sealed)).toBe(310);
  expect(cashOf(sealed, { isChanging: true })).toBe(400);
});

test('an assembly shows the month’s balance with its last step', () => {
  const at = (step: string) =>
    knownPurse({ group: { phase: 'ASSEMBLY' }, wallet: START, assembly: { step, steps: ['CALL', 'RESULT'] } } as never);
  expect(at('CALL')).toBeNull();
  expect(at('RESULT')).toBe(START);
});

/** A seat of a group of four months in its third one. */
const viewDue = (changed: object, due: number) =>
  ({
    group: { month: 3, months: 4 },
    seat: { quota: 1, status: 'WAITING', motive: 'WORK' },
    wallet: { ...wallet, ...changed },
    month: { due },
  }) as unknown as Parameters<typeof instalmentOf>[0];

test('an instalment of 120 is 100 of common fund, 18 of fee and 2 of reserve', () => {
  const parts = { common: 100, fee: 18, reserve: 2 };
  expect(instalmentOf(viewDue({}, 120))).toEqual({ own: 120, ...parts, before: 0, total: 120 });
});

test('open instalments of earlier months, with their late fee, are shown apart from the month’s own', () => {
  const open = instalmentOf(viewDue({ paid: 120, fees: 4, open: 1 }, 240));
  expect(open).toMatchObject({ own: 120, common: 100, before: 120, total: 244 });
});

test('of an instalment that a bid has paid in part the parts are those of what is left', () => {
  /* 240 and a bid of 150 are paid of 480: 90 are left. */
  const rest = instalmentOf(viewDue({ paid: 390, bid: 150 }, 90));
  expect(rest).toMatchObject({ own: 90, before: 0, total: 90 });
  expect(rest.common + rest.fee + rest.reserve).toBe(90);
});

test('where only an earlier month is open, its parts are shown: nothing is due for the month itself', () => {
  /* 120 and a bid of 340 are paid of 480: the last 20 were due before. */
  const open = instalmentOf(viewDue({ paid: 460, bid: 340, fees: 4, costs: 40, open: 1 }, 20));
  expect(open).toEqual({ own: 0, common: 17, fee: 2, reserve: 1, before: 20, total: 64 });
});

const sealedMove = {
  option: 'A',
  buys: false,
  place: 2,
  isPlayed: false,
  score: null,
  pace: 'NORMAL',
  pays: true,
  bid: 0,
};
const sealedView = (changed: object = {}, month = 3) => {
  const view = viewOf();
  return {
    ...view,
    group: { ...view.group, month },
    month: { ...view.month, move: { ...sealedMove, ...changed } },
  } as unknown as SeatView;
};

test('the bills that are ahead add up to what is left: salary, what was put off, the card with its interest, the instalment', () => {
  const bills = billsAhead(sealedView({ option: 'B' }));
  if (bills === null) throw new Error('a sealed month has bills');
  const { left, ...parts } = bills;
  expect(parts).toEqual({ salary: 100, good: 0, later: 38, card: -0, instalment: -120, leftIfWon: null });
  const cash = purseOf(sealedView({ option: 'B' }), NOTHING_CHOSEN).cash;
  expect(left).toBe(cash + 100 + 38 - 120);
});

test('who has sealed a bid is told what is left if it wins: the bid less, what the letter brings more, what it has paid of the next instalment not again', () => {
  const gains = (month: number) => {
    const { left, leftIfWon } = billsAhead(sealedView({ bid: 50 }, month)) ?? {};
    return (leftIfWon ?? 0) - (left ?? 0);
  };
  /* The bid pays from the end: in month 3 of 4 a part of the instalment that is next. */
  expect([gains(2), gains(3)]).toEqual([5 - 50, 5]);
});

test('who does not pay is told of both instalments, and after the last month no bill is ahead', () => {
  expect(billsAhead(sealedView({ pays: false }))?.instalment).toBe(-240);
  expect(billsAhead(sealedView({}, 4))).toBeNull();
  expect(billsAhead(sealedView({ pace: null }))).toBeNull();
});
