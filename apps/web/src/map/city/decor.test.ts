import { expect, test } from 'vitest';
import { decorOf } from './decor.ts';

test('June comes in the first afternoon, December in the last evening, blossom with each morning, and nothing on a sunny month', () => {
  const decors = (cycles: number) => Array.from({ length: cycles }, (_, i) => decorOf(i + 1, cycles));
  expect(decors(9)).toEqual([null, 'sao-joao', null, null, 'ipe', null, 'natal', null, null]);
  expect(decors(8)).toEqual([null, 'sao-joao', null, null, 'ipe', null, 'natal', null]);
  expect(decors(7)).toEqual([null, 'sao-joao', 'natal', null, 'ipe', null, null]);
  expect(decors(6)).toEqual([null, 'sao-joao', 'natal', null, 'ipe', null]);
  expect(decors(4)).toEqual([null, 'sao-joao', 'natal', null]);
  expect(decors(3)).toEqual([null, 'sao-joao', null]);
});
