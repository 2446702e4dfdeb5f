import { ROUTES } from '@consorcio/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statement } from '../src/db/database.ts';
import { endedSessions } from '../src/features/auth/chores.ts';
import { newToken } from '../src/http/token.ts';
import { startApp, type TestApp } from './support/app.ts';
import { api, signUp } from './support/client.ts';
import { oneEngine } from './support/engines.ts';

const ana = { email: 'ana@exemplo.com.br', name: 'Ana Maria', characterName: 'Bia', password: 'Segredo1!' };
const refusal = (statusCode: number, message: string) => ({ status: statusCode, body: { statusCode, message } });

const AGE = statement<never>('test-age-sessions')`
  update session set last_used_at = now() - make_interval(days => $2) where player_id = $1`;
const DAYS_UNUSED = statement<{ days: number }>('test-days-unused')`
  select extract(day from now() - last_used_at)::int as days from session where player_id = $1`;

describe.each(oneEngine)('an account on $name', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp(engine);
  });
  afterAll(() => server.remove());

  test('is made by signing up, which signs in as well', async () => {
    const { status, body } = await api(server.app).post('/auth/register', { ...ana, email: ' Ana@Exemplo.com.br ' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      name: 'Ana Maria',
      token: expect.any(String),
      email: 'Ana@Exemplo.com.br',
    });
    const { token } = body as { token: string };
    expect((await api(server.app, token).get('/auth')).body).toEqual({
      id: (body as { id: string }).id,
      name: 'Ana Maria',
      characterName: 'Bia',
      email: 'Ana@Exemplo.com.br',
      personaId: null,
      campaign: null,
      nextCommitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  test('is refused for its address, then for its password, then because the address is taken', async () => {
    await signUp(server.app, { email: 'ordem@exemplo.com.br' });
    const ask = (email: string, password: string) =>
      api(server.app).post('/auth/register', { ...ana, email, password });
    expect(await ask('ordem', 'fraca')).toMatchObject(refusal(400, 'EMAIL_INVALID'));
    const weak = await ask('ORDEM@exemplo.com.br', 'fraca');
    expect(weak).toMatchObject(refusal(400, 'PW_TOO_WEAK'));
    expect(weak.body).not.toHaveProperty('info');
    expect(await ask(' ORDEM@exemplo.com.br', 'Segredo1!')).toMatchObject(refusal(409, 'EMAIL_UNAVAILABLE'));
  });

  test('an address with accents leads to its account, however it is typed, and to one alone', async () => {
    const ways = [
      'bia@escola-são-joão.com.br',
      'Bia@xn--escola-so-joo-3ebe.com.br',
      'bia@escola-sa\u0303o-joa\u0303o.com.br',
    ];
    const bia = await signUp(server.app, { email: String(ways[1]) });
    let code = ((await bia.api.post('/me/recovery-code', {})).body as { recoveryCode: string }).recoveryCode;
    for (const email of ways) {
      expect((await api(server.app).post('/auth/login', { email, password: 'Segredo1!' })).status).toBe(200);
      const again = await api(server.app).post('/auth/register', { ...ana, email });
      expect(again).toMatchObject(refusal(409, 'EMAIL_UNAVAILABLE'));
      const back = await api(server.app).post('/auth/recover', { email, code, password: 'Segredo1!' });
      expect(back.status).toBe(200);
      code = (back.body as { recoveryCode: string }).recoveryCode;
    }
  });

  test('refuses the most commonly stolen passwords, and gives that as the reason', async () => {
    for (const password of ['P@ssw0rd', 'Senha@123', '1qaz@WSX']) {
      const answer = await api(server.app).post('/auth/register', { ...ana, email: 'x@exemplo.com.br', password });
      expect(answer).toMatchObject(refusal(400, 'PW_TOO_WEAK'));
      expect(answer.body).toMatchObject({ info: 'COMMON' });
    }
  });

  test('is made once, however many ask for the same address at the same time', async () => {
    const same = { ...ana, email: 'juntos@exemplo.com.br' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => api(server.app).post('/auth/register', same)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
  });

  test('opens with its password, in any spelling of the address and of an accent', async () => {
    const password = 'Cora\u00e7\u00e3o1!';
    await signUp(server.app, { email: 'acento@exemplo.com.br', password });
    const login = (word: string) =>
      api(server.app).post('/auth/login', { email: ' ACENTO@exemplo.com.br', password: word });
    expect(await login(password.normalize('NFD'))).toMatchObject({ status: 200, body: { name: 'Ana Maria' } });
    expect(await login('Coracao1!')).toMatchObject(refusal(401, 'PW_MISMATCH'));
    const nobody = api(server.app).post('/auth/login', { email: 'ninguem@exemplo.com.br', password });
    expect(await nobody).toMatchObject(refusal(404, 'USER_NOT_FOUND'));
  });

  test('stores neither password nor token, only their hashes', async () => {
    const player = await signUp(server.app);
    const kept = await server.database.query(
      statement<{ row: string }>('test-kept-account')`
        select p::text as row from player p where player_id = $1
          union all select s::text from session s where player_id = $1`,
      [player.id],
    );
    const secret = Buffer.from(player.token, 'base64url').subarray(16);
    for (const form of [player.password, player.token, secret.toString('hex'), secret.toString('base64')]) {
      expect(JSON.stringify(kept)).not.toContain(form);
    }
    expect(JSON.stringify(kept)).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });
});

describe.each(oneEngine)('a session on $name', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp(engine);
  });
  afterAll(() => server.remove());

  test('ends by signing out, and only that one', async () => {
    const player = await signUp(server.app);
    const again = await api(server.app).post('/auth/login', { email: player.email, password: player.password });
    const other = api(server.app, (again.body as { token: string }).token);
    expect(await player.api.post('/auth/logout')).toMatchObject({ status: 204, body: undefined });
    expect(await player.api.get('/auth')).toMatchObject(refusal(401, 'TOKEN_INVALID'));
    expect(await player.api.post('/auth/logout')).toMatchObject(refusal(401, 'TOKEN_INVALID'));
    expect((await other.get('/auth')).status).toBe(200);
  });

  test('ends when it was not used for 30 days', async () => {
    const player = await signUp(server.app);
    await server.database.query(AGE, [player.id, 31]);
    for (const path of ['/auth', '/persona/list', '/stage/current']) {
      expect(await player.api.get(path)).toMatchObject(refusal(401, 'TOKEN_INVALID'));
    }
  });

  test('stays ended after the next login, and is left to maintenance, which asks no clock alone', async () => {
    const player = await signUp(server.app);
    await server.database.query(AGE, [player.id, 31]);
    const again = { email: player.email, password: player.password };
    expect((await api(server.app).post('/auth/login', again)).status).toBe(200);
    expect((await player.api.get('/auth')).status).toBe(401);
    await endedSessions(server.database, Date.now).piece(new AbortController().signal);
    expect(await server.database.query(DAYS_UNUSED, [player.id])).toEqual([{ days: 0 }]);
  });

  test.each(['/auth', '/persona/list'])('lives on by being used: %s', async (path) => {
    const player = await signUp(server.app);
    await server.database.query(AGE, [player.id, 29]);
    const names = await server.statementsOf(() => player.api.get(path));
    expect(names).toHaveLength(3);
    expect(names).toEqual(expect.arrayContaining(['session-used', 'account-used']));
    await expect.poll(() => server.database.query(DAYS_UNUSED, [player.id])).toEqual([{ days: 0 }]);
    expect(await server.statementsOf(() => player.api.get(path))).toHaveLength(1);
  });

  const calls = Object.values(ROUTES).filter(({ access }) => access === 'player');
  test.each(calls)('$method $path needs a token, and says so before anything else', async ({ method, path }) => {
    const url = `/api${path.replaceAll(/\{\w+\}/g, 'x')}`;
    const ask = (authorization?: string) =>
      server.app
        .inject({ method, url, headers: authorization === undefined ? {} : { authorization } })
        .then((answer) => answer.json());
    const unknown = newToken('01900000-0000-7000-8000-000000000000').text;
    expect(await ask()).toEqual({ statusCode: 401, message: 'TOKEN_REQUIRED' });
    expect(await ask('Basic YTpi')).toEqual({ statusCode: 401, message: 'TOKEN_REQUIRED' });
    expect(await ask('Bearer qualquer')).toEqual({ statusCode: 401, message: 'TOKEN_INVALID' });
    expect(await ask(`Bearer ${unknown}`)).toEqual({ statusCode: 401, message: 'TOKEN_INVALID' });
  });
});
