import { must } from '@consorcio/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawFrom } from '../../src/index.ts';
import {
  afterCard,
  afterPayday,
  afterPlace,
  atPayday,
  atPayment,
  type BillsAhead,
  bidLimitOf,
  billsAhead,
  boughtOf,
  chosenOf,
  coinsOf,
  dueIn,
  type FoldedMonth,
  instalmentOf,
  isMember,
  type LiveGroup,
  type LiveTerms,
  mayBuy,
  nextDueOf,
  noBidWhy,
  openLiveGroup,
  paydayOf,
  privateMonth,
  purseOf,
  type Seat,
  type SeatDraft,
  type ShownSeat,
  seatBefore,
  seatedLate,
  seatOf,
  termsOfGroup,
} from '../../src/live/index.ts';
import { SECOND_LIVE, serveSecondLiveRulebook } from '../support/second-live-rulebook.ts';
import { foldRandom, randomGroups } from './random-groups.ts';

serveSecondLiveRulebook();

type Draft = Parameters<typeof purseOf>[1];
const NOTHING_CHOSEN: Draft = { option: null, isPaid: false, buys: false, pace: null, pays: null, isChanging: false };

const wallet = { cash: 200, energy: 6, card: 0, next: 0, paid: 240, bid: 0, fees: 0, costs: 0, open: 0 };
/** A seat of a group of four months in its third one, whose card pays 30. */
const viewOf = (changed: object = {}) =>
  ({
    group: { month: 3, months: 4 },
    seat: { quota: 1, status: 'WAITING', motive: 'WORK' },
    wallet: { ...wallet, ...changed },
    month: { card: 5, coins: 30, due: 120 },
  }) as unknown as ShownSeat;

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
    } as ShownSeat;
    const { cash: before } = paydayOf(letter, 'A');
    return [before, boughtOf(letter, 'A')];
  };
  expect(told(135, 'WORK')).toEqual([270, { coins: 225, card: 0, letter: 5, brings: 40, instalment: 120 }]);
  expect(told(0, 'NO_HURRY')).toEqual([135, { coins: 50, card: 0, letter: 5, brings: 0, instalment: 120 }]);
});

test('a cost that was put off and passes the coins goes on the card, and bears its interest at once', () => {
  /* 30 and 100 are there, 170 are due: 40 are borrowed, and 10 of interest stay owed with them. */
  const { owed, card, cash } = paydayOf(viewOf({ cash: 0, next: -170 }), 'A');
  expect({ owed, card, cash }).toEqual({ owed: 40, card: 0, cash: 0 });
});

test('a month without a bid says why: the letter is there, the bid paid the rest, the seat is out, the last month, an open instalment, few coins', () => {
  const why = (changed: object, status = 'WAITING', month = 3, pays = true) => {
    const { group, ...view } = viewOf(changed);
    const told = {
      ...view,
      group: { ...group, month },
      seat: { ...view.seat, status },
    } as ShownSeat;
    return noBidWhy(told, seatBefore(told), pays);
  };
  expect(why({}, 'GOOD')).toBe('LETTER');
  expect(why({ paid: 480, bid: 240 }, 'GOOD')).toBe('PAID');
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
  }) as unknown as ShownSeat;
const cashOf = (move: object | null, chosen: Partial<Draft> = {}) =>
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
  const view = { ...rest, group: { ...group, month: 2 } } as ShownSeat;
  const cashWith = (chosen: Partial<Draft>) => purseOf(view, { ...NOTHING_CHOSEN, option: 'A', ...chosen }).cash;
  expect(cashWith({})).toBe(240);
  expect(cashWith({ isPaid: true })).toBe(340);
});

test('a sealed bid stays in the purse, and a changed one replaces it', () => {
  expect(cashOf(sealed)).toBe(310);
  expect(cashOf(sealed, { isChanging: true })).toBe(400);
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
  } as unknown as ShownSeat;
};

const billsOf = (view: ShownSeat): BillsAhead => must(billsAhead(view), 'bills of a sealed month');

test('the bills that are ahead add up to what is left: coins, salary, what was put off, the card with its interest, the instalment', () => {
  const view = sealedView({ option: 'B' });
  const { cash } = purseOf(view, NOTHING_CHOSEN);
  expect(billsOf(view)).toEqual({
    have: cash,
    salary: 100,
    good: 0,
    later: 38,
    card: -0,
    instalment: -120,
    late: -0,
    left: cash + 100 + 38 - 120,
    status: 'WAITING',
    won: null,
  });
});

test('who has sealed a bid is told what is left if it wins: the bid less, what the letter brings more, what it has paid of the next instalment not again', () => {
  const gains = (month: number) => {
    const { left, won } = billsOf(sealedView({ bid: 50 }, month));
    return (won?.left ?? 0) - left;
  };
  /* The bid pays from the end: in month 3 of 4 a part of the instalment that is next. */
  expect([gains(2), gains(3)]).toEqual([5 - 50, 5]);
});

test('who does not pay is told of both instalments with the late fee, and after the last month no bill is ahead', () => {
  expect(billsOf(sealedView({ pays: false }))).toMatchObject({ instalment: -240, late: -4 });
  expect(billsAhead(sealedView({}, 4))).toBeNull();
  expect(billsAhead(sealedView({ pace: null }))).toBeNull();
});

/* What a page shows, against what the group then does. */

