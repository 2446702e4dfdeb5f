import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statement } from '../src/db/database.ts';
import { openDatabase } from '../src/db/open.ts';
import { startApp, type TestApp } from './support/app.ts';
import { signUp } from './support/client.ts';
import { postgresEngines } from './support/engines.ts';

describe.each(postgresEngines)('a server whose $name goes away', (engine) => {
  let server: TestApp;
  let admin: pg.Client;
  beforeAll(async () => {
    server = await startApp(engine);
    admin = new pg.Client({ connectionString: String(server.place.databaseUrl) });
    await admin.connect();
  });
  afterAll(async () => {
    await admin.end();
    await server.remove();
  });
  const cutAll = () =>
    admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );

  test('answers UNAVAILABLE at worst while its connections are cut, and recovers by itself', async () => {
    const player = await signUp(server.app);
    for (let round = 0; round < 5; round += 1) {
      const answers = Array.from({ length: 20 }, () => player.api.get('/auth'));
      await cutAll();
      for (const { status, headers } of await Promise.all(answers)) {
        expect([200, 503]).toContain(status);
        if (status === 503) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      }
    }
    await expect.poll(async () => (await player.api.get('/auth')).status).toBe(200);
  });
});

describe.each(postgresEngines)('statements that share a connection, $name', (engine) => {
  test('a failing one does not affect those sent with it', async () => {
    const made = await engine.make();
    const database = await openDatabase(made.place);
    const ONE = statement<{ one: number }>('test-one')`select $1::integer / $2::integer as one`;
    const asked = Array.from({ length: 100 }, (_, n) => database.query(ONE, [4, n % 5 === 3 ? 0 : 2]));
    const settled = await Promise.allSettled(asked);
    for (const [n, result] of settled.entries()) {
      if (n % 5 === 3) expect(result).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
      else expect(result).toMatchObject({ status: 'fulfilled', value: [{ one: 2 }] });
    }
    await database.close();
    await made.remove();
  });
});

describe.each(postgresEngines)('a statement that is used again, $name', (engine) => {
  test('reads its rows alike every time, and by the new type once a column has got one', async () => {
    const made = await engine.make();
    const database = await openDatabase(made.place);
    const admin = new pg.Client({ connectionString: String(made.place.databaseUrl) });
    await admin.connect();
    await admin.query('create table kind (n bigint, at timestamptz)');
    await admin.query("insert into kind values (1, 'epoch'), (null, null)");
    const KINDS = statement<{ n: unknown; at: Date | null }>('test-kinds')`select n, at from kind`;
    const rowsOf = (n: unknown) => [
      { n, at: new Date(0) },
      { n: null, at: null },
    ];
    for (let use = 0; use < 3; use += 1) expect(await database.query(KINDS)).toEqual(rowsOf(1));
    await admin.query("alter table kind alter n type text using 'number ' || n");
    for (let use = 0; use < 3; use += 1) expect(await database.query(KINDS)).toEqual(rowsOf('number 1'));
    await admin.end();
    await database.close();
    await made.remove();
  });
});

describe.each(postgresEngines)('where the names of statements lead nowhere, $name', (engine) => {
  const ONE = statement<{ one: number }>('test-name')`select $1::integer as one`;
  test.each([
    ['taken by others', [ONE.name], 0],
    ['forgotten', [], 1],
  ] as const)('statements go on without them, and it is said once: %s', async (_, taken, uses) => {
    const made = await engine.make();
    const told: string[] = [];
    const database = await openDatabase(made.place, 'serve', (sentence) => told.push(sentence));
    const [before] = [told.length];
    for (let use = 0; use < uses; use += 1) await database.query(ONE, [use]);
    // What another client of the pooler has left on the connection.
    const left = taken.length > 0 ? `prepare "${ONE.name}" (integer) as select $1 as one` : 'deallocate all';
    await database.query(statement<never>('')`${left}`);
    const answers = await Promise.all([1, 2, 3, 4].map((one) => database.query(ONE, [one])));
    expect(answers).toEqual([1, 2, 3, 4].map((one) => [{ one }]));
    expect(await database.save(ONE, [5])).toEqual([{ one: 5 }]);
    expect(await database.transaction((query) => query(ONE, [6]))).toEqual([{ one: 6 }]);
    expect(told.slice(before)).toEqual([expect.stringContaining('prepare=off')]);
    await database.close();
    await made.remove();
  });
});

const hasPooler = spawnSync('pgbouncer', ['--version']).status === 0;
describe.skipIf(!hasPooler).each(postgresEngines)('behind PgBouncer in transaction mode, $name', (engine) => {
  test('forty players sign up at once and play on, and the start of it is said once', async () => {
    const made = await engine.make();
    const { hostname, port, username, password, pathname } = new URL(String(made.place.databaseUrl));
    const folder = mkdtempSync(join(tmpdir(), 'consorcio-pooler-'));
    const listens = await getPort();
    const config = `[databases]
* = host=${hostname} port=${port || 5432} user=${username}${password === '' ? '' : ` password=${password}`}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listens}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
`;
    writeFileSync(join(folder, 'pooler.ini'), config);
    // It refuses to run as root.
    if (process.getuid?.() === 0) chmodSync(folder, 0o755);
    const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
    const pooler = spawn('pgbouncer', ['-q', ...asUser, join(folder, 'pooler.ini')], { stdio: 'ignore' });
    const databaseUrl = `postgres://${username}@127.0.0.1:${listens}${pathname}`;
    const told: string[] = [];
    const open = () => openDatabase({ databaseUrl, dataDir: '' }, 'serve', (sentence) => told.push(sentence));
    await expect
      .poll(() =>
        open()
          .then((one) => one.close())
          .then(() => 'open', String),
      )
      .toBe('open');
    const server = await startApp(undefined, { database: await open() });
    const players = await Promise.all(Array.from({ length: 40 }, () => signUp(server.app)));
    for (const { api } of players)
      expect((await api.put('/persona/choose', { personaId: 1 })).status).toBeLessThan(300);
    expect(told.filter((sentence) => sentence.includes('prepare=off'))).toHaveLength(1);
    await server.remove();
    pooler.kill();
    await once(pooler, 'exit');
    rmSync(folder, { recursive: true, force: true });
    await made.remove();
  });
});

describe.each(postgresEngines)('behind a pooler, $name', (engine) => {
  test('is used without the names of statements when the address says so', async () => {
    const made = await engine.make();
    const url = new URL(String(made.place.databaseUrl));
    url.searchParams.set('prepare', 'off');
    const NAMES = statement<{ n: number }>('test-names')`select count(*) as n from pg_prepared_statements`;
    const withNames = await openDatabase(made.place);
    expect(await withNames.query(NAMES)).toEqual([{ n: 1 }]);
    await withNames.close();
    const without = await openDatabase({ ...made.place, databaseUrl: url.href });
    expect(await without.query(NAMES)).toEqual([{ n: 0 }]);
    await without.close();
    await made.remove();
  });
});
