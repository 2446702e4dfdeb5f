import { CLIENT_SEED_PATTERN } from '@consorcio/rules/vocabulary';

/** Letters of a word drawn for a player who gives none: 16 bytes in hex. */
const RANDOM_BYTES = 16;

/** True for what the draws can take in: RULES 8.2. */
export const isLuckyWord = (word: string): boolean => CLIENT_SEED_PATTERN.test(word);

/** The player's own part of the draws: the given word, or a random one. RULES 8.2. */
export function clientSeedOf(word: string): string {
  if (word !== '') return word;
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
