import { expect, test } from 'vitest';
import { crowdOf } from './crowd-of.ts';

test('a quota meets the same crowd every time, and its neighbours meet others', () => {
  const crowds = [1, 2, 3, 4, 5].map((quota) => crowdOf(quota, 4));
  expect(crowds).toEqual([2, 3, 4, 1, 2]);
  expect([1, 2, 3, 4, 5].map((quota) => crowdOf(quota, 4))).toEqual(crowds);
});
