import { dreamCycles } from '@consorcio/rules/queries';
import { DREAM_IDS } from '@consorcio/rules/vocabulary';
import { expect, test } from 'vitest';
import { decorOf } from './decor.ts';

test('June comes in the first afternoon, December in the last evening or, without one, in the last month, blossom with each morning, and nothing else on a sunny month', () => {
  const decors = (cycles: number) => Array.from({ length: cycles }, (_, i) => decorOf(i + 1, cycles));
  expect(decors(9)).toEqual([null, 'sao-joao', null, null, 'ipe', null, 'natal', null, null]);
  expect(decors(8)).toEqual([null, 'sao-joao', null, null, 'ipe', null, 'natal', null]);
  expect(decors(7)).toEqual([null, 'sao-joao', 'natal', null, 'ipe', null, null]);
  expect(decors(6)).toEqual([null, 'sao-joao', 'natal', null, 'ipe', null]);
  expect(decors(4)).toEqual([null, 'sao-joao', 'natal', null]);
  expect(decors(3)).toEqual([null, 'sao-joao', 'natal']);
});

test('every dream has its June and its December once', () => {
  for (const id of DREAM_IDS) {
    const cycles = dreamCycles(id);
    const decors = Array.from({ length: cycles }, (_, i) => decorOf(i + 1, cycles));
    for (const once of ['sao-joao', 'natal'] as const)
      expect(
        decors.filter((decor) => decor === once),
        `${once} in ${cycles} months`,
      ).toHaveLength(1);
  }
});
