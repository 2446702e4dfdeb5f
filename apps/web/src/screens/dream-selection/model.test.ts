import { expect, test } from 'vitest';
import { dreamsAt, placeInAddress, placeOfWish } from './model.ts';

const DREAMS = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id }));

test('the address that a contract was opened from leads back to its dream, any other address to none', () => {
  expect(placeInAddress(dreamsAt(4).split('?')[1] ?? '', DREAMS)).toBe(3);
  for (const search of ['', 'sonho=9', 'sonho=x', 'outro=4']) expect(placeInAddress(search, DREAMS)).toBeNull();
});

test('the carousel opens on the dream of the wish, and on the first without one or with one that is not offered', () => {
  expect([7, 2, 3].map((wish) => placeOfWish(DREAMS, wish))).toEqual([6, 1, 2]);
  expect(placeOfWish(DREAMS, null)).toBe(0);
  expect(placeOfWish(DREAMS, 9)).toBe(0);
});
