import { expect, test } from 'vitest';
import { afterLetterCopy } from './after-letter.ts';

test('a month says how many follow it, and the last one that it is the last', () => {
  expect([2, 1, 0].map((left) => afterLetterCopy.month(7 - left, left))).toEqual([
    'Mês 5 · faltam 2',
    'Mês 6 · falta 1',
    'Mês 7 · última parcela',
  ]);
});

test('what a contract has left is said as it stands now: a missed last bill adds a month', () => {
  const { ahead, contractOpen } = afterLetterCopy;
  expect(ahead.heading(5)).toBe('Pelo contrato, hoje faltam até 5 meses');
  expect(contractOpen(1)).toBe('Contrato em aberto: hoje falta 1 mês');
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

test('why a contract ended so is one sentence of at most 15 words, from its own months and sums', () => {
  const { why } = afterLetterCopy;
  const told = [
    why.nothingOwed,
    why.paid(1),
    why.paid(5),
    why.missed([4]),
    why.missed([2, 3, 5]),
    why.emptied({ bid: 30, left: 0, missed: 3 }),
    why.emptied({ bid: 30, left: 2, missed: 1 }),
  ];
  expect(told).toEqual([
    'Não ficou nenhuma parcela para depois da carta.',
    'Você pagou a conta que faltava, no mês certo.',
    'Você pagou as 5 contas que faltavam, uma por mês.',
    'A conta não coube no mês 4.',
    'A conta não coube nos meses 2, 3 e 5.',
    'Seu lance de 30 deixou 0 de reserva, e 3 contas não couberam.',
    'Seu lance de 30 deixou 2 de reserva, e 1 conta não coube.',
  ]);
  for (const sentence of told) expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(15);
});

test('the news of a month says what the fund paid, not that an instalment went into it: a bid may have paid that', () => {
  const { news } = afterLetterCopy;
  expect([news([3]), news([3, 5])]).toEqual([
    'Notícia do grupo: o fundo comum pagou a carta da cota 3.',
    'Notícia do grupo: o fundo comum pagou as cartas das cotas 3 e 5.',
  ]);
});
