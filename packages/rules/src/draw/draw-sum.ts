import { bytesToHex } from '@noble/hashes/utils.js';
import { digestsOf, drawMessage, limitOf, type Seeds, WORDS_A_DIGEST } from './fair-draw.ts';

/** One draw step by step, as RULES 8.2 and 8.3 make it. */
export interface DrawSum {
  /** What is hashed, with the seed as key. */
  readonly message: string;
  /** 64 hex digits. */
  readonly digest: string;
  /** The word that counts: the `place`-th of eight, from 1. */
  readonly place: number;
  readonly word: number;
  /** Words from here on are thrown away. */
  readonly limit: number;
  readonly n: number;
  /** The rest of word / n. */
  readonly value: number;
}

/** The steps of one draw, to be shown; its value is that of `drawFrom`. */
export function drawSum(seeds: Seeds, n: number, label: string): DrawSum {
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
