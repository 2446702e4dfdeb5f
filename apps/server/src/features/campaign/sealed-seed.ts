import { createHash } from 'node:crypto';
import { CURRENT_RULEBOOK, rulebookOf } from '@consorcio/rules';
import type { RulebookVersion } from '@consorcio/rules/vocabulary';

/** The seed of a player's next campaign, with what its seal stands for (RULES2 0.2). */
export interface SealedSeed {
  /** 32 bytes; its SHA-256 is shown before a dream is chosen. */
  readonly seed: Uint8Array;
  /** 32 bytes of which the seed is the SHA-256: the key of the months after the letter. Null where a rulebook has none. */
  readonly root: Uint8Array | null;
  /** The rulebook that the campaign will be played by. */
  readonly rulebook: RulebookVersion;
}

/** Bytes of a seed (RULES 8.1). */
const SEED_BYTES = 32;

/** Draws the seed of a campaign to come, sealed under today's rulebook. `randomBytes`: bytes that nobody can foresee. */
export function sealSeed(randomBytes: (count: number) => Uint8Array): SealedSeed {
  const drawn = randomBytes(SEED_BYTES);
  const rulebook = CURRENT_RULEBOOK;
  if (rulebookOf(rulebook).afterLetter === undefined) return { seed: drawn, root: null, rulebook };
  return { seed: createHash('sha256').update(drawn).digest(), root: drawn, rulebook };
}
