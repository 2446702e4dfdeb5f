import { Dice } from '@consorcio/kernel';
import type { Draw } from '@consorcio/rules';

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

function hashOf(label: string): number {
  let hash = FNV_OFFSET;
  for (let i = 0; i < label.length; i += 1) hash = Math.imul(hash ^ label.charCodeAt(i), FNV_PRIME);
  return hash;
}

/** A seed of the kernel's dice, 32 hex digits, for campaign number `i` of a stream. */
export const seedOf = (stream: string, i: number): string =>
  [hashOf(stream), i, 0x5eed, 0xc0de].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

/**
 * Draws for the simulation. The rules take any `draw`, so millions of campaigns need not wait for HMAC-SHA256: these
 * come from the kernel's dice, keyed by the label, so that a label still always gives the same number. They are as
 * even as the sealed ones, and nobody can check them: fit for statistics, never for a game.
 */
export const fastDraw =
  (seed: string): Draw =>
  (n, label) =>
    Dice.of(seed, hashOf(label)).below(n);
