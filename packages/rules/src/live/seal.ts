import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { runSeedOf, type Seeds } from '../draw/fair-draw.ts';
import type { StageOrdinal } from '../vocabulary.ts';
import type { LuckyWord } from './words.ts';

/** A quota's word as it is part of the key: '-' where none was chosen, 'casa' for the house. */
export type SealedWord = LuckyWord | '-' | 'casa';

/** What is hashed when the room is closed: the words of all quotas, ascending (LIVE 3.12). */
export const wordsText = (words: readonly SealedWord[]): string =>
  `consorcio-ao-vivo:v1|${words.map((word, i) => `${i + 1}:${word}`).join(',')}`;

/** The group's part of its draws, 64 hex digits: nobody chooses it alone (LIVE 3.12). */
export const liveClientSeed = (words: readonly SealedWord[]): string =>
  bytesToHex(sha256(utf8ToBytes(wordsText(words))));

/** A run's label counts months and quotas: quota 12 in month 3 is 312. */
const MONTH = 100;

/** The seed of a seat's minigame in a month (LIVE 3.12). */
export const liveRunSeed = (seeds: Seeds, month: number, quota: number): string =>
  runSeedOf(seeds, (MONTH * month + quota) as StageOrdinal);
