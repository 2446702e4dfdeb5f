import { expect, test } from 'vitest';
import { readabilityOf, sentencesOf, syllablesOf } from './readability.ts';

test('syllables are counted by vowels, diphthongs together, hiatus apart', () => {
  const counts = { não: 1, dia: 2, saída: 3, água: 2, quando: 2, consórcio: 3, ideias: 3, moeda: 3, assembleia: 4 };
  for (const [word, count] of Object.entries({ ...counts, contemplação: 4, administradora: 6 }))
    expect([word, syllablesOf(word)]).toEqual([word, count]);
});

test('labels are not sentences; abbreviations and numbers do not end one', () => {
  expect(sentencesOf('DAR LANCE')).toEqual([]);
  expect(sentencesOf('Tudo certo!')).toEqual([]);
  expect(sentencesOf('Leia os arts. 2º e 22 da lei. Custa R$ 1.200 por mês!')).toHaveLength(2);
});

test('the index is 248.835 − 1.015 × words a sentence − 84.6 × syllables a word', () => {
  /* 6 words in 2 sentences; 1 + 1 + 2 and 1 + 2 + 2 syllables */
  const { words, sentences, syllables, index } = readabilityOf(['Eu não pago.', 'Se quero, pago.']);
  expect([words, sentences, syllables]).toEqual([6, 2, 9]);
  expect(index).toBeCloseTo(248.835 - 1.015 * 3 - 84.6 * 1.5, 9);
});