/** What a page has of a quota before a month that is closed with this move. The server seals no bid that may not be made. */
const shownOf = (before: LiveGroup, { group, minutes, moves, limits }: FoldedMonth, quota: number): ShownSeat => {
  const terms = termsOfGroup(before);
  const { score, ...move } = must(moves.get(quota), 'move of a person');
  const seat = seatOf(before, quota);
  const most = Math.min(move.bid, limits[quota - 1] ?? 0);
  const bid = most < terms.leastBid ? 0 : most;
  return {
    group: { rulebook: before.rulebook, months: before.months, month: group.month },
    seat,
    wallet: seat,
    month: { coins: coinsOf(minutes.offset, quota, terms), move: { ...move, bid, isPlayed: true, score } },
  };
};

interface Looked {
  readonly view: ShownSeat;
  readonly closed: FoldedMonth;
  readonly after: Seat;
  readonly terms: LiveTerms;
}

/** Looks at every person's every month of many groups, of both rulebooks in turn. */
function everySeat(look: (looked: Looked) => void): void {
  let played = 0;
  const each = fc.property(randomGroups, (random) => {
    played += 1;
    const group = { ...random, opening: { ...random.opening, rulebook: played % 2 === 0 ? SECOND_LIVE : 1 } } as const;
    let before = openLiveGroup(group.opening, drawFrom(group.seeds));
    for (const closed of foldRandom(group)) {
      before = seatedLate(before, closed.joined);
      for (const quota of closed.moves.keys())
        look({
          view: shownOf(before, closed, quota),
          closed,
          after: seatOf(closed.group, quota),
          terms: termsOfGroup(before),
        });
      before = closed.group;
    }
  });
  fc.assert(each, { numRuns: 60 });
}

describe('in every state of a group, by its own rulebook,', () => {
  test('the purse of a sealed month is what the private month leaves', () => {
    everySeat(({ view, closed, terms }) => {
      const { quota } = view.seat;
      const seat = seatBefore(view);
      privateMonth(seat, closed.moves.get(quota) ?? null, view.group.month, view.month?.coins ?? 0, terms);
      const outside = isMember(seat) ? 0 : Math.min(terms.outside, purseOf(view, NOTHING_CHOSEN).cash);
      const { cash, energy, card } = purseOf(view, NOTHING_CHOSEN);
      expect([cash - outside, energy, card]).toEqual([seat.cash, seat.energy, seat.card]);
    });
  });

  test('the highest bid is the one that the assembly takes, and none below the least', () => {
    everySeat(({ view, closed, terms }) => {
      const move = must(closed.moves.get(view.seat.quota), 'move');
      const { limit } = bidLimitOf(view, afterPlace(view, move, move.pace), move.pays);
      const taken = closed.limits[view.seat.quota - 1] ?? 0;
      expect(limit).toBe(taken < terms.leastBid ? 0 : taken);
    });
  });

  test('lines of a payday add up to the coins and the card that it leaves', () => {
    everySeat(({ view, terms }) => {
      const { option } = chosenOf(view);
      const before = afterCard(view, option).seat;
      const { salary, good, letter, putOff, card, owed, cash, isAsked } = paydayOf(view, option);
      const after = afterPayday(view, option, false);
      const lacking = Math.max(0, -(before.cash + salary + good + letter + putOff));
      expect(before.cash + salary + good + letter + putOff + lacking + card).toBe(cash);
      expect([owed, cash, isAsked]).toEqual([
        before.card + lacking,
        after.cash,
        mayBuy(before, view.group.month, terms),
      ]);
      expect(after.card).toBe(owed + Math.ceil((owed * terms.cardPercent) / 100) + card);
    });
  });

  test('an instalment is asked whole: open ones, late fees and costs are in it, and its parts add up', () => {
    everySeat(({ view, terms }) => {
      const seat = seatBefore(view);
      const { own, before, total, common, fee, reserve } = instalmentOf(view);
      const paying: SeatDraft = { ...seat, cash: total };
      atPayment(paying, view.group.month, terms);
      expect([paying.cash, dueIn(paying, view.group.month, terms)]).toEqual([isMember(seat) ? 0 : total, 0]);
      expect(own + before).toBe(dueIn(seat, view.group.month, terms));
      if (own > 0) expect(common + fee + reserve).toBe(own);
    });
  });

  test('the next bills are those that the next month takes after the assembly, be the bid won or not', () => {
    let isSeen = { late: false, out: false, won: false, good: false };
    everySeat(({ view, closed, after, terms }) => {
      const bills = billsAhead(view);
      const { month, months } = view.group;
      expect(bills === null).toBe(month === months);
      if (bills === null) return;
      const { drawn, winners, refunds } = closed.minutes;
      const { quota } = view.seat;
      if (drawn.includes(quota) || refunds.some((refund) => refund.quota === quota)) return;
      const told = winners.includes(quota) ? bills.won : bills;
      const next: SeatDraft = { ...after };
      const { good, letter, interest } = atPayday(next, month + 1, false, terms);
      const asked = isMember(after) ? dueIn(after, month + 1, terms) + after.fees + after.costs : terms.outside;
      expect(told).toMatchObject({
        have: after.cash,
        good: good + letter,
        later: after.next,
        card: -(after.card + interest),
      });
      expect(told?.left).toBe(next.cash - next.card - asked);
      const { left, have, salary, late, instalment, later, card } = must(told, 'bills');
      expect(have + salary + good + letter + later + card + instalment + late).toBe(left);
      isSeen = {
        late: isSeen.late || after.fees > 0,
        out: isSeen.out || !isMember(bills),
        won: isSeen.won || winners.includes(quota),
        good: isSeen.good || good > 0,
      };
    });
    expect(isSeen).toEqual({ late: true, out: true, won: true, good: true });
  });
});
