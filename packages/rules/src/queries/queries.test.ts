import { describe, expect, test } from 'vitest';
import {
  badgeProgress,
  bidLimits,
  cappedEntryCosts,
  clampBid,
  leavesNoReserve,
  raffleSize,
  remainingCycles,
  stagePosition,
  stagesPerCycle,
} from './index.ts';

test('the bid chooser steps by one between nothing and all the effort', () => {
  expect(bidLimits(17)).toEqual({ min: 0, max: 17, step: 1 });
  expect([-1, 0, 17, 18].map((bid) => clampBid(bid, 17))).toEqual([0, 0, 17, 17]);
});

test('a bid that leaves less than the next instalment leaves no reserve', () => {
  expect(leavesNoReserve(5, 17, 12)).toBe(false);
  expect(leavesNoReserve(6, 17, 12)).toBe(true);
});

describe('the progress bar of a badge', () => {
  test('is the share of its highest of exactly three grades, at most 100', () => {
    expect(badgeProgress(5, [1, 5, 20])).toBe(25);
    expect(badgeProgress(30, [1, 5, 20])).toBe(100);
    expect(badgeProgress(0, [20, 1, 5])).toBe(0);
  });

  test('does not show for a badge of any other number of grades', () => {
    expect(badgeProgress(5, [1, 5])).toBeNull();
    expect(badgeProgress(5, [])).toBeNull();
  });
});

test('a payment stands at position 5 whatever else is said of it', () => {
  expect(stagePosition({ stageRelativeToCycle: 2, stageIsPayment: false })).toBe(2);
  expect(stagePosition({ stageRelativeToCycle: 2, stageIsPayment: true })).toBe(5);
});

test('the footer and the remaining cycles are counted from the totals', () => {
  expect(stagesPerCycle(30, 6)).toBe(5);
  expect([1, 5, 6].map((cycle) => remainingCycles(cycle, 6))).toEqual([5, 1, 0]);
});

test('what a room costs is shown as it would be charged', () => {
  const costs = { entryCostEnergy: 3, entryCostEffort: 2 };
  expect(cappedEntryCosts(costs, { energy: 1, effort: 9 })).toEqual({ entryCostEnergy: 1, entryCostEffort: 2 });
});

test('the raffle loses two quotas a month, and one to the bid before it', () => {
  expect([1, 2, 5].map((cycle) => raffleSize(30, cycle))).toEqual([29, 27, 21]);
});
