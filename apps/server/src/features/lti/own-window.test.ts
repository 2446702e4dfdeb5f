import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { ltiCookies } from './browser-cookie.ts';
import type { LtiKeys } from './keys.ts';
import { type Again, openAgain, whoComesAgain } from './own-window.ts';

const HOUR = 3_600_000;
const WHO: Again = { kind: 'pupil', user: 'ab', path: '/jogar', school: '{}' };
const cookies = ltiCookies('');
const keys = {
  hash: async (...words: readonly string[]) => createHmac('sha256', 'segredo').update(JSON.stringify(words)).digest(),
} as unknown as LtiKeys;

/** The cookie that a first press leaves. */
async function cookieOf(page: string | null): Promise<string> {
  const headers: string[] = [];
  const reply = { header: (_: string, value: string) => void headers.push(value) } as unknown as FastifyReply;
  await openAgain({ keys, cookies }, reply, { page, who: WHO, now: 0 });
  return headers[0]?.split(';')[0] ?? '';
}
const press = (page: string | undefined, cookie: string, now = HOUR) =>
  whoComesAgain({ keys, cookies }, { query: { pagina: page }, headers: { cookie } } as FastifyRequest, now);

describe('a button that has opened the game', () => {
  test('opens it again for 12 hours, from its own page alone', async () => {
    const cookie = await cookieOf('uma');
    expect(await press('uma', cookie)).toEqual(WHO);
    expect(await press('outra', cookie)).toBeNull();
    expect(await press(undefined, cookie)).toBeNull();
    expect(await press('uma', cookie, 13 * HOUR)).toBeNull();
  });

  test('is nobody’s where its cookie is missing or was made by somebody else', async () => {
    expect(await press('uma', '')).toBeNull();
    expect(await press('uma', `${(await cookieOf('uma')).slice(0, -4)}AAAA`)).toBeNull();
  });

  test('leaves nothing after a launch that came by no button', async () => {
    expect(await cookieOf(null)).toBe('');
  });
});
