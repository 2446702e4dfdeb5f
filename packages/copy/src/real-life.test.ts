import { expect, test } from 'vitest';
import { afterLetterCopy } from './after-letter.ts';
import { CARDS } from './cards.ts';
import { leavingCopy } from './fund.ts';
import { ideaWords } from './ideas.ts';
import { paymentPopups } from './month-popups.ts';
import { REAL_LIFE } from './real-life.ts';

test('what the game has as life has it is no difference: members who leave, months after the letter', () => {
  const told = REAL_LIFE.map(({ game }) => game).join(' ');
  expect(told).not.toContain('as outras cotas sempre pagam');
  expect(told).not.toContain('já realiza o sonho');
  expect(told).toContain('saem antes do fim');
});

test.each([
  [
    'readjustment',
    /de R\$ 8.000 a R\$ 8.820\. A parcela iria/,
    paymentPopups.remaining.risen(24, ['R$ 8.000', 'R$ 8.820'], ['R$ 401', 'R$ 442']),
    13,
    /sobe 5%/,
  ],
  ['the way out by selling the quota', /cessão/, leavingCopy(40, 33), 30, /transferir a cota/],
  [
    'the papers after the letter',
    /análise da renda, os documentos e a garantia/,
    afterLetterCopy.bill.papers,
    24,
    /antes da compra/,
  ],
  ['what the seller promises', /Parcela reduzida/, ideaWords[32]?.example ?? '', 32, /eu garanto/],
])('%s is told where it is lived, and asked by a card', (_, words, told, card, asked) => {
  expect(told).toMatch(words);
  expect(JSON.stringify(CARDS[card])).toMatch(asked);
});

test('the differences name what a letter follows, what may hold it back, and the ways out before leaving', () => {
  const told = REAL_LIFE.map(({ life }) => life).join(' ');
  for (const words of [
    'pelo preço ou índice do contrato',
    'dívida em atraso, a carta pode esperar',
    'trocar por uma menor',
  ])
    expect(told).toContain(words);
});

test('who has a letter and no good yet is not said to be safe from exclusion', () => {
  expect(REAL_LIFE.map(({ life }) => life).join(' ')).not.toMatch(/só para quem não foi contemplado/);
});
