import { ROUTES, type RouteName } from '@consorcio/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { api, type NewPlayer, signUp } from './support/client.ts';

const CALLS = Object.entries(ROUTES) as [RouteName, (typeof ROUTES)[RouteName]][];
/** These end the session that makes them, so each gets a player of its own. */
const ENDING: readonly RouteName[] = ['logout', 'deleteMe'];

describe('Cache-Control: no-store', () => {
  let server: TestApp;
  let player: NewPlayer;
  beforeAll(async () => {
    server = await startApp();
    player = await signUp(server.app);
  });
  afterAll(() => server.remove());

  const send = (method: string, path: string, headers: Record<string, string> = {}) =>
    server.app.inject({ method: method as 'GET', url: `/api${path.replaceAll(/\{\w+\}/g, 'x')}`, headers });
  const as = (token: string) => ({ authorization: `Bearer ${token}` });

  test.each(CALLS)('%s with a token', async (name, { method, path }) => {
    const { token } = ENDING.includes(name) ? await signUp(server.app) : player;
    expect((await send(method, path, as(token))).headers['cache-control']).toBe('no-store');
  });

  test.each(CALLS.filter(([, { access }]) => access === 'player'))(
    '%s with no token, or a dead one',
    async (_, call) => {
      expect((await send(call.method, call.path)).headers['cache-control']).toBe('no-store');
      const dead = as('A'.repeat(64));
      expect((await send(call.method, call.path, dead)).headers['cache-control']).toBe('no-store');
    },
  );

  test('signing up and signing in, whatever they answer', async () => {
    const { email, password } = player;
    for (const [path, body, status] of [
      ['/auth/register', { email: 'nova@exemplo.com.br', name: 'N', characterName: 'N', password }, 201],
      ['/auth/register', { email, name: 'N', characterName: 'N', password }, 409],
      ['/auth/register', {}, 400],
      ['/auth/login', { email, password }, 200],
      ['/auth/login', { email, password: 'Errada1!' }, 401],
    ] as const) {
      const answer = await api(server.app).post(path, body);
      expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'no-store']);
    }
  });

  test('an unknown path, and a known one by another method', async () => {
    expect((await send('GET', '/nope', as(player.token))).headers['cache-control']).toBe('no-store');
    expect((await send('GET', '/stage/begin', as(player.token))).headers['cache-control']).toBe('no-store');
  });

  test('is not said of what anybody may read', async () => {
    const { statusCode, headers } = await send('GET', '/quiz/totals');
    expect(statusCode).toBe(200);
    expect(headers).not.toHaveProperty('cache-control');
  });
});
