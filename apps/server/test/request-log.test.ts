import { expect, test } from 'vitest';
import { type Database, statement } from '../src/db/database.ts';
import { startApp } from './support/app.ts';
import { api, signUp } from './support/client.ts';

/** Fails as a constraint does: the driver's error holds the row's values. */
const BREAK = statement<never>({
  name: 'test-break',
  text: `insert into login_email (email, player_id) select email, player_id from login_email`,
});

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
