import { expect, test } from 'vitest';
import { projectorCopy } from './live-projector.ts';

test('one envelope that did not win is in the singular', () => {
  expect([1, 2].map(projectorCopy.envelope.lost)).toEqual(['1 envelope não venceu', '2 envelopes não venceram']);
});
