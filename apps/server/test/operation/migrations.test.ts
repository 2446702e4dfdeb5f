import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, statement } from '../../src/db/database.ts';
import { openEmbedded } from '../../src/db/embedded.ts';
import type { Engine } from '../../src/db/engine.ts';
import { checkVersion, type Migration, migrate, readMigrations } from '../../src/db/migrate.ts';
import { type DatabasePlace, openDatabase } from '../../src/db/open.ts';
import { openPostgres } from '../../src/db/postgres.ts';
import { reportFunnel } from '../../src/operate/reports.ts';
import { checked } from '../support/check.ts';
import { engines, postgresEngines, type TestPlace } from '../support/engines.ts';

const openEngine = ({ databaseUrl, dataDir }: DatabasePlace): Promise<Engine> =>
  databaseUrl === null ? openEmbedded(dataDir) : openPostgres(databaseUrl);
const APPLIED = statement<{ name: string }>('test-applied')`select name from migration order by name`;
const extra = (sql: string): Migration => ({ name: '9999-more.sql', sql, checksum: 'more' });

test('each migration has a unique number', () => {
  const numbers = readMigrations().map(({ name }) => name.slice(0, '0000'.length));
  expect(numbers).toEqual([...new Set(numbers)]);
});

describe.each(engines)('migrations on $name', (engine) => {
  let made: TestPlace;
  beforeAll(async () => {
    made = await engine.make();
  });
  afterAll(() => made.remove());
  /** Runs migrations on the file's database, as a server's start would. */
  async function migrated(known: readonly Migration[]): Promise<readonly string[]> {
    const opened = await openEngine(made.place);
    try {
      return await migrate(opened, known);
    } finally {
      await opened.close();
    }
  }

  test('run once: a second start finds nothing to do', async () => {
    expect(await migrated(readMigrations())).toEqual([]);
    const database: Database = await openDatabase(made.place);
    const names = (await database.query(APPLIED)).map(({ name }) => name);
    await database.close();
    expect(names).toEqual(readMigrations().map(({ name }) => name));
    expect(names[0]).toBe('0001-accounts.sql');
  });

  test('that fail leave nothing behind', async () => {
    const broken = extra('create table half (id int); select no_such_column from half;');
    await expect(migrated([...readMigrations(), broken])).rejects.toThrow();
    const whole = extra('create table half (id int);');
    expect(await migrated([...readMigrations(), whole])).toEqual(['9999-more.sql']);
  });

  test('of a newer server stop an older one with a sentence', async () => {
    await expect(openDatabase(made.place)).rejects.toThrow(
      /^The database is newer than this server \(it knows 9999-more\.sql\): [^\n]+\.$/,
    );
  });

  test('that were changed after they ran stop the server with a sentence', async () => {
    const changed = readMigrations().map((one, i) => (i === 0 ? { ...one, checksum: 'other' } : one));
    await expect(migrated([...changed, extra('')])).rejects.toThrow(/^The migration 0001-accounts\.sql was changed/);
  });
});

describe.each(engines)('the key of public ids on $name', (engine) => {
  const KEY = statement<{ key: Uint8Array }>('test-key')`select key from public_id_key`;
  const keyOfNew = async (): Promise<string> => {
    const { place, remove } = await engine.makeBare();
    const database = await openDatabase(place);
    const [row] = await database.query(KEY);
    await database.close();
    await remove();
    return Buffer.from(row?.key ?? []).toString('hex');
  };

  test('is another one in each new game', async () => {
    const [one, other] = [await keyOfNew(), await keyOfNew()];
    expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect(one).not.toBe(other);
  });
});

describe.each(postgresEngines)('several servers on $name', (engine) => {
  test('that start together run every migration once', async () => {
    const made = await engine.make();
    const known = [...readMigrations(), extra('create table once_only (id int); select pg_sleep(0.2);')];
    const servers = await Promise.all([1, 2, 3].map(() => openEngine(made.place)));
    const ran = await Promise.all(servers.map((server) => migrate(server, known)));
    expect(ran.flat()).toEqual(['9999-more.sql']);
    await Promise.all(servers.map((server) => server.close()));
    await made.remove();
  });
});

describe.each(postgresEngines)('a replica of $name', (engine) => {
  let made: TestPlace;
  /** As a replica is: nothing may be written. */
  beforeAll(async () => {
    made = await engine.make();
    const database = await openDatabase(made.place);
    const name = new URL(made.place.databaseUrl ?? '').pathname.slice(1);
    const text = `alter database ${name} set default_transaction_read_only = on`;
    await database.query(statement('test-read-only')`${text}`);
    await database.close();
  });
  afterAll(() => made.remove());

  test('is refused to a server with a sentence', async () => {
    await expect(openDatabase(made.place)).rejects.toThrow(/^The database is read only, as a replica is: [^\n]+\.$/);
  });

  test('is read by an operator', async () => {
    const database = await openDatabase(made.place, 'read');
    expect(await checked(database)).toEqual({ campaigns: 0, faults: [] });
    expect((await reportFunnel(database)).length).toBeGreaterThan(0);
    await database.close();
  });

  test('that is behind is refused to an operator with a sentence', async () => {
    const opened = await openEngine(made.place);
    const late = checkVersion(opened, [...readMigrations(), extra('create table late (id int);')]);
    await expect(late).rejects.toThrow(
      /^The database is at \d{4}-[^\n]+\.sql and has not had 9999-more\.sql: [^\n]+\.$/,
    );
    await opened.close();
  });
});

test('the first start of the embedded database builds it, and the folder is free again afterwards', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'consorcio-first-'));
  const first = await openDatabase({ databaseUrl: null, dataDir });
  await first.close();
  const again = await openDatabase({ databaseUrl: null, dataDir });
  expect(await again.query(APPLIED)).toHaveLength(readMigrations().length);
  await again.close();
  rmSync(dataDir, { recursive: true, force: true });
});
