import { debriefCopy } from '@consorcio/copy/live-debrief';
import { expect, test } from 'vitest';
import { leadOf, shownReserve, tenthsOf } from './reserve-model.ts';

const side = (people: number, onTime: number, lost: number) => ({ people, onTime, lost, worth: null, months: null });
const own = { kept: side(12, 11, 0), spent: side(8, 4, 3) };
const redrawn = { kept: side(900, 810, 30), spent: side(700, 280, 210) };

test('a group’s own story is shown where five people or more stand on either side, else that of its redraws', () => {
  expect(shownReserve({ own, redrawn })).toEqual({ split: own, isOwn: true, why: null });
  expect(shownReserve({ own: { ...own, spent: side(4, 4, 0) }, redrawn })).toEqual({
    split: redrawn,
    isOwn: false,
    why: null,
  });
  expect(shownReserve({ own: null, redrawn })).toEqual({ split: redrawn, isOwn: false, why: null });
  expect(shownReserve({ own: { ...own, spent: side(4, 4, 0) }, redrawn: null })).toBeNull();
});

/** What is shown of means, months with the good in all, and people who were never late. */
const shownOf = (kept: readonly [number, number, number], spent: readonly [number, number, number]) => {
  const of = (people: number, [worth, months, onTime]: typeof kept) => ({ ...side(people, onTime, 0), worth, months });
  const shown = shownReserve({ own: { kept: of(10, kept), spent: of(5, spent) }, redrawn: null });
  return [shown?.why, shown?.split.kept.worth, shown?.split.spent.worth];
};

test('a higher mean of those who kept less stands beside its cause, by means of either side, or is not shown', () => {
  expect(shownOf([700, 20, 9], [600, 15, 3])).toEqual([null, 700, 600]);
  expect(shownOf([600, 20, 9], [700, 15, 3])).toEqual([
    'Quem guardou menos ficou, em média, mais meses com o bem, mas atrasou mais.',
    ...[600, 700],
  ]);
  expect(shownOf([600, 20, 8], [700, 15, 4])).toEqual([
    'Quem guardou menos ficou, em média, mais meses com o bem.',
    600,
    700,
  ]);
  expect(shownOf([600, 20, 9], [700, 10, 3])).toEqual([null, null, null]);
});

test('of redraws that were counted without months no higher mean of those who kept less is shown', () => {
  const counted = { kept: { ...redrawn.kept, worth: 600 }, spent: { ...redrawn.spent, worth: 700 } };
  expect(shownReserve({ own: null, redrawn: counted })).toEqual({ split: redrawn, isOwn: false, why: null });
});

test('as many people are as many squares of ten', () => {
  expect(tenthsOf(own.kept)).toEqual({ onTime: 9, late: 1, lost: 0 });
  expect(tenthsOf(own.spent)).toEqual({ onTime: 5, late: 1, lost: 4 });
  expect(tenthsOf(side(11, 5, 1))).toEqual({ onTime: 5, late: 5, lost: 1 });
  expect(tenthsOf(side(3, 0, 3))).toEqual({ onTime: 0, late: 0, lost: 10 });
});

test('the sentence compares both sides, and of one side alone says why a reserve is kept', () => {
  expect(leadOf(own)).toBe(debriefCopy.reserve.lead(9, 5));
  expect(leadOf({ ...own, spent: side(0, 0, 0) })).toBe(debriefCopy.reserve.one);
});
