import { expect, test } from 'vitest';
import { afterLetterCopy } from './after-letter.ts';

test('a month says how many follow it, and the last one that it is the last', () => {
  expect([2, 1, 0].map((left) => afterLetterCopy.month(7 - left, left))).toEqual([
    'Mês 5 · faltam 2',
    'Mês 6 · falta 1',
    'Mês 7 · é o último',
  ]);
});

test('a bill that does not fit is paid with the next instalment, or in a month more after the last one', () => {
  const { short } = afterLetterCopy.bill;
  expect(short(2, 0, false)).toBe('Faltam 2. Você renegocia, e a próxima parcela fica maior.');
  expect(short(1, 0, true)).toBe('Falta 1. Você renegocia, e o contrato ganha mais um mês.');
  expect(short(2, 2, true)).toContain('terceiro aperto');
});

test('what is left of a bill agrees in number', () => {
  expect([0, 1, 14].map(afterLetterCopy.bill.left)).toEqual([
    'Dá certinho. Não sobra reserva.',
    'Sobra 1 de reserva.',
    'Sobram 14 de reserva.',
  ]);
});

test('the end of a contract that a bid emptied tells the bid, what it left and the first bill that did not fit', () => {
  const { emptied } = afterLetterCopy;
  expect(emptied({ bid: 30, left: 0, month: 4 })).toBe(
    'Seu lance levou 30 de esforço e não deixou reserva. No mês 4 a conta não coube. No próximo sonho, guarde uma parcela antes do lance.',
  );
  expect(emptied({ bid: 30, left: 2, month: 5 })).toContain('deixou só 2 de reserva. No mês 5');
});
