import { expect, test } from 'vitest';
import { type Database, statement } from '../src/db/database.ts';
import { startApp } from './support/app.ts';
import { api, signUp } from './support/client.ts';

/** Fails as a constraint does: the driver's error holds the row's values. */
const BREAK = statement<never>('test-break')`
  insert into login_email (email, player_id) select email, player_id from login_email`;

test('the log has route, status and request id, and nothing about the person', async () => {
  const lines: string[] = [];
  let isBroken = false;
  const real = await startApp();
  const database: Database = {
    ...real.database,
    close: async () => undefined,
    query: (...asked) => (isBroken ? real.database.query(BREAK) : real.database.query(...asked)),
  };
  const server = await startApp(undefined, {
    database,
    settings: { logLevel: 'trace' },
    log: { write: (line) => void lines.push(line) },
  });
  const player = await signUp(server.app, { name: 'Ana Segredo' });
  await api(server.app).post('/auth/login', { email: player.email, password: 'Errada1!' });
  await player.api.get('/campaign/public/AaH-AYeicqCif5HrmEKWfAGh_gGJInzxu4LeBAXZOYM?token=na-busca');
  isBroken = true;
  const failed = await player.api.get('/auth');
  isBroken = false;

  const log = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const { requestId } = failed.body as { requestId: string };
  expect(log).toContainEqual(
    expect.objectContaining({
      level: 'info',
      method: 'POST',
      route: '/api/auth/login',
      status: 401,
      reqId: expect.any(String),
    }),
  );
  expect(log).toContainEqual(
    expect.objectContaining({ level: 'error', reqId: requestId, err: expect.objectContaining({ code: '23505' }) }),
  );
  const text = lines.join('');
  for (const secret of [
    player.email,
    player.token,
    player.password,
    'Errada1!',
    'Ana Segredo',
    'na-busca',
    player.id,
  ]) {
    expect(text).not.toContain(secret);
  }
  await server.remove();
  await real.remove();
});

test('a line holds little of what strangers send, however long it is', async () => {
  const lines: string[] = [];
  const server = await startApp(undefined, {
    settings: { logLevel: 'trace', operatorToken: 'mesa-de-teste-0123456789', publicUrl: 'http://localhost' },
    log: { write: (line) => void lines.push(line) },
  });
  const long = 'Ana Segredo '.repeat(1_000);
  const post = (url: string, fields: Readonly<Record<string, string>>) =>
    server.app.inject({
      ...{ method: 'POST', url, payload: new URLSearchParams(fields).toString() },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  for (const answer of [
    await post('/lti/launch', { error: 'x', error_description: long }),
    await post('/lti/login', { iss: long, client_id: long }),
    await server.app.inject(`/lti/register?openid_configuration=${long.slice(0, 4_000).replaceAll(' ', '.')}`),
  ])
    expect([403, 400]).toContain(answer.statusCode);
  expect(lines.filter((line) => line.includes('Segredo'))).toHaveLength(3);
  for (const line of lines) expect(line.length).toBeLessThan(5_000);
  for (const line of lines) expect(line.split('Segredo').length).toBeLessThan(100);
  await server.remove();
});
