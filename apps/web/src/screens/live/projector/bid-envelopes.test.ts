import { expect, test } from 'vitest';
import { columnsOf, shutColumns } from './bid-envelopes.ts';

test('few envelopes stand two by two or three in a row', () => {
  expect([1, 2, 3, 4, 5, 6].map(columnsOf)).toEqual([1, 2, 3, 2, 3, 3]);
});

test('shut envelopes shrink so that all of them fit under the open ones', () => {
  expect([shutColumns(14, 0), shutColumns(36, 0)]).toEqual([5, 8]);
  expect(shutColumns(8, 6)).toBeGreaterThan(shutColumns(8, 3));
  expect(shutColumns(34, 6)).toBe(18);
});
