import type { LuckyWord } from '@consorcio/rules/live-words';

/** Words with a key of their own each, since the same one may be chosen twice. */
export const placed = (words: readonly LuckyWord[]): readonly { readonly word: LuckyWord; readonly key: string }[] =>
  words.map((word, i) => ({ word, key: `${i + 1} ${word}` }));
