import { CITY_LIFE } from '@consorcio/art/city-life';
import { expect, test } from 'vitest';
import { fadeKeyframes, lengthOf, wayKeyframes } from './life-motion.ts';

test('a path is walked at an even pace: each corner is reached after its share of the length', () => {
  const offsets = wayKeyframes([
    [0, 0],
    [30, 0],
    [30, 10],
  ]).map(({ offset }) => offset);
  expect(offsets).toEqual([0, 0.75, 1]);
});
test('what stands still has one place', () => {
  expect(wayKeyframes([[12, 34]])).toEqual([
    { transform: 'translate(calc(12 * var(--c)), calc(34 * var(--c)))', offset: 0 },
  ]);
});
test('the length of a path is the sum of its segments', () => {
  expect(
    lengthOf([
      [0, 0],
      [3, 4],
      [3, 10],
    ]),
  ).toBe(11);
});
test.each(CITY_LIFE.map((part) => [part.id, part] as const))('%s begins and ends its way in order', (_, part) => {
  const offsets = [wayKeyframes(part.path), fadeKeyframes(part.fade)].map((frames) =>
    frames.map(({ offset }) => Number(offset)),
  );
  for (const list of offsets) expect(list).toEqual([...list].sort((a, b) => a - b));
});
