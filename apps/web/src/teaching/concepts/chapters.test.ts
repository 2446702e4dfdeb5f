import { conceptPicture } from '@consorcio/art/notebook';
import { ideaWords } from '@consorcio/copy/teaching';
import { CONCEPTS } from '@consorcio/rules/catalogue';
import { expect, test } from 'vitest';
import { CHAPTERS } from './chapters.ts';

test('every idea stands in one chapter', () => {
  const ids = CHAPTERS.flatMap(({ ideas }) => [...ideas]).sort((a, b) => a - b);
  expect(ids).toEqual(CONCEPTS.map(({ id }) => id));
});

test('every idea has a picture and an example', () => {
  for (const { id } of CONCEPTS) {
    expect(conceptPicture(id - 1)).toContain('<svg');
    expect(ideaWords[id]?.example, `example of ${id}`).toMatch(/[.!?]$/);
  }
});

test('an example with a percentage or a law names its source, unless it is arithmetic', () => {
  const ARITHMETIC = [18, 19, 23];
  for (const { id } of CONCEPTS) {
    const words = ideaWords[id];
    if (words !== undefined && /\d%/.test(words.example) && !ARITHMETIC.includes(id))
      expect(words.source, `source of ${id}`).toBeTruthy();
  }
});
