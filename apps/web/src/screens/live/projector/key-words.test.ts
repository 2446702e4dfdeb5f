import { expect, test } from 'vitest';
import { wordsOf } from './key-words.ts';

test('pictures that people chose are read from what was hashed, without the house and who chose none (LIVE 3.12)', () => {
  expect(wordsOf('consorcio-ao-vivo:v1|1:sol,2:mar,3:-,4:casa')).toEqual(['sol', 'mar']);
  expect(wordsOf(null)).toEqual([]);
});
