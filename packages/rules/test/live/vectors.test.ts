import { describe, expect, test } from 'vitest';
import {
  booksOf,
  commonOf,
  feeOf,
  lateAmount,
  liveClientSeed,
  liveTermsOf,
  newSeat,
  quotasOf,
  refundOf,
  reserveOf,
  termsOfGroup,
  wordsText,
  worthOfSeat,
} from '../../src/live/index.ts';
import { foldVectors, sealOfVectors, vectors } from './vectors.ts';

/* The worked group of LIVE 3.10: five people, ten quotas, five months. */

const months = foldVectors();
const people = vectors.people.length;
const terms = liveTermsOf(1, 5);

test('seal, words and key are those of the worked group', () => {
  expect(sealOfVectors()).toBe(vectors.seal);
  expect(wordsText(vectors.words)).toBe(vectors.said);
  expect(liveClientSeed(vectors.words)).toBe(vectors.clientSeed);
  expect(months[0]?.group.seats.slice(0, people).map(({ motive }) => motive)).toEqual(vectors.motives);
});

describe.each(vectors.closed.map((closed, i) => ({ month: i + 1, ...closed })))(
  'month $month',
  ({ month, ...closed }) => {
    test('has the minutes that were worked out', () => {
      expect(months[month - 1]?.minutes).toMatchObject(closed.minutes);
    });

    test('leaves every person where it was worked out', () => {
      expect(months[month - 1]?.group.seats.slice(0, people)).toMatchObject(closed.seats);
    });
  },
);

test('the worked group ends with its balances, and its books are at zero', () => {
  const { group } = months[months.length - 1] ?? {};
  expect(group).toMatchObject({ admin: vectors.end.admin, insurance: vectors.end.insurance, pot: 0, reserve: 0 });
  expect(group && booksOf(group).difference).toBe(0);
  expect(group?.seats.slice(0, people).map((seat) => worthOfSeat(seat, termsOfGroup(group)))).toEqual(
    vectors.end.worth,
  );
});

test('a bid of 150 splits into 125 common fund, 2 reserve and 23 fee', () => {
  expect([commonOf(terms, 150), reserveOf(terms, 150), feeOf(terms, 150)]).toEqual([125, 2, 23]);
});

test('a bid counts from the last instalment, so after three instalments and a bid of 145 it is 95 that is due in month 4', () => {
  expect(lateAmount({ paid: 3 * 120 + 145, bid: 145 }, 4, terms)).toBe(95);
});

test('who paid one instalment and is excluded gets 90 back', () => {
  const seat = newSeat(terms, { quota: 1, isHouse: false, motive: 'WORK' });
  expect(refundOf({ ...seat, paid: 120 }, terms)).toBe(90);
});

test.each([
  [4, 5, 8],
  [5, 31, 35],
  [4, 40, 44],
  [5, 40, 45],
  [6, 40, 42],
] as const)('a group of %i months and %i people has %i quotas', (length, count, quotas) => {
  expect(quotasOf(liveTermsOf(1, length), length, count, count)).toBe(quotas);
});

test('a group has a quota for the highest seat, though others were freed', () => {
  expect(quotasOf(terms, 5, 5, 23)).toBe(25);
});
