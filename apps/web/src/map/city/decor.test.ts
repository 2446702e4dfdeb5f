import { expect, test } from 'vitest';
import { decorOf } from './decor.ts';

test('June comes in the first afternoon, December in the second evening, blossom with each morning, and nothing on a sunny month', () => {
  const decors = (cycles: number) => Array.from({ length: cycles }, (_, i) => decorOf(i + 1, cycles));
  expect(decors(9)).toEqual([null, 'sao-joao', null, null, 'ipe', null, 'natal', null, null]);
  expect(decors(6)).toEqual([null, 'sao-joao', null, null, 'ipe', null]);
  expect(decors(3)).toEqual([null, 'sao-joao', null]);
});
