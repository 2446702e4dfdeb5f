import { expect, test } from 'vitest';
import { besideCopy as copy } from './live-beside.ts';

test('saving alone buys in the month in which its coins reach the letter, with fee and reserve fund left over', () => {
  expect(copy.alone(120, 5, 500)).toBe('Guardando 120 por mês, você compra no mês 5 e sobram 100. Mas ninguém cobra.');
  expect(copy.alone(120, 4, 400)).toContain('no mês 4 e sobram 80.');
  expect(copy.alone(120, 6, 600)).toContain('no mês 5 e no mês 6 sobram 120.');
});

test('a loan is shown with its sum, its rate and the rate’s source', () => {
  expect(copy.loan(5, 'R$ 80.000', 60, 'R$ 137.136')).toContain('financiar entrega já e custa R$ 137.136.');
  expect(copy.source).toMatch(/Juros de 26,4% ao ano, em dezembro de 2025\. Fonte: Banco Central, .*O Povo/);
});
