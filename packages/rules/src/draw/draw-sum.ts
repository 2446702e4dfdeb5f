import { bytesToHex } from '@noble/hashes/utils.js';
import { digestsOf, drawMessage, limitOf, type Seeds, WORDS_A_DIGEST } from './fair-draw.ts';

/**
 * One draw step by step, as RULES 8.2 and 8.3 make it: the `message` that is hashed with the seed as key, its `digest` of 64 hex
 * digits, the `word` that counts, the `place`-th of eight from 1, the `limit` from which on words are thrown away, and the rest
 * of word / n: that is what `drawFrom` gives.
 */
export function drawSum(seeds: Seeds, n: number, label: string) {
  const digestOf = digestsOf(seeds);
  const limit = limitOf(n);
  for (let block = 0; ; block += 1) {
    const digest = digestOf(label, block);
    const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
    const words = Array.from({ length: WORDS_A_DIGEST }, (_, i) => view.getUint32(i * 4));
    const at = words.findIndex((word) => word < limit);
    const word = words[at];
    if (word === undefined) continue;
    const message = drawMessage(seeds.clientSeed, label, block);
    return { message, digest: bytesToHex(digest), place: at + 1, word, limit, n, value: word % n };
  }
}
