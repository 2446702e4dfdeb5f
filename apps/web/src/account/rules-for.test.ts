import { passwordNeeds } from '@consorcio/copy/field-lines';
import { expect, test } from 'vitest';
import { rulesFor } from './rules-for.ts';

const missing = (password: string) =>
  rulesFor(password)
    .filter(({ isKept }) => !isKept)
    .map(({ rule }) => rule);

test('before the first letter no rule of the password is shown', () => {
  expect(rulesFor('')).toEqual([]);
});

test('from the first letter on all rules but the greatest length are shown, and those kept are ticked off', () => {
  expect(rulesFor('a')).toEqual([
    { rule: 'TOO_SHORT', isKept: false },
    { rule: 'NO_LOWER_CASE', isKept: true },
    { rule: 'NO_UPPER_CASE', isKept: false },
    { rule: 'NO_DIGIT', isKept: false },
    { rule: 'NO_SPECIAL', isKept: false },
  ]);
  expect(missing('Segredo-1')).toEqual([]);
});

test('the greatest length of a password is shown once it is broken', () => {
  expect(missing(`Aa1!${'x'.repeat(97)}`)).toEqual(['TOO_LONG']);
});

test('what is read aloud names what is wrong with the password, too long as well, and says when nothing is', () => {
  expect(passwordNeeds(missing('Segredo'))).toBe('Corrija na senha: 8 caracteres ou mais, 1 número, 1 sinal, como !.');
  expect(passwordNeeds(missing(`Aa1!${'x'.repeat(97)}`))).toBe('Corrija na senha: 100 caracteres ou menos.');
  expect(passwordNeeds([])).toBe('A senha segue todas as regras.');
});
