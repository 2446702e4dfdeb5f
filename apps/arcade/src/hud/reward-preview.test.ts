import { expect, test } from 'vitest';
import { rewardOf, starsOf } from './reward-preview.ts';

test.each([
  ['room 2 at 6000 with disposition', { min: 1, max: 10 }, 6000, 100, 6],
  ['room 3 at 10000 without strength', { min: 1, max: 14 }, 10_000, 15, 3],
  ['nothing at all', { min: 1, max: 10 }, 0, 100, 1],
])('%s', (_name, range, scoreBp, vigor, pays) => {
  expect(rewardOf({ kind: 'effort', ...range }, scoreBp, vigor)).toBe(pays);
});

test('stars are reached at 3000, 6000 and 8500 basis points', () => {
  expect([2999, 3000, 5999, 6000, 8499, 8500, 10_000].map(starsOf)).toEqual([0, 1, 1, 2, 2, 3, 3]);
});
