import { expect, test } from 'vitest';
import { BOARDS } from '../../../../test/fixtures/boards.ts';
import { firstBill } from './first-bill.ts';

const values = (chips: ReturnType<typeof firstBill>) => chips.map(({ value }) => value);
const { current } = BOARDS.wonByBid;
const won = (bid: number) => ({ win: true, bid, winningBid: bid, winnerQuota: current.campaign.quota, waiting: 26 });

test('after a letter stands what is left, and the next instalment with use, papers and delivery', () => {
  expect(values(firstBill({ bid: won(9), current }))).toEqual(['014', 'até 22']);
  expect(values(firstBill({ bid: null, current: BOARDS.wonByRaffle.current }))).toEqual(['014', 'até 22']);
});

test('a bill is named only where one is known to come', () => {
  expect(values(firstBill({ bid: won(48), current }))).toEqual(['014']);
  expect(values(firstBill({ bid: null, current }))).toEqual(['014']);
  expect(values(firstBill({ bid: null, current: BOARDS.wonByPaying.current }))).toEqual(['014']);
});
