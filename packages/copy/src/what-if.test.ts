import { expect, test } from 'vitest';
import { noteCopy, whatIfCopy } from './what-if.ts';

test('a note that falls is shown without a sign, the smaller end of its interval first', () => {
  const { difference } = whatIfCopy.thousand;
  expect(difference(117.2, 104, 129)).toBe('A nota sobe 117 pontos (de 104 a 129).');
  expect(difference(-145.4, -157, -132)).toBe('A nota desce 145 pontos (de 132 a 157).');
});

test('a note is shared with its interval and its dream', () => {
  expect(noteCopy.share(742, 722, 761, 'Reforma da casa')).toBe(
    'Minha Nota das escolhas: 742 (de 722 a 761) em Reforma da casa.',
  );
});
