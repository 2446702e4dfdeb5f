import { expect, test } from 'vitest';
import { HOST, newKey, tokenOf } from './live-token.ts';

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
