import { LUCKY_WORDS, type LuckyWord } from '@consorcio/rules/live-words';

const PICTURES = 4;

/** The seal as four pictures: its first four bytes, each modulo the number of pictures (LIVE 3.12). `commitment`: hex. */
export const sealWords = (commitment: string): readonly LuckyWord[] =>
  Array.from({ length: PICTURES }, (_, i) => {
    const byte = Number.parseInt(commitment.slice(2 * i, 2 * i + 2), 16);
    return LUCKY_WORDS[byte % LUCKY_WORDS.length] ?? LUCKY_WORDS[0];
  });
