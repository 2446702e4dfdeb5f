import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AgeClock, machineAges } from '../src/age-clock.ts';
import { backupPath } from '../src/backup-folder.ts';
import { statement } from '../src/db/database.ts';
import { WRITE_PROBE } from '../src/db/write-watch.ts';
import { metrics } from '../src/features/health/metrics.ts';
import { readOperator } from '../src/operator-settings.ts';
import { startApp, type TestApp } from './support/app.ts';
import { engines } from './support/engines.ts';

describe.each(engines)('a server on $name', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp(engine, { settings: { publicUrl: 'http://localhost:3000' } });
  });
  afterAll(() => server.remove());
  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

  test('is alive, and ready once its database is reached and up to date', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await get('/readyz')).json()).toEqual({ status: 'ready' });
  });
  test('what is tried after a failed write leaves nothing behind', async () => {
    const probe = statement<never>('test-probe')`${WRITE_PROBE}`;
    const left = statement<{ n: number }>('test-left')`
      select count(*) as n from pg_class where relname = 'write_probe'`;
    for (const _ of [1, 2]) await server.database.query(probe);
    expect(await server.database.query(left)).toEqual([{ n: 0 }]);
  });
  test('shows its figures to its own machine only, and not through a proxy', async () => {
    const figures = await get('/metrics');
    expect(figures.payload).toContain('http_request_duration_seconds');
    expect(figures.payload).toContain('sql_statements_total{name="health-ping"}');
    const far = { remoteAddress: '203.0.113.9', headers: { host: 'jogo.test', origin: 'http://jogo.test' } };
    expect((await server.app.inject({ url: '/metrics', ...far })).statusCode).toBe(404);
    expect((await get('/metrics', { origin: 'http://localhost:3000' })).statusCode).toBe(200);
  });
});

test('a clock that is refused is told in the details of /readyz and on the desk, and the server stays ready', async () => {
  const refused = { since: Date.now(), by: 40 * 86_400_000 };
  const ages = { aged: Date.now, noted: Date.now, leaptAt: () => 0, refused: () => refused };
  const settings = { operatorToken: 'a-token-for-the-desk' };
  const server = await startApp(undefined, { settings, ages });
  const answer = await server.app.inject({ url: '/readyz' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    status: 'ready',
    details: [expect.stringMatching(/, 40 days after the time that the game knows: .* npm run admin -- clock$/)],
  });
  const headers = { authorization: 'Bearer a-token-for-the-desk' };
  expect((await server.app.inject({ url: '/operador', headers })).payload).toMatch(
    /<p class="notice" role="alert">O relógio deste computador marca [^<]+, 40 dias depois da última data/,
  );
  await server.remove();
});

test.each([
  { 'x-forwarded-for': '203.0.113.9' },
  { 'x-forwarded-host': 'jogo.test' },
  { 'x-real-ip': '203.0.113.9' },
  { forwarded: 'for=203.0.113.9' },
  { via: '1.1 proxy' },
  { host: 'jogo.test' },
  // As the shortest configuration of nginx does: no header, and the host of this machine.
  { host: '127.0.0.1:3000', origin: 'https://jogo.test' },
])(
  'once a proxy has handed a request on, with %j, it may hide who asks: a token is needed for an hour from then on',
  async (headers) => {
    let clock = 0;
    const server = await startApp(undefined, {
      settings: { publicUrl: 'http://localhost:3000' },
      monotonic: () => clock,
    });
    const figures = async () =>
      (await server.app.inject({ url: '/metrics', headers: { host: '127.0.0.1:3000' } })).statusCode;
    expect(await figures()).toBe(200);
    await server.app.inject({ url: '/api/dream/list', headers });
    expect(await figures()).toBe(404);
    clock += 3_599_999;
    expect(await figures()).toBe(404);
    clock += 1;
    expect(await figures()).toBe(200);
    await server.remove();
  },
);

