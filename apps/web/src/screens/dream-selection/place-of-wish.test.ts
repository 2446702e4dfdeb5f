import { expect, test } from 'vitest';
import { placeOfWish } from './place-of-wish.ts';

const DREAMS = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id }));

test('the carousel opens on the dream of the wish, and on the first without one or with one that is not offered', () => {
  expect([7, 2, 3].map((wish) => placeOfWish(DREAMS, wish))).toEqual([6, 1, 2]);
  expect(placeOfWish(DREAMS, null)).toBe(0);
  expect(placeOfWish(DREAMS, 9)).toBe(0);
});
