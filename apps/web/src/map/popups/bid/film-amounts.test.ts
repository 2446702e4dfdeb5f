import { expect, test } from 'vitest';
import { BOARDS } from '../../../../fixtures/boards.ts';
import { type MapContext, startingContext } from '../../chart/map-context.ts';
import { filmAmounts } from './film-amounts.ts';

const START = startingContext({ ...BOARDS.bidOpen, shownCycle: 0 });
const OWN = START.current.campaign.quota;
const LOST: MapContext = { ...START, bid: { win: false, bid: 5, winningBid: 8, winnerQuota: 12, waiting: 20 } };
const WON: MapContext = { ...START, bid: { win: true, bid: 9, winningBid: 9, winnerQuota: OWN, waiting: 20 } };
const bids = [2, 6, 4, 6, 1].map((bid, i) => ({ quota: 20 + i, bid }));
const MINUTES: MapContext['minutes'] = {
  assembly: { cycle: 2, bids: [...bids, { quota: OWN, bid: 9 }], winnerQuota: OWN, drawnQuota: null },
  quotas: 30,
  waiting: 26,
};

test('the own letter of a lost bid is compared with the bid that won', () => {
  expect(filmAmounts(LOST, true)).toEqual({
    letter: { label: 'Seu lance', effort: 5, quota: OWN },
    around: [{ label: 'Cota 12', effort: 8, quota: 12 }],
  });
});
test('where another envelope is opened, the winner is in it and the own bid lies beside', () => {
  expect(filmAmounts(LOST, false)).toEqual({
    letter: { label: 'Cota 12', effort: 8, quota: 12 },
    around: [{ label: 'Seu lance', effort: 5, quota: OWN }],
  });
});
test('a bid that won is compared with the four highest others of the minutes', () => {
  const { letter, around } = filmAmounts({ ...WON, minutes: MINUTES }, true);
  expect(letter?.effort).toBe(9);
  expect(around.map(({ label, effort }) => [label, effort])).toEqual([
    ['Cota 21', 6],
    ['Cota 23', 6],
    ['Cota 22', 4],
    ['Cota 20', 2],
  ]);
});
test('unknown results are not shown: without minutes, and after a bid whose answer was lost', () => {
  expect(filmAmounts(WON, true).around).toEqual([]);
  expect(filmAmounts(WON, false).letter).toBeNull();
  const unanswered = { ...LOST, bid: { win: false, bid: 5, winningBid: null, winnerQuota: null, waiting: null } };
  expect(filmAmounts(unanswered, true).around).toEqual([]);
});
