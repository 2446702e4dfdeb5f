import { LUCKY_WORDS, type LuckyWord } from '@consorcio/rules/live-words';

/** Words that are written with accents; all others are called as they are written. */
const ACCENTED: Readonly<Partial<Record<LuckyWord, string>>> = {
  arvore: 'árvore',
  arcoiris: 'arco-íris',
  violao: 'violão',
  lapis: 'lápis',
  cafe: 'café',
  pao: 'pão',
  balao: 'balão',
};

/** What the twenty-four pictures of a live group are called (LIVE 3.12). */
export const luckyNames = Object.fromEntries(LUCKY_WORDS.map((word) => [word, ACCENTED[word] ?? word])) as Readonly<
  Record<LuckyWord, string>
>;
