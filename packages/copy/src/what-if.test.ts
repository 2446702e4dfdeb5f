import { expect, test } from 'vitest';
import { noteCopy, whatIfCopy } from './what-if.ts';

test('a note that falls is shown without a sign, the smaller end of its interval first', () => {
  const { difference } = whatIfCopy.thousand;
  expect(difference(117.2, 104, 129)).toBe('A nota sobe 117 pontos (de 104 a 129).');
  expect(difference(-145.4, -157, -132)).toBe('A nota desce 145 pontos (de 132 a 157).');
});

test('one redraw of a thousand is told as any other number of them', () => {
  const { count, told } = whatIfCopy.thousand;
  const counts = [count('melhor', 1), count('igual', 998), count('pior', 1)];
  expect(told(counts)).toBe('Em mil sorteios, a outra escolha sai melhor em 1, igual em 998, pior em 1.');
});

test('a difference that is clear and yet below half a point is not said to be none', () => {
  expect(whatIfCopy.thousand.difference(0.4, 0, 1)).toBe('A nota sobe menos de 1 ponto (de 0 a 1).');
});

test('a note is shared with its interval and its dream', () => {
  expect(noteCopy.share(742, 722, 761, 'Reforma da casa')).toBe(
    'Minha Nota das escolhas: 742 (de 722 a 761) em Reforma da casa.',
  );
});
