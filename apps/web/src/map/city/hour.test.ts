import { expect, test } from 'vitest';
import { decorOf, hourOf } from './hour.ts';

test('the first and the last month of a dream are sunny, and no two months between them that follow each other are alike', () => {
  for (const cycles of [3, 5, 6, 9]) {
    const hours = Array.from({ length: cycles }, (_, i) => hourOf(i + 1, cycles));
    expect([hours[0], hours.at(-1)]).toEqual(['day', 'day']);
    expect(hours.slice(1, -1)).not.toContain('day');
    for (const [i, hour] of hours.entries()) expect(hour).not.toBe(hours[i + 1]);
  }
});

test('June comes in the first afternoon, December in the second evening, blossom with each morning, and nothing on a sunny month', () => {
  const decors = (cycles: number) => Array.from({ length: cycles }, (_, i) => decorOf(i + 1, cycles));
  expect(decors(9)).toEqual([null, 'sao-joao', null, null, 'ipe', null, 'natal', null, null]);
  expect(decors(6)).toEqual([null, 'sao-joao', null, null, 'ipe', null]);
  expect(decors(3)).toEqual([null, 'sao-joao', null]);
});
