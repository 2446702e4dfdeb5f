import { expect, test } from 'vitest';
import { readGroupCode } from './group-code.ts';

test.each([
  ...[
    'BCD234',
    'bcd234',
    ' bcd 234 ',
    'BCD-234',
    'BCD – 234',
    'B C D 2 3 4',
    'ＢＣＤ２３４',
    'BCD234.',
    '(BCD234)',
    'BCD234,',
    '“BCD234”',
  ],
  ...[
    'Código: BCD234',
    'Codigo BCD 234',
    'código do grupo: bcd-234.',
    'Entrem com o código BCD234, por favor!',
    '*BCD234*',
    'BCD234\n',
  ],
  ...['https://jogo.exemplo/v/BCD234', 'jogo.exemplo/v/bcd234.', 'https://jogo.exemplo/V/BCD%20234?fbclid=XCVBNM'],
  ...['https://jogo.exemplo/ao-vivo/entrar/BCD234', 'Volte por https://jogo.exemplo/ao-vivo/volta/BCD234?cota=7)'],
])('%j is the code BCD234', (typed) => {
  expect(readGroupCode(typed)).toBe('BCD234');
});

test.each(['', '   ', 'BCD23', 'BCD2345', 'ABC234', 'Código', 'olá pessoal', '%E0%A4%A', 'https://jogo.exemplo/v/'])(
  '%j has no code',
  (typed) => {
    expect(readGroupCode(typed)).toBeNull();
  },
);
