import { describe, expect, test } from 'vitest';
import { bidCopy, lateCopy, leavingCopy, wonBidsCopy } from './decisions.ts';
import { effortText } from './digits.ts';

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
  test('for the next instalment and for the worst surprise', () => {
    expect(bidCopy.notice(15, 12, 3)).toBe('Sobram 15. Dá para a próxima parcela (12) e para um imprevisto de 3.');
    expect(bidCopy.notice(14, 12, 3)).toBe(
      'Sobram 14. Dá para a próxima parcela (12), mas um imprevisto de 3 faria falta.',
    );
    expect(bidCopy.notice(11, 12, 3)).toBe('Sobram 11. Para a próxima parcela (12) falta 1.');
    expect(bidCopy.notice(1, 12, 3)).toBe('Sobra 1. Para a próxima parcela (12) faltam 11.');
  });
  test('and once it won, that the other instalments are still to be paid, if there are any', () => {
    expect(bidCopy.won(false)).toContain('segue pagando as outras');
    expect(bidCopy.won(true)).not.toContain('segue');
  });
});

test('without an earlier assembly no winning bid is shown', () => {
  expect(wonBidsCopy([])).toBe('Ainda não houve lance neste grupo.');
  expect(wonBidsCopy([6, 8])).toContain('já venceram aqui: 6, 8.');
});

test('one late instalment more than those that can be made up for excludes, and so does one that is not made up for', () => {
  expect(lateCopy(13, 1, 2)).toMatch(
    /atraso 1 de 2 .* Se faltar de novo agora, ou no terceiro atraso, a cota é excluída\.$/,
  );
});

test('a member who leaves before the first instalment has paid nothing', () => {
  expect(leavingCopy(0, 0)).not.toContain('Já pagou');
  expect(leavingCopy(27, 22.5)).toContain('Já pagou 27, e 22,5 foram para o fundo comum.');
});
