import { expect, test } from 'vitest';
import { guessCopy } from './live-phone.ts';

test('what is left next month agrees with its number', () => {
  const { folded } = guessCopy.bills;
  expect([folded(12, -1), folded(1, -30), folded(0, null)]).toEqual([
    'Próximo mês: sobram 12, ou falta 1 se o lance vencer',
    'Próximo mês: sobra 1, ou faltam 30 se o lance vencer',
    'Próximo mês: sobram 0',
  ]);
});
