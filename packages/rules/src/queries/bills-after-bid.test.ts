import { describe, expect, test } from 'vitest';
import { owedAfter } from '../rulebook/instalment.ts';
import { termsOf } from '../rulebook/registry.ts';
import { scheduleOf } from '../rulebook/schedule.ts';
import { BID_USES, DREAM_IDS } from '../vocabulary.ts';
import { billsAfterBid } from './bills-after-bid.ts';
import { afterBid, mostOfFirstMonth } from './decisions.ts';

const at = (dreamId: number) => ({ rulebook: 3, dreamId, isNewGamePlus: false });
const before = { energy: 9, effort: 20 };
const missing = (dreamId: number, bid: number) =>
  billsAfterBid(at(dreamId), 1, before, bid).map((bill) => bill.missing);

describe('the two bills after a bid won in the first month, from 20 of effort and 9 of energy', () => {
  test('of the reform break one after the other while the bid rises', () => {
    expect([3, 6, 9, 12].map((bid) => missing(4, bid))).toEqual([[0, 0], [0, 1], [1], [4]]);
  });

  test('ask for the instalment with the use of the good, the first one for papers and delivery too', () => {
    const [first, second] = billsAfterBid(at(4), 1, before, 6);
    expect(first?.bill).toBe(afterBid(at(4), 1, 6).next + mostOfFirstMonth(at(4)));
    expect(second?.bill).toBe(12 + 1);
  });

  test('count what is left, less a rest of 2, and two works that pay 6 each', () => {
    const [first] = billsAfterBid(at(4), 1, before, 12);
    expect(first).toMatchObject({ bill: 20 - 12 - 2 + 2 * 6 + 4, missing: 4 });
  });

  test('are two also where a use of the bid leaves one, and none where it pays all', () => {
    expect([9, 18, 20].map((bid) => missing(1, bid))).toEqual([[0, 0], [], []]);
  });
});

test.each(DREAM_IDS)('no bill of dream %i is above what was said before the bid, by either use of it', (dreamId) => {
  const terms = termsOf(at(dreamId));
  for (let cycle = 1; cycle < terms.dream.cycles; cycle += 1)
    for (let bid = 0; bid <= owedAfter(terms, cycle); bid += 1) {
      const bills = billsAfterBid(at(dreamId), cycle, { energy: 9, effort: 1_000 }, bid);
      for (const use of BID_USES) {
        const { dues } = scheduleOf(terms, { cycle, bid }, use);
        expect(bills.length).toBeGreaterThanOrEqual(Math.min(2, dues.length));
        for (const [place, { bill, beside }] of bills.entries())
          expect(bill).toBeGreaterThanOrEqual((dues[place] ?? 0) + beside);
      }
    }
});
