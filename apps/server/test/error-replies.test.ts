import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aroundStatements, type Database, DatabaseUnavailable } from '../src/db/database.ts';
import { readOperator } from '../src/operator-settings.ts';
import { startApp, type TestApp } from './support/app.ts';
import { api, type NewPlayer, signUp } from './support/client.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

describe('an unreadable request is refused with a clear message', () => {
  let server: TestApp;
  let player: NewPlayer;
  beforeAll(async () => {
    server = await startApp();
    player = await signUp(server.app);
  });
  afterAll(() => server.remove());
  const register = (payload: string, headers: Record<string, string> = JSON_TYPE) =>
    server.app.inject({ method: 'POST', url: '/api/auth/register', payload, headers });

  test.each(['/api/nope', '/api/', '/api/auth/nope', '/api/%zz', '/api/campaign/x/y/z'])(
    '%s is NOT_FOUND',
    async (url) => {
      const answer = await server.app.inject({ url, headers: { accept: 'text/html' } });
      expect(answer.json()).toEqual({ statusCode: 404, message: 'NOT_FOUND' });
    },
  );

  test('a known path by another method is METHOD_NOT_ALLOWED, and says which are', async () => {
    const answer = await server.app.inject({ method: 'GET', url: '/api/stage/begin?x=1' });
    expect(answer.json()).toEqual({ statusCode: 405, message: 'METHOD_NOT_ALLOWED' });
    expect(answer.headers.allow).toBe('PUT');
    const other = await server.app.inject({ method: 'PATCH', url: '/api/campaign/abc/audit' });
    expect(other.headers.allow).toBe('GET, HEAD');
  });

  test('a body over 32 kB is PAYLOAD_TOO_LARGE', async () => {
    const answer = await register(JSON.stringify({ email: 'x'.repeat(33_000) }));
    expect(answer.json()).toEqual({ statusCode: 413, message: 'PAYLOAD_TOO_LARGE' });
  });

  test.each(['{', '{"email":}', 'null x', '\u0000', '[1,'])('%j is no JSON', async (body) => {
    expect((await register(body)).json()).toEqual({
      statusCode: 400,
      message: ['body: O corpo não é um JSON válido'],
    });
  });

  test('a body of another content type is answered with what to send', async () => {
    const answer = await register('email=ana', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(answer.json()).toEqual({
      statusCode: 400,
      message: ['body: Envie JSON (content-type: application/json)'],
    });
  });

  test.each([
    ['', JSON_TYPE],
    ['{}', JSON_TYPE],
    ['', {}],
  ])('%j is a body without fields', async (payload, headers) => {
    expect((await register(payload, headers)).json().message).toEqual([
      'email: Campo obrigatório',
      'name: Campo obrigatório',
      'characterName: Campo obrigatório',
      'password: Campo obrigatório',
    ]);
  });

  test('a call without fields takes an empty body', async () => {
    const { token } = await signUp(server.app);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { ...JSON_TYPE, authorization: `Bearer ${token}` },
    });
    expect(answer.statusCode).toBe(204);
  });

  test('__proto__ and constructor are ignored like any other unknown field', async () => {
    const answer = await register(
      '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"email":"proto@x.br","name":"P","characterName":"P","password":"Segredo1!"}',
    );
    expect(answer.statusCode).toBe(201);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test('an id of any length and kind is an unknown one', async () => {
    for (const id of ['0', 'x'.repeat(400), '%00', '%F0%9F%98%80', '..%2F..', "'; drop table player; --"]) {
      const answer = await api(server.app).get(`/campaign/public/${id}`);
      expect([400, 404]).toContain(answer.status);
    }
    expect((await player.api.get('/auth')).status).toBe(200);
  });

  test('an answer of the API that is opened by itself is a file, the page of the API a page', async () => {
    const dispositionOf = async (url: string) => (await server.app.inject({ url })).headers['content-disposition'];
    for (const url of ['/api/nope', '/api/auth', '/api/openapi.json'])
      expect(await dispositionOf(url)).toBe('attachment; filename="api.json"');
    expect(await dispositionOf('/api/docs')).toBeUndefined();
  });

  test('every reply forbids framing, content sniffing and referrers', async () => {
    for (const url of ['/api/nope', '/healthz', '/api/auth']) {
      const { headers } = await server.app.inject({ url });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
      expect(headers['content-security-policy']).not.toContain('unsafe-inline');
      expect(headers['content-security-policy']).toContain(
        `default-src '${url.startsWith('/api/') ? 'none' : 'self'}'`,
      );
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe(url.startsWith('/api/') ? undefined : 'same-origin');
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('strict-transport-security');
    }
  });
});

test.each([
  ['https://jogo.test', 'max-age=15552000', '?1', 200],
  // The host is somebody else's: one visit would shut its other services.
  ['https://escola.test/jogo', undefined, undefined, 404],
])('headers and files speak for the own host alone: %s', async (publicUrl, tls, cluster, status) => {
  const operator = readOperator({ OPERATOR_CONTACT: 'fale@jogo.example' });
  const server = await startApp(undefined, { settings: { publicUrl, operator } });
  const { headers } = await server.app.inject({ url: '/healthz' });
  expect([headers['strict-transport-security'], headers['origin-agent-cluster']]).toEqual([tls, cluster]);
  for (const url of ['/robots.txt', '/.well-known/security.txt'])
    expect((await server.app.inject({ url })).statusCode, url).toBe(status);
  expect((await server.app.inject({ url: '/sitemap.xml' })).statusCode).toBe(200);
  await server.remove();
});

/** A database that fails from the moment it is told to. */
async function failing(): Promise<{ server: TestApp; player: NewPlayer; fail: (error: Error) => void }> {
  let error: Error | null = null;
  const real = await startApp();
  const database: Database = {
    ...aroundStatements(
      real.database,
      (send) =>
        (...asked) =>
          error === null ? send(...asked) : Promise.reject(error),
    ),
    close: async () => undefined,
  };
  const server = await startApp(undefined, { database });
  const player = await signUp(server.app);
  return {
    server: {
      ...server,
      remove: async () => {
        error = null;
        await server.remove();
        await real.remove();
      },
    },
    player,
    fail: (fault) => {
      error = fault;
    },
  };
}

describe('when the database fails', () => {
  let broken: Awaited<ReturnType<typeof failing>>;
  beforeAll(async () => {
    broken = await failing();
  });
  afterAll(() => broken.server.remove());

  test('an unexpected error is UNKNOWN: the reply has the request id and no internal detail', async () => {
    broken.fail(new Error('column "secret" of select * from player at /srv/app/file.ts'));
    const answer = await broken.player.api.get('/auth');
    expect(answer.body).toEqual({ statusCode: 500, message: 'UNKNOWN', requestId: expect.any(String) });
    expect(JSON.stringify(answer.headers)).not.toContain('secret');
  });

  test('a database that is away is UNAVAILABLE for now, and the server not ready', async () => {
    broken.fail(new DatabaseUnavailable('gone'));
    const answer = await broken.player.api.get('/auth');
    expect(answer).toMatchObject({ status: 503, body: { statusCode: 503, message: 'UNAVAILABLE' } });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await broken.server.app.inject({ url: '/readyz' })).statusCode).toBe(503);
    expect((await broken.server.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  });
});
