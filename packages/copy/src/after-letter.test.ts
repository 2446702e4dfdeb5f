import { expect, test } from 'vitest';
import { afterLetterCopy } from './after-letter.ts';

test('a month says how many come after it, and the last one that it is the last', () => {
  expect([2, 1, 0].map((left) => afterLetterCopy.month(7 - left, left))).toEqual([
    'Mês 5 · faltam 2',
    'Mês 6 · falta 1',
    'Mês 7 · é o último',
  ]);
});
