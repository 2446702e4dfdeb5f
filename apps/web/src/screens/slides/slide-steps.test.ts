import { expect, test } from 'vitest';
import { placeAfter, stepOfKey } from './slide-steps.ts';

const COUNT = 12;
const after = (place: number, key: string): number => placeAfter(place, stepOfKey(key, COUNT), COUNT);

test.each([
  ['ArrowRight', 5],
  ['PageDown', 5],
  ['ArrowLeft', 3],
  ['PageUp', 3],
  ['Home', 0],
  ['End', 11],
  ['ArrowDown', 4],
  [' ', 4],
])('on the fifth page %s leads to place %i', (key, place) => {
  expect(after(4, key)).toBe(place);
});

test('the first and the last page are not left by turning on', () => {
  expect(after(0, 'ArrowLeft')).toBe(0);
  expect(after(11, 'ArrowRight')).toBe(11);
});
