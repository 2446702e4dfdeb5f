import { expect, test } from 'vitest';
import { fittingName, shortName } from './names.ts';

test('a longer name is shown by its first word, and never ends inside a word that fits', () => {
  expect(fittingName('Jaguatirica Veloz')).toBe('Jaguatirica');
  expect(fittingName('Dona Pitanga Persistente')).toBe('Dona Pitanga');
});

test('a name of the player is shown whole up to 14 letters, emoji counted as one, then cut', () => {
  expect(fittingName(' Bia da Feira ')).toBe('Bia da Feira');
  expect(fittingName('👩‍👩‍👧‍👦'.repeat(14))).toBe('👩‍👩‍👧‍👦'.repeat(14));
  expect(fittingName('👩‍👩‍👧‍👦'.repeat(15))).toBe(`${'👩‍👩‍👧‍👦'.repeat(13)}…`);
  expect(fittingName('W'.repeat(100))).toBe(`${'W'.repeat(13)}…`);
});

test('at a glance a colleague is called by title and first name', () => {
  expect(['Dona Iracema', 'Prof. Ludmila', 'Wesley do Som'].map(shortName)).toEqual([
    'Dona Iracema',
    'Prof. Ludmila',
    'Wesley',
  ]);
});
