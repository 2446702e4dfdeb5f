import { expect, test } from 'vitest';
import { drawFrom } from '../../src/index.ts';
import { closeAgain, type FoldedMonth, liveClientSeed, openLiveGroup, saleOf } from '../../src/live/index.ts';
import { foldVectors, vectors } from './vectors.ts';

/* What is left to a seat whose good was taken, by the worked group (LIVE 3.10). */

const draw = drawFrom({ serverSeed: vectors.seed, clientSeed: liveClientSeed(vectors.words) });
const months = foldVectors();
const opened = openLiveGroup(vectors, draw);

/** The worked group's third month, with quota 2 two instalments late after a bid that paid two of five; it pays nothing. */
function lateThirdMonth(): readonly FoldedMonth[] {
  const [first, second, third] = months;
  if (first === undefined || second === undefined || third === undefined) throw new Error('three months are needed');
  const late = { status: 'GOOD', paid: 360, bid: 240, fees: 0, costs: 0 } as const;
  const seats = second.group.seats.map((seat) => (seat.quota === 2 ? { ...seat, ...late } : seat));
  const group = { ...second.group, seats };
  const moves = new Map([...third.moves].map(([quota, move]) => [quota, { ...move, pays: false }]));
  return [first, { ...second, group }, closeAgain(group, { joined: [], moves }, draw)];
}

test('of a sale of 400 nothing is left where 330 of instalments, 12 of fees and 58 of costs take it all, in every later month too', () => {
  expect(saleOf(months.slice(0, 2), opened, 2)).toBeNull();
  for (const closed of [3, 4, 5])
    expect(saleOf(months.slice(0, closed), opened, 2)).toEqual({ price: 400, left: 0, open: 2 });
});

test('of a sale of 400 are left 112, once 240 of instalments, 8 of fees and 40 of costs are paid', () => {
  expect(saleOf(lateThirdMonth(), opened, 2)).toEqual({ price: 400, left: 112, open: 2 });
});

test('nothing was sold of a member who kept the good or was excluded', () => {
  for (const quota of [1, 3, 4, 5, 7]) expect(saleOf(months, opened, quota)).toBeNull();
});
