import { expect, test } from 'vitest';
import { newToken, readToken, tokenSent } from './token.ts';

const PLAYER = '01900000-0000-7000-8000-000000000001';

test('a token carries the player and a secret of which only the hash is kept', () => {
  const { text, token } = newToken(PLAYER);
  expect(readToken(`Bearer ${text}`)).toEqual(token);
  expect(readToken(`bearer  ${text} `)).toEqual(token);
  expect(token.playerId).toBe(PLAYER);
  expect(token.hash).toHaveLength(32);
  expect(newToken(PLAYER).text).not.toBe(text);
});

test.each([undefined, '', 'Bearer', 'Bearer ', 'Basic YTpi', 'Token x'])('%j brings no token', (header) => {
  expect(readToken(header)).toBe('TOKEN_REQUIRED');
});
test.each(['Bearer x', `Bearer ${'A'.repeat(63)}`, `Bearer ${'A'.repeat(65)}`, `Bearer ${'!'.repeat(64)}`])(
  '%j brings none of ours',
  (header) => {
    expect(readToken(header)).toBe('TOKEN_INVALID');
  },
);

test('a request’s token is the one that its header brings, and is taken apart once', () => {
  const { text, token } = newToken(PLAYER);
  const request = { headers: { authorization: `Bearer ${text}` } };
  expect(tokenSent(request)).toEqual(token);
  expect(tokenSent(request)).toBe(tokenSent(request));
  expect(tokenSent({ headers: {} })).toBe('TOKEN_REQUIRED');
});
