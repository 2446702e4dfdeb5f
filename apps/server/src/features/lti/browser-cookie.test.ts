import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { ltiCookies } from './lti.ts';

const SECRET = 'abcdefgh'.padEnd(43, 'x');
const brought = (cookie: string) => ({ headers: { cookie } }) as FastifyRequest;

test.each([
  ['', '__Host-lti-abcdefgh', '/'],
  ['/jogo', '__Secure-lti-abcdefgh', '/jogo/lti'],
])('below "%s" a login has the cookie %s, which is sent to %s', (base, name, path) => {
  const { ofBrowser, browsersOf } = ltiCookies(base);
  expect(ofBrowser(SECRET)).toBe(
    `${name}=${SECRET}; Path=${path}; Max-Age=43200; HttpOnly; Secure; SameSite=None; Partitioned`,
  );
  expect(browsersOf(brought(`outro=1; ${ofBrowser(SECRET).split(';')[0]}`))).toEqual([SECRET]);
});

test('at the top of a host no cookie is taken that another host of the domain could have set', () => {
  const request = brought(`__Secure-lti-abcdefgh=${SECRET}; __Host-lti=${SECRET.toUpperCase()}`);
  expect(ltiCookies('').browsersOf(request)).toEqual([SECRET.toUpperCase()]);
});
