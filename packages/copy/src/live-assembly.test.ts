import { expect, test } from 'vitest';
import { assemblyCopy, coinsText, signedText } from './live-assembly.ts';

test('coins gained or lost have a sign, and zero has none', () => {
  expect([40, -1_200, 0].map(signedText)).toEqual(['+40', '−1.200', '0']);
});

test('a sum below nothing is read with a minus, not with a hyphen', () => {
  expect([3_100, 0, -25].map(coinsText)).toEqual(['3.100', '0', '−25']);
});

test('what is left is told for each quota, as one sum where it parts evenly', () => {
  expect([assemblyCopy.shared(405, 34), assemblyCopy.shared(400, 40)]).toEqual([
    'Sobra de 405: 11 ou 12 para cada cota que fechou em dia.',
    'Sobra de 400: 10 para cada cota que fechou em dia.',
  ]);
});

test('the roll call below its heading tells quotas, and what is open where something is', () => {
  expect([assemblyCopy.callTold(31, 35), assemblyCopy.callTold(8, 8)]).toEqual([
    '31 de 35 cotas fecharam o mês em dia. Em aberto: 4.',
    '8 de 8 cotas fecharam o mês em dia.',
  ]);
});

test('a tie is told by the way of counting: upwards, or from the first quota again', () => {
  expect([assemblyCopy.tie(45, 12, [23]), assemblyCopy.tie(120, 6, [1]), assemblyCopy.tie(60, 3, [7, 1])]).toEqual([
    'Empate em 45: da cota 12, sorteada, para cima, a 23 vem antes.',
    'Empate em 120: da cota 6, sorteada, até a última e de novo da 1, a 1 vem antes.',
    'Empate em 60: da cota 3, sorteada, até a última e de novo da 1, a 7 e a 1 vêm antes.',
  ]);
});
