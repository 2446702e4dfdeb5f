import { expect, test } from 'vitest';
import { isPotShort, isTied, type Minutes } from '../../src/live/index.ts';
import { foldVectors } from './vectors.ts';

const [played] = foldVectors();
const minutesOf = (changes: Partial<Minutes>): Minutes => {
  if (played === undefined) throw new Error('the vectors have a month');
  return { ...played.minutes, globe: 9, drawn: [4], bids: [], winners: [], ...changes };
};
const bids = [
  { quota: 4, bid: 60 },
  { quota: 1, bid: 60 },
];

test('an envelope that stayed closed because its quota had just been drawn was not beaten', () => {
  const onlyDrawn = minutesOf({ bids: bids.slice(0, 1) });
  expect([isPotShort(onlyDrawn), isTied(onlyDrawn)]).toEqual([false, false]);
  expect(isTied(minutesOf({ bids, winners: [1] }))).toBe(false);
  expect(isTied(minutesOf({ bids, winners: [1], drawn: [7] }))).toBe(true);
});

test('the pot was short where a bid of a quota that still waited did not win', () => {
  expect(isPotShort(minutesOf({ bids }))).toBe(true);
  expect(isPotShort(minutesOf({ bids, winners: [1] }))).toBe(false);
  expect(isPotShort(minutesOf({ bids: bids.slice(0, 1), globe: 0, drawn: [] }))).toBe(true);
});
