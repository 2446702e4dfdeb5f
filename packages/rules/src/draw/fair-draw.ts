import { BrokenInvariant } from '@consorcio/kernel';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { StageOrdinal } from '../vocabulary.ts';

/** A fair number from 0 to n - 1 for a label: always the same one for the same seed (RULES section 8). */
export type Draw = (n: number, label: string) => number;

/** A campaign's two seeds: 64 hex digits drawn before the dream was chosen, and the player's own word. */
export interface Seeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
}

/** Upper bound of a 32-bit word of a digest. */
const WORDS = 2 ** 32;
export const WORDS_A_DIGEST = 8;
/** A minigame's seed is the first half of its digest (RULES 4.7). */
const RUN_SEED_BYTES = 16;

/**
 * Digests of a campaign's labels: HMAC-SHA256 over `consorcio:v1|{clientSeed}|{label}|{block}` (RULES 8.2). The key is
 * worked in once, which halves the cost of a thousand campaigns replayed in a browser.
 */
export function digestsOf({ serverSeed, clientSeed }: Seeds): (label: string, block: number) => Uint8Array {
  const keyed = hmac.create(sha256, hexToBytes(serverSeed));
  return (label, block) =>
    keyed
      .clone()
      .update(utf8ToBytes(drawMessage(clientSeed, label, block)))
      .digest();
}

/** What is hashed for a block of a label (RULES 8.2). */
export const drawMessage = (clientSeed: string, label: string, block: number): string =>
  `consorcio:v1|${clientSeed}|${label}|${block}`;

/** What the player is shown before the choice: hex SHA-256 of the seed's bytes (RULES 8.1). */
export const commitmentOf = (serverSeed: string): string => bytesToHex(sha256(hexToBytes(serverSeed)));

/**
 * The seed of a root: hex SHA-256 of its bytes. The seed does not reveal the root, which is the key of the months after the
 * letter (RULES 8.1).
 */
export const seedOfRoot = (root: string): string => bytesToHex(sha256(hexToBytes(root)));

/** Words at or above it are rejected, so that no number below `n` is likelier than another (RULES 8.3). */
export const limitOf = (n: number): number => Math.floor(WORDS / n) * n;

/** The draws of a campaign: HMAC-SHA256 with rejection, so that no number is likelier than another (RULES 8.3). */
export function drawFrom(seeds: Seeds): Draw {
  // Created with the first draw, because most reads of a campaign on the server draw nothing.
  let digestOf: ReturnType<typeof digestsOf> | null = null;
  return (n, label) => {
    if (!(n >= 1 && n <= WORDS)) throw new BrokenInvariant('UNKNOWN', `cannot draw ${label} among ${n}`);
    digestOf ??= digestsOf(seeds);
    const limit = limitOf(n);
    for (let block = 0; ; block += 1) {
      const digest = digestOf(label, block);
      const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
      for (let i = 0; i < WORDS_A_DIGEST; i += 1) {
        const word = view.getUint32(i * 4);
        if (word < limit) return word % n;
      }
    }
  };
}

/** The same draws, each computed once. */
export function drawnOnce(draw: Draw): Draw {
  const drawn = new Map<string, number>();
  return (n, label) => {
    const key = `${n} ${label}`;
    const value = drawn.get(key) ?? draw(n, label);
    drawn.set(key, value);
    return value;
  };
}

/** A minigame's own seed: 32 hex digits of label `partida:{ordinal}` (RULES 4.7). */
export const runSeedOf = (seeds: Seeds, stage: StageOrdinal): string =>
  bytesToHex(digestsOf(seeds)(`partida:${stage}`, 0).subarray(0, RUN_SEED_BYTES));
