import { describe, expect, test } from 'vitest';
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
    expect(billsAfterBid(at(4), 1, before, 6)[0]?.have).toBe(20 - 6 - 2 + 2 * 6);
  });

  test('are one where the bid pays the last instalment, and none where it pays all', () => {
    expect([9, 18, 20].map((bid) => missing(1, bid))).toEqual([[0], [], []]);
  });
});
