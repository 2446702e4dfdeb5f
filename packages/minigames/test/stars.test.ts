import { expect, test } from 'vitest';
import { starsOf } from '../src/index.ts';

test('stars are reached at 3000, 6000 and 8500 basis points', () => {
  expect([2999, 3000, 5999, 6000, 8499, 8500, 10_000].map(starsOf)).toEqual([0, 1, 1, 2, 2, 3, 3]);
});
