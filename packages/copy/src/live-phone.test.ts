import { expect, test } from 'vitest';
import { guessCopy, monthCopy } from './live-phone.ts';

test('what is left next month agrees with its number', () => {
  const { folded } = guessCopy.bills;
  expect([folded(12, -1), folded(1, -30), folded(0, null)]).toEqual([
    'Próximo mês: sobram 12, ou falta 1 se o lance vencer',
    'Próximo mês: sobra 1, ou faltam 30 se o lance vencer',
    'Próximo mês: sobram 0',
  ]);
});

test('what a bid leaves is said of a bid that wins', () => {
  expect([monthCopy.left(42, 30, 0), monthCopy.left(1, 30, 20), monthCopy.left(42, 0, 60)]).toEqual([
    'Sobram 42. A próxima parcela é 30.',
    'Se vencer, sobra 1, e a próxima parcela é 30.',
    'Se vencer, sobram 42, e o plano está pago.',
  ]);
});
