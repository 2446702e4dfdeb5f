import { expect, test } from 'vitest';
import { statementEntry } from '../../../fixtures/statement-entry.ts';
import { emptiedReserve } from './emptied-reserve.ts';

const month = (month: number, paid: boolean) => ({ month, paid, works: 2 as const, eventId: 1, option: null });
const won = (effort: number) => [
  statementEntry({ kind: 'INSTALMENT', cycle: 3, amount: 12 }),
  statementEntry({ kind: 'BID_WON', cycle: 3, amount: 30, effort: -30, balance: { energy: 1, effort } }),
  statementEntry({ kind: 'LATE_INSTALMENT', cycle: 5, amount: 8 }),
];
const MISSED = [month(4, true), month(5, false), month(6, false)];

test('a bid that left less than an instalment is told beside the first bill that was missed', () => {
  expect(emptiedReserve(won(2), MISSED)).toEqual({ bid: 30, left: 2, month: 5 });
});
test('a bid that kept an instalment is not blamed for a bill that was missed', () => {
  expect(emptiedReserve(won(12), MISSED)).toBeNull();
});
test('where every bill was paid, or a raffle gave the letter, no bid is blamed', () => {
  expect(emptiedReserve(won(0), [month(4, true)])).toBeNull();
  expect(emptiedReserve([statementEntry({ kind: 'INSTALMENT', amount: 12 })], MISSED)).toBeNull();
});
