import { expect, test } from 'vitest';
import { CARE, careOf } from './care.ts';

test.each([
  [0, 0],
  [45, 508],
  [250, 2825],
  [499, 5638],
  [500, 5650],
  [5_000, 6_100],
  [9_000, 6_500],
  [9_001, 6_503],
  [9_500, 8_250],
  [10_000, 10_000],
])('a score of %i counts %i basis points of what a room pays', (score, care) => {
  expect(careOf(CARE, score)).toBe(care);
});

test('a higher score never counts less, and stays within the range', () => {
  let before = 0;
  for (let score = 0; score <= 10_000; score += 1) {
    const care = careOf(CARE, score);
    expect(care).toBeGreaterThanOrEqual(before);
    expect(care).toBeLessThanOrEqual(10_000);
    before = care;
  }
});
