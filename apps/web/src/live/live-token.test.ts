import { expect, test } from 'vitest';
import { HOST, newKey, partsOf, tokenOf } from './live-token.ts';

test('a token is the group, the quota and the key, as the server takes it apart (LIVE 5)', () => {
  const group = Buffer.alloc(16, 0xfb).toString('base64url');
  const key = Buffer.alloc(32, 0xff).toString('base64url');
  const bytes = Buffer.from(tokenOf(group, 12, key), 'base64url');
  expect(bytes).toEqual(Buffer.concat([Buffer.alloc(16, 0xfb), Buffer.of(12), Buffer.alloc(32, 0xff)]));
  expect(Buffer.from(tokenOf(group, HOST, key), 'base64url')[16]).toBe(0);
});

test('a key is 43 characters of base64url and never the same', () => {
  const keys = [newKey(), newKey()];
  for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/);
  expect(keys[0]).not.toBe(keys[1]);
});

test('a token is taken apart into what it was made of, and nothing else is taken for one', () => {
  const parts = { groupId: Buffer.alloc(16, 0xfb).toString('base64url'), quota: 40, key: newKey() };
  expect(partsOf(tokenOf(parts.groupId, parts.quota, parts.key))).toEqual(parts);
  for (const other of ['', parts.key, `${parts.key}${parts.key}`, 'ç'.repeat(66), '%'])
    expect(partsOf(other)).toBeNull();
});
