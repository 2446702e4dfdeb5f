import { expect, test } from 'vitest';
import { signedText } from './live-assembly.ts';

test('coins gained or lost have a sign, and zero has none', () => {
  expect([40, -1_200, 0].map(signedText)).toEqual(['+40', '−1.200', '0']);
});
