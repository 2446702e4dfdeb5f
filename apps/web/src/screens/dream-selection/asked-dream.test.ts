import { expect, test } from 'vitest';
import { askedPlace, askingAbout, keptWord } from './asked-dream.ts';

const DREAMS = [{ id: 1 }, { id: 4 }];

test('the address of a question leads back to its dream, any other address to none', () => {
  expect(askedPlace(askingAbout(4).split('?')[1] ?? '', DREAMS)).toBe(1);
  for (const search of ['', 'sonho=9', 'sonho=x', 'outro=4']) expect(askedPlace(search, DREAMS)).toBeNull();
});

test('the word of luck is kept while the contract is read, anything else is none', () => {
  expect(keptWord({ word: 'sol' })).toBe('sol');
  for (const state of [null, undefined, 'sol', { word: 7 }, {}]) expect(keptWord(state)).toBe('');
});
