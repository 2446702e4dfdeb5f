import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { api, signUp } from './support/client.ts';

/** Sends the same bytes many times over one socket; gives the statuses of the answers. */
function sendRaw(app: FastifyInstance, bytes: string, times: number): Promise<readonly number[]> {
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes.repeat(times)));
    let text = '';
    socket.on('data', (part) => {
      text += part.toString('latin1');
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
      if (statuses.length === times) {
        socket.destroy();
        resolve(statuses);
      }
    });
    socket.on('error', reject);
  });
}

describe('with limits on', () => {
  let server: TestApp;
  afterEach(() => server.remove());
  const start = async (trustProxy: readonly string[] = []) => {
    server = await startApp(undefined, { settings: { rateLimits: true, trustProxy } });
    return server.app;
  };

  test('the 11th wrong password of an account is RATE_LIMITED, and its owner gets in elsewhere', async () => {
    const app = await start();
    const { email, password } = await signUp(app);
    const login = (word: string, remoteAddress: string) =>
      api(app).post('/auth/login', { email, password: word }, { remoteAddress });
    for (let i = 0; i < 10; i += 1) expect((await login('Errada1!', '203.0.113.1')).status).toBe(401);
    const limited = await login('Errada1!', '203.0.113.1');
    expect(limited).toMatchObject({ status: 429, body: { statusCode: 429, message: 'RATE_LIMITED' } });
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect((await login('Errada1!', '203.0.113.2')).status).toBe(429);
    expect((await login(password, '203.0.113.3')).status).toBe(200);
  });

  test('a guesser with a whole IPv6 network counts as one address', async () => {
    const app = await start();
    const login = (i: number, remoteAddress: string) =>
      api(app).post('/auth/login', { email: `rede${i}@exemplo.com.br`, password: 'Errada1!' }, { remoteAddress });
    for (let i = 0; i < 29; i += 1) expect((await login(i, `2001:db8:1:2::${i + 1}`)).status).toBe(404);
    expect((await login(30, '2001:db8:1:2:ffff::9')).status).toBe(429);
    expect((await login(31, '2001:db8:1:3::1')).status).toBe(404);
  });

  test('a token makes no more than its share of calls a minute', async () => {
    const app = await start();
    const player = await signUp(app);
    const answers = await Promise.all(Array.from({ length: 310 }, () => player.api.get('/persona/list')));
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited).toHaveLength(10);
    expect(Number(limited[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await signUp(app)).token).toBeTruthy();
  });

  test('an address makes no more than 3,000 calls a minute, and another is answered meanwhile', async () => {
    const app = await start();
    const look = (remoteAddress: string) => api(app).get('/quiz/totals', undefined, { remoteAddress });
    const answers = [];
    for (let n = 0; n < 3_050; n += 1) answers.push((await look('203.0.113.1')).status);
    expect(answers.filter((status) => status === 429)).toHaveLength(50);
    expect((await look('203.0.113.2')).status).toBe(200);
  });

  test.each([
    ['with an encoded letter', '/%61pi/persona/list'],
    ['in absolute form', 'http://jogo.test/api/persona/list'],
    ['in absolute form, with an encoded letter', 'http://jogo.test/%61pi/persona/list'],
  ])('a call whose target is written %s counts like any other', async (_, target) => {
    const app = await start();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { token } = await signUp(app);
    const answers = await sendRaw(
      app,
      `GET ${target} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`,
      301,
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(300);
    expect(answers.at(-1)).toBe(429);
  });

  test('the address of a client is taken from a trusted proxy only', async () => {
    const app = await start(['10.0.0.0/8']);
    const { email } = await signUp(app);
    const wrong = (forwarded: string, remoteAddress: string) =>
      api(app).post(
        '/auth/login',
        { email, password: 'Errada1!' },
        { remoteAddress, headers: { 'x-forwarded-for': forwarded } },
      );
    for (let i = 0; i < 10; i += 1) await wrong(`198.51.100.${i}`, '203.0.113.1');
    expect((await wrong('198.51.100.99', '203.0.113.1')).status).toBe(429);
    const accounts = Array.from({ length: 29 }, (_, i) => `conta${i}@exemplo.com.br`);
    const login = (account: string, forwarded: string) =>
      api(app).post(
        '/auth/login',
        { email: account, password: 'Errada1!' },
        { remoteAddress: '10.1.2.3', headers: { 'x-forwarded-for': forwarded } },
      );
    for (const account of accounts) expect((await login(account, '192.0.2.1')).status).toBe(404);
    expect((await login('mais@exemplo.com.br', '192.0.2.1')).status).toBe(429);
    expect((await login('mais@exemplo.com.br', '198.51.100.7, 192.0.2.1')).status).toBe(429);
    expect((await login('mais@exemplo.com.br', '192.0.2.1, 192.0.2.3')).status).toBe(404);
    expect((await login('mais@exemplo.com.br', '192.0.2.2')).status).toBe(404);
  });
});
