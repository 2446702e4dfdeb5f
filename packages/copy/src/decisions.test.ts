import { describe, expect, test } from 'vitest';
import { bidCopy, lateCopy, raffleCopy, wonBidsCopy } from './decisions.ts';
import { effortText } from './digits.ts';
import { leavingCopy, paidCopy } from './fund.ts';

test('effort is shown with one decimal at most, and thousands with a dot', () => {
  expect([60, 22.5, 33.333, 1_020, 0.2, 1_033.26].map(effortText)).toEqual([
    '60',
    '22,5',
    '33,3',
    '1.020',
    '0,2',
    '1.033,3',
  ]);
});

describe('a bid says what it leaves', () => {
  test('and what a bill lacks, in words and read aloud', () => {
    expect([15, 1].map(bidCopy.left)).toEqual(['Sobram 15', 'Sobra 1']);
    expect([bidCopy.bill(0, 22), bidCopy.bill(1, 13)]).toEqual(['1ª e entrega: até 22', '2ª conta: até 13']);
    expect(bidCopy.spoken(0, 22, 10, 4)).toBe(
      'A primeira conta custa até 22, com até 10 de uso e entrega, e podem faltar até 4.',
    );
    expect(bidCopy.spoken(1, 13, 1, 0)).toBe('A segunda conta custa até 13, com 1 de uso, e é paga.');
    expect(bidCopy.told(3, 1, 'Dá para as duas contas.')).toBe('Lance de 3. Sobra 1. Dá para as duas contas.');
  });
  test('and once it won, that the other instalments are still to be paid, if there are any', () => {
    expect(bidCopy.won(false)).toContain('continua com as outras');
    expect(bidCopy.won(true)).not.toContain('continua');
  });
});

test('what usually wins is told in every month, and the bids that won before where there are some', () => {
  expect(wonBidsCopy([], 4, 9)).toBe(
    'Em metade dos grupos, o maior dos outros lances vai até 4. Raramente passa de 9.',
  );
  expect(wonBidsCopy([6, 8], 1, 1)).toBe('Já venceram aqui: 6, 8. O maior dos outros lances raramente passa de 1.');
});

test('the fund says why there are so few letters: whose the rest is, and that it counts no bids', () => {
  expect(paidCopy(2, 34, { left: 177, ofLeavers: 34, settled: null })).toBe(
    'Este mês saem 2 cartas de 34. Ficam 177: 34 de quem parou de pagar e 143 para as próximas cartas e para quem sair. A conta não inclui os lances.',
  );
});

test('the next raffle is told with its chance, and nobody is said to stop paying as if it were known', () => {
  expect(raffleCopy.next({ leaving: 3, size: 20 })).toBe(
    'Até o próximo sorteio, uma cota sai por lance e outras costumam parar. Em dia, sua chance deve ser de 1 em 20.',
  );
  expect(raffleCopy.next({ leaving: 0, size: 11 })).toMatch(/^Até o próximo sorteio, uma cota sai por lance\./);
});

test('one late instalment more than those that can be made up for excludes, and so does one that is not made up for', () => {
  expect(lateCopy(1, 2)).toMatch(
    /É o primeiro atraso\. Se faltar de novo agora, ou no terceiro atraso, a cota é excluída\.$/,
  );
});

test('a member who leaves before the first instalment has paid nothing', () => {
  expect(leavingCopy(0, 0)).not.toContain('Já pagou');
  expect(leavingCopy(27, 22.5)).toContain('Já pagou 27, e 22,5 foram para o fundo comum.');
});
