import { expect, test } from 'vitest';
import { signedText } from './live-assembly.ts';

test('coins that come or go have a sign, and none at all have no sign', () => {
  expect([40, -1_200, 0].map(signedText)).toEqual(['+40', '−1.200', '0']);
});
