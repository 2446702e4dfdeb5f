import { NEEDS } from '@consorcio/tools/known-root';
import { expect, test } from 'vitest';
import { KNOWN_ROOT, LUCKY_WORD } from './support/seeds.ts';

test.each(NEEDS)('$title', ({ holds }) => {
  expect(holds(KNOWN_ROOT, LUCKY_WORD)).toBe(true);
});
