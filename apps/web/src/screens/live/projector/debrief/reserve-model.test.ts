import { debriefCopy } from '@consorcio/copy/live-debrief';
import { expect, test } from 'vitest';
import { leadOf, shownReserve, tenthsOf } from './reserve-model.ts';

const side = (people: number, onTime: number, lost: number) => ({ people, onTime, lost, worth: null });
const own = { kept: side(12, 11, 0), spent: side(8, 4, 3) };
const redrawn = { kept: side(900, 810, 30), spent: side(700, 280, 210) };

test('a group’s own story is shown where five people or more stand on either side, else that of its redraws', () => {
  expect(shownReserve({ own, redrawn })).toEqual({ split: own, isOwn: true });
  expect(shownReserve({ own: { ...own, spent: side(4, 4, 0) }, redrawn })).toEqual({ split: redrawn, isOwn: false });
  expect(shownReserve({ own: null, redrawn })).toEqual({ split: redrawn, isOwn: false });
  expect(shownReserve({ own: { ...own, spent: side(4, 4, 0) }, redrawn: null })).toBeNull();
});

test('the squares of a side are ten in all', () => {
  expect(tenthsOf(own.kept)).toEqual({ onTime: 9, late: 1, lost: 0 });
  expect(tenthsOf(own.spent)).toEqual({ onTime: 5, late: 1, lost: 4 });
  expect(tenthsOf(side(3, 0, 3))).toEqual({ onTime: 0, late: 0, lost: 10 });
});

test('the sentence compares both sides, and of one side alone says why a reserve is kept', () => {
  expect(leadOf(own)).toBe(debriefCopy.reserve.lead(9, 5));
  expect(leadOf({ ...own, spent: side(0, 0, 0) })).toBe(debriefCopy.reserve.one);
});
