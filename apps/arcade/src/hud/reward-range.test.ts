import { expect, test } from 'vitest';
import { paidFor, paidRange, type RewardRange, vigorIn } from './reward-range.ts';

test('a place of a live group pays coins by the point, with the vigor that counts at work alone', () => {
  const work: RewardRange = { kind: 'coins', min: 2, max: 9, each: 10 };
  const leisure: RewardRange = { kind: 'energy', min: 4, max: 9 };
  expect([vigorIn(work, 85), vigorIn(leisure, 85)]).toEqual([85, null]);
  expect([paidRange(work, 100), paidRange(work, 15), paidRange(leisure, null)]).toEqual([
    { min: 20, max: 90 },
    { min: 20, max: 30 },
    { min: 4, max: 9 },
  ]);
  expect(paidFor(work, 5_000, 100)).toBe(60);
});
