import { describe, expect, test } from 'vitest';
import {
  badgeProgress,
  bidLimits,
  cappedEntryCosts,
  clampBid,
  cyclesOf,
  energyForFullVigor,
  honestAtVigor,
  instalmentAt,
  instalmentsPaid,
  instalmentWithin,
  leavesNoReserve,
  movementWord,
  paysByTheDay,
  payTermsOf,
  raffleSize,
  rangeBehind,
  remainingCycles,
  stagePosition,
  stagesPerCycle,
  startingWallet,
  vigorLevelAt,
  vigorPercentAt,
  wagesFor,
  wagesToday,
} from './index.ts';

const PAY = payTermsOf(3);

test('a campaign begins with 5 of each, in Novo Jogo + with 10', () => {
  expect(startingWallet(false)).toEqual({ energy: 5, effort: 5 });
  expect(startingWallet(true)).toEqual({ energy: 10, effort: 10 });
});

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

test('the instalment of a cycle counts as paid as soon as its assembly is open', () => {
  expect(instalmentsPaid('STAGE', 3)).toBe(2);
  expect((['BID_OPEN', 'BID_LOST', 'RAFFLE_OPEN'] as const).map((phase) => instalmentsPaid(phase, 3))).toEqual([
    3, 3, 3,
  ]);
});

test('what a room costs is shown as it would be charged', () => {
  const costs = { entryCostEnergy: 3, entryCostEffort: 2 };
  expect(cappedEntryCosts(costs, { energy: 1, effort: 9 })).toEqual({ entryCostEnergy: 1, entryCostEffort: 2 });
});

test('the raffle loses the two awarded and those who leave, and one to the bid before it', () => {
  expect([1, 2, 5].map((cycle) => raffleSize({ rulebook: 3, dreamId: 4, isNewGamePlus: false }, cycle))).toEqual([
    29, 25, 10,
  ]);
});

describe('a campaign’s figures, by its dream and mode', () => {
  const house = { rulebook: 3, dreamId: 7, isNewGamePlus: false };
  const again = { rulebook: 3, dreamId: 7, isNewGamePlus: true };

  test('instalments grow in New Game Plus, and are found again inside what was paid late', () => {
    expect([2, 3].map((cycle) => instalmentAt(house, cycle))).toEqual([12, 12]);
    expect([2, 3].map((cycle) => instalmentAt(again, cycle))).toEqual([16, 17]);
    expect(instalmentWithin(17, 3)).toBe(16);
    expect(cyclesOf(house)).toBe(9);
  });

  test('strength at a work room follows from entry prices, before the charge', () => {
    expect([6, 5, 3, 2].map((energy) => vigorLevelAt(house, energy))).toEqual(['FRESH', 'TIRED', 'TIRED', 'EXHAUSTED']);
  });

  test('a tired worker is paid less at the most, and never less at the least', () => {
    expect([6, 5, 2].map((energy) => vigorPercentAt(house, energy))).toEqual([100, 85, 15]);
    expect(energyForFullVigor(house)).toBe(6);
    expect([100, 85, 15].map((vigor) => honestAtVigor(payTermsOf(4), 3, { min: 1, max: 11 }, vigor))).toEqual([
      { min: 5, max: 10 },
      { min: 4, max: 8 },
      { min: 2, max: 2 },
    ]);
  });

  test('what a run pays is the rules’ own sum, movement and rounding included', () => {
    const run = { scoreBp: 6_000, vigor: 100 };
    expect(wagesFor(PAY, 2, { min: 1, max: 11 }, { ...run, vigor: 85 })).toEqual({ min: 6, max: 6 });
    expect([0, 1, 2, 3, 4].map((movement) => wagesFor(PAY, 3, { min: 1, max: 11 }, { ...run, movement }).min)).toEqual([
      5, 6, 7, 8, 10,
    ]);
  });

  test('while the day is not known, an honest run pays between the weakest and the strongest, and a lesser one its own sum', () => {
    const [bold, steady] = [3, 2] as const;
    const paid = (room: typeof bold | typeof steady, scoreBp: number) =>
      wagesFor(PAY, room, { min: 1, max: 11 }, { scoreBp, vigor: 100 });
    expect(paid(bold, 6_000)).toEqual({ min: 5, max: 10 });
    expect(paid(steady, 6_000)).toEqual({ min: 7, max: 7 });
    expect(paid(bold, 499)).toEqual({ min: 7, max: 7 });
  });

  test('what an honest run brings today hangs on room and energy, or the vigor it was begun with, and in a bold room on the day', () => {
    expect([9, 4].map((energy) => wagesToday(house, 2, energy))).toEqual([
      { min: 6, max: 7 },
      { min: 5, max: 6 },
    ]);
    expect(wagesToday(house, 3, 9)).toEqual({ min: 4, max: 10 });
    expect(wagesToday(house, 2, 0, 100)).toEqual({ min: 6, max: 7 });
    expect(([2, 3, 4, 5] as const).map((room) => paysByTheDay(house, room))).toEqual([false, true, false, true]);
    expect([0, 1, 2, 3, 4].map((movement) => movementWord(PAY, movement))).toEqual([
      'WEAK',
      'WEAK',
      'USUAL',
      'STRONG',
      'STRONG',
    ]);
  });

  test('a rulebook or a dream that never was is a mistake of ours', () => {
    expect(() => cyclesOf({ ...house, rulebook: 99 })).toThrow('rulebook 99');
    expect(() => cyclesOf({ ...house, dreamId: 99 })).toThrow('dream 99');
  });
});

test('the range behind what a room tells is the rulebook’s, in both modes', () => {
  const told = (maxEffort: number) => ({ minEffort: 2, maxEffort, minEnergy: 0, maxEnergy: 0 });
  expect([6, 7].map((most) => rangeBehind(4, 2, told(most)))).toEqual([
    { min: 2, max: 9 },
    { min: 2, max: 11 },
  ]);
  expect([9, 11, 5].map((most) => rangeBehind(3, 2, told(most)).max)).toEqual([9, 11, 5]);
});
