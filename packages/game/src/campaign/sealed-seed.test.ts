import { CURRENT_RULEBOOK, seedOfRoot } from '@consorcio/rules';
import { expect, test } from 'vitest';
import { sealSeed } from './sealed-seed.ts';

test('the seed is the SHA-256 of the root that was drawn, sealed under the rulebook of new campaigns', () => {
  const root = new Uint8Array(32).fill(7);
  const { seed, ...sealed } = sealSeed(() => root);
  expect(sealed).toEqual({ root, rulebook: CURRENT_RULEBOOK });
  expect(Buffer.from(seed).toString('hex')).toBe(seedOfRoot('07'.repeat(32)));
});
