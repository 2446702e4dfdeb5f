import { WEEK_DREAM_ID } from '@consorcio/rules/vocabulary';
import { expect, test } from 'vitest';
import { aCurrentStage } from '../../../test/fixtures/boards.ts';
import { lotChange, lotShown } from './lot-shown.ts';

test('the lot shows the plan as far as it is paid, then the dream, and nothing where it was lost', () => {
  expect(lotShown(aCurrentStage({ stage: { cycle: 4 } }))).toBe('4-3');
  expect(lotShown(aCurrentStage({ stage: { cycle: 2 }, campaign: { status: 'SUCCESS' } }))).toBe('4-real');
  expect(lotShown(aCurrentStage({ campaign: { status: 'FAILED' } }))).toBe('lost');
});

test("a week's try has the lot of another dream, in the steps of that dream", () => {
  const dream = { id: WEEK_DREAM_ID, picture: 7, cycles: 3 } as const;
  expect(lotShown(aCurrentStage({ stage: { cycle: 2 }, dream }))).toBe('7-3');
});

test.each([
  [null, '4-1', null],
  ['4-1', '4-2', 'grows'],
  ['4-2', '4-1', null],
  ['4-2', '4-real', 'comes'],
  ['lost', '4-0', null],
  ['7-3', '4-real', null],
  ['4-3', 'lost', null],
])('from %s to %s: %s', (before, now, change) => {
  expect(lotChange(before, now)).toBe(change);
});
