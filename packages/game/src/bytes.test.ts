import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { base64Url, base64UrlBytes, isSameBytes, uuidBytes, uuidText } from './bytes.ts';

test.each([0, 1, 2, 3, 24, 32, 33])('%i bytes are the base64url that everybody writes, and come back', (length) => {
  const bytes = randomBytes(length);
  expect(base64Url(bytes)).toBe(bytes.toString('base64url'));
  expect(isSameBytes(base64UrlBytes(base64Url(bytes)), bytes)).toBe(true);
});

test('a UUID is its 16 bytes', () => {
  const uuid = '01a2b3c4-d5e6-7f80-9a1b-2c3d4e5f6071';
  expect(uuidBytes(uuid)).toHaveLength(16);
  expect(uuidText(uuidBytes(uuid))).toBe(uuid);
});
