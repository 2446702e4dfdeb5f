import { CURRENT_RULEBOOK } from '@consorcio/rules';
import type { RulebookVersion } from '@consorcio/rules/vocabulary';
import { sha256 } from '@noble/hashes/sha2.js';

/** The seed of a player's next campaign, with what its seal stands for (RULES 8.1). */
export interface SealedSeed {
  /** 32 bytes; its SHA-256 is shown before a dream is chosen. */
  readonly seed: Uint8Array;
  /** 32 bytes of which the seed is the SHA-256: the key of the months after the letter. */
  readonly root: Uint8Array;
  /** The rulebook that the campaign will be played by. */
  readonly rulebook: RulebookVersion;
}

/** Bytes of a seed (RULES 8.1). */
const SEED_BYTES = 32;

/** Draws the seed of a campaign to come, sealed under today's rulebook. `randomBytes`: bytes that nobody can foresee. */
export function sealSeed(randomBytes: (count: number) => Uint8Array): SealedSeed {
  const root = randomBytes(SEED_BYTES);
  return { seed: sha256(root), root, rulebook: CURRENT_RULEBOOK };
}