test('wrong tokens for the figures are refused after ten; the right one is let in from the same address', async () => {
  const server = await startApp(undefined, { settings: { metricsToken: 'figuras' } });
  const ask = async (token: string) =>
    (await server.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })).statusCode;
  for (let i = 0; i < 10; i += 1) expect(await ask(`errado-${i}`)).toBe(404);
  expect(await ask('errado')).toBe(429);
  expect(await ask('figuras')).toBe(200);
  await server.remove();
});

test.each([
  ['a public address', { publicUrl: 'https://jogo.test' }],
  ['a proxy that is trusted', { publicUrl: 'http://localhost:3000', trustProxy: ['127.0.0.1'] }],
])('with %s, where a proxy may hide who asks, a token is needed', async (_, settings) => {
  const server = await startApp(undefined, { settings });
  expect((await server.app.inject({ url: '/metrics' })).statusCode).toBe(404);
  await server.remove();
});

test('with a token, the figures need it; the operator’s name is public', async () => {
  const operator = readOperator({ OPERATOR_CONTACT: 'privacidade@exemplo.com.br' });
  const server = await startApp(undefined, { settings: { metricsToken: 'figuras', operator } });
  const ask = (authorization?: string) =>
    server.app.inject({
      url: '/metrics',
      remoteAddress: '203.0.113.9',
      headers: authorization === undefined ? {} : { authorization },
    });
  expect((await ask('Bearer figuras')).statusCode).toBe(200);
  expect((await ask('Bearer figura')).statusCode).toBe(404);
  expect((await ask()).statusCode).toBe(404);
  expect((await server.app.inject({ url: '/api/operator' })).json()).toEqual({
    ...operator,
    embedOrigins: [],
    takesPlatforms: false,
  });
  await server.remove();
});

test('the figures tell the newest backup, the room on the disks, maintenance that failed and a clock that is refused', async () => {
  const backupDir = mkdtempSync(join(tmpdir(), 'consorcio-figures-'));
  const measured = metrics(Date.now);
  measured.showChores(['daily backup', 'ended sessions']);
  const settings = { metricsToken: 'figuras', backupDir };
  let refused: ReturnType<AgeClock['refused']> = null;
  const ages: AgeClock = { ...machineAges(Date.now), refused: () => refused };
  const server = await startApp(undefined, { settings, metrics: measured, ages });
  const figure = async (name: string): Promise<number> => {
    const { payload } = await server.app.inject({ url: '/metrics', headers: { authorization: 'Bearer figuras' } });
    const line = payload.split('\n').find((one) => one.startsWith(`${name} `));
    return Number(line?.slice(name.length + 1));
  };
  expect(await figure('backup_newest_timestamp_seconds')).toBe(0);
  writeFileSync(backupPath(backupDir, Date.UTC(2026, 0, 2)), '');
  writeFileSync(backupPath(backupDir, Date.UTC(2026, 0, 1)), '');
  expect(await figure('backup_newest_timestamp_seconds')).toBe(Date.UTC(2026, 0, 2) / 1000);
  for (const folder of ['data', 'backups']) {
    const [free, size] = [
      await figure(`disk_free_bytes{folder="${folder}"}`),
      await figure(`disk_size_bytes{folder="${folder}"}`),
    ];
    expect(free).toBeGreaterThan(0);
    expect(size).toBeGreaterThan(free);
  }
  measured.countMaintenanceFailure('daily backup');
  expect(await figure('chore_failures_total{chore="daily backup"}')).toBe(1);
  expect(await figure('chore_failures_total{chore="ended sessions"}')).toBe(0);
  expect(await figure('clock_off_seconds')).toBe(0);
  refused = { since: 0, by: -90_000_000 };
  expect(await figure('clock_off_seconds')).toBe(-90_000);
  measured.countGrade('refused');
  expect(await figure('grades_total{end="refused"}')).toBe(1);
  await server.remove();
  rmSync(backupDir, { recursive: true });
});
