import { expect, test } from 'vitest';
import { sealSeed } from './sealed-seed.ts';

test('a seed that is sealed under rulebook 1 is what was drawn, and has no root', () => {
  const drawn = new Uint8Array(32).fill(7);
  expect(sealSeed(() => drawn, 1)).toEqual({ seed: drawn, root: null, rulebook: 1 });
});
