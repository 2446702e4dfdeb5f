import { textsOfSource } from './words.ts';

const WORD = /\p{L}+(?:[-’']\p{L}+)*/gu;
/** Points that end no sentence. */
const SHORTENED = /\b(arts?|nº|p|ex|etc|Prof|min)\./giu;
/** Labels and names are no sentences: those end with a point. */
const ENDS = /[.!?…]["”’)]*$/;
const FEWEST_WORDS = 3;

/** The sentences of a text for players, without those that are labels only. */
export function sentencesOf(text: string): readonly string[] {
  const plain = text
    .replaceAll(/<[^>]*>|#\w+#?/g, ' ')
    .replaceAll(SHORTENED, '$1')
    .trim();
  if (!ENDS.test(plain) || (plain.match(WORD)?.length ?? 0) < FEWEST_WORDS) return [];
  return plain.split(/(?<=[.!?…]["”’)]*)\s+/).filter((sentence) => /\p{L}/u.test(sentence));
}

/** The sentences of a source file's texts. */
export const sentencesOfSource = (source: string): readonly string[] =>
  textsOfSource(source).flatMap(({ text }) => sentencesOf(text));

const FALLING = /[aeoáéóâêôàãõ]$/;
const GLIDES = 'iu';

/** Syllables of a Portuguese word, by its vowels; a few in a hundred words are one off. */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replaceAll(/([qg])u(?=[aeioáéíóâêôãõ])/g, '$1');
  const isMarked = /[áéíóúâêô]/.test(letters);
  let count = 0;
  let before = '';
  for (const [i, letter] of [...letters].entries()) {
    if (!/[aeiouáéíóúâêôãõàü]/.test(letter)) {
      before = '';
      continue;
    }
    const isLast = /^s?$/.test(letters.slice(i + 1));
    const isDiphthong =
      (GLIDES.includes(letter) &&
        (FALLING.test(before) || (GLIDES.includes(before) && before !== letter && before !== ''))) ||
      (/[oe]/.test(letter) && /[ãõ]/.test(before)) ||
      /* con-sór-cio, á-gua: the mark says that the stress is before */
      (isMarked && isLast && /[iueo]/.test(before) && /[aeo]/.test(letter));
    if (!isDiphthong) count += 1;
    before = isDiphthong ? '' : letter;
  }
  return Math.max(1, count);
}

/**
 * How easy sentences are; numbers are no words. An index of 75 to 100 is 'muito fácil' (Martins, Ghiraldelo, Nunes, Oliveira,
 * ICMC-USP, 1996).
 */
export function readabilityOf(sentences: readonly string[]) {
  const words = sentences.flatMap((sentence) => sentence.match(WORD) ?? []);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const index = 248.835 - (1.015 * words.length) / sentences.length - (84.6 * syllables) / words.length;
  return { words: words.length, sentences: sentences.length, syllables, index };
}
