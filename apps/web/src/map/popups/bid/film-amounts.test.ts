import { expect, test } from 'vitest';
import { BOARDS } from '../../../../test/fixtures/boards.ts';
import { type MapContext, startingContext } from '../../chart/map-context.ts';
import { ENVELOPES, filmAmounts, OPENS } from './film-amounts.ts';

const START = startingContext({ ...BOARDS.bidOpen, shownCycle: 0 });
const { quota: OWN } = START.current.campaign;
const called = (quota: number): string => `Cota ${quota}`;
const LOST: MapContext = { ...START, bid: { win: false, bid: 5, winningBid: 8, winnerQuota: 12, waiting: 20 } };
const WON: MapContext = { ...START, bid: { win: true, bid: 9, winningBid: 9, winnerQuota: OWN, waiting: 20 } };
const bids = [2, 6, 4, 6, 1].map((bid, i) => ({ quota: 20 + i, bid }));
const MINUTES: MapContext['minutes'] = {
  assembly: { cycle: 2, bids: [...bids, { quota: OWN, bid: 9 }], winnerQuota: OWN, drawnQuota: null },
  quotas: 30,
  waiting: 26,
};

test('the own letter of a lost bid is compared with the bid that won', () => {
  expect(filmAmounts(LOST, true, called)).toEqual({
    letter: { label: 'Seu lance', effort: 5, quota: OWN },
    around: [{ label: 'Cota 12', effort: 8, quota: 12 }],
  });
});
test('where another envelope is opened, the winner is in it and the own bid lies beside', () => {
  expect(filmAmounts(LOST, false, called)).toEqual({
    letter: { label: 'Cota 12', effort: 8, quota: 12 },
    around: [{ label: 'Seu lance', effort: 5, quota: OWN }],
  });
});
test('every bid of the minutes is opened for a lost bid too, the winner first among equals', () => {
  const assembly = {
    cycle: 2,
    bids: [
      { quota: 3, bid: 8 },
      { quota: OWN, bid: 5 },
      { quota: 12, bid: 8 },
    ],
    winnerQuota: 12,
    drawnQuota: null,
  };
  const { around } = filmAmounts({ ...LOST, minutes: { assembly, quotas: 30, waiting: 20 } }, true, called);
  expect(around.map(({ quota, effort }) => [quota, effort])).toEqual([
    [12, 8],
    [3, 8],
  ]);
});
test('a bid that won is compared with the four highest others of the minutes', () => {
  const { letter, around } = filmAmounts({ ...WON, minutes: MINUTES }, true, called);
  expect(letter?.effort).toBe(9);
  expect(around.map(({ label, effort }) => [label, effort])).toEqual([
    ['Cota 21', 6],
    ['Cota 23', 6],
    ['Cota 22', 4],
    ['Cota 20', 2],
  ]);
});
test('the own envelope is told last, and those of others one after the other', () => {
  const others = Array.from({ length: ENVELOPES }, (_, place) => OPENS.other(place));
  expect([...others, OPENS.letter, OPENS.own]).toEqual([...others, OPENS.letter, OPENS.own].sort((a, b) => a - b));
  expect(new Set(others).size).toBe(ENVELOPES);
});
test('unknown results are not shown: without minutes, and after a bid whose answer was lost', () => {
  expect(filmAmounts(WON, true, called).around).toEqual([]);
  expect(filmAmounts(WON, false, called).letter).toBeNull();
  const unanswered = { ...LOST, bid: { win: false, bid: 5, winningBid: null, winnerQuota: null, waiting: null } };
  expect(filmAmounts(unanswered, true, called).around).toEqual([]);
});
