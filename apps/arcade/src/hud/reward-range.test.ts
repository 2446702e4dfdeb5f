import { type PayTerms, payTermsOf } from '@consorcio/rules/queries';
import { expect, test } from 'vitest';
import { paidFor, paidRange, type RewardRange, shiftOf, vigorIn } from './reward-range.ts';
import { vigorLook } from './vigor-look.ts';

const pay = payTermsOf(3);

test('a place of a live group pays coins by the point, with the vigor that counts at work alone', () => {
  const work: RewardRange = { pay, roomId: 2, kind: 'coins', min: 2, max: 9, each: 10 };
  const leisure: RewardRange = { pay, roomId: 4, kind: 'energy', min: 4, max: 9 };
  expect([vigorIn(work, 85), vigorIn(leisure, 85)]).toEqual([85, null]);
  expect([paidRange(work, 100), paidRange(work, 15), paidRange(leisure, null)]).toEqual([
    { min: 60, max: 70 },
    { min: 30, max: 30 },
    { min: 7, max: 7 },
  ]);
  expect(paidFor(work, 5_000, 100)).toEqual({ min: 60, max: 60 });
});

test('what a run pays, its day and strength are by the rulebook that it was begun under', () => {
  const other: PayTerms = {
    care: { honest: { least: 2_000, most: 9_000 }, pays: 10_000, tenths: { below: 10, honest: 0, above: 0 } },
    movement: { rooms: [3], steps: [0, 500] },
    vigor: { FRESH: { percent: 90 }, TIRED: { percent: 60 }, EXHAUSTED: { percent: 5 } },
  };
  const [ours, theirs] = [pay, other].map(
    (terms): RewardRange => ({ pay: terms, roomId: 2, kind: 'effort', min: 0, max: 10 }),
  );
  const told = (range: RewardRange | undefined) =>
    range && [paidFor(range, 5_000, 100).min, shiftOf(range, 9_000, 100, 1)?.movement];
  expect([told(ours), told(theirs)]).toEqual([
    [6, 'WEAK'],
    [10, 'STRONG'],
  ]);
  expect([vigorLook(pay, 85).level, vigorLook(other, 90).level]).toEqual(['tired', 'rested']);
});

test('energy that a full seat cannot take is not promised, and no other pay is cut', () => {
  const rest: RewardRange = { pay, roomId: 4, kind: 'energy', min: 4, max: 9, room: 2 };
  expect([paidRange(rest, null), paidFor(rest, 10_000, null)]).toEqual([
    { min: 2, max: 2 },
    { min: 2, max: 2 },
  ]);
  expect(paidFor({ ...rest, room: 20 }, 10_000, null).max).toBe(9);
});

test('a place that pays by the day is not said to have paid one sum before the day is drawn', () => {
  const bold: RewardRange = { pay: payTermsOf(4), roomId: 5, kind: 'energy', min: 2, max: 12 };
  expect(paidFor(bold, 500, null)).toEqual({ min: 6, max: 11 });
  expect(paidFor(bold, 0, null)).toEqual({ min: 2, max: 2 });
});
