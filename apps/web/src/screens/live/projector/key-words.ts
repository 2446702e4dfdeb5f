import { LUCKY_WORDS, type LuckyWord } from '@consorcio/rules/live-words';

const isWord = (text: string | undefined): text is LuckyWord => LUCKY_WORDS.some((word) => word === text);

/** The pictures in what was hashed to the key, in the order of quotas; nobody's and the house's are left out (LIVE 3.12). */
export const wordsOf = (hashed: string | null): readonly LuckyWord[] =>
  (hashed?.split('|')[1] ?? '')
    .split(',')
    .map((part) => part.split(':')[1])
    .filter(isWord);
