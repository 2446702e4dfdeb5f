import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { statement } from '../src/db/database.ts';
import { databaseOn } from '../src/db/engine.ts';
import { type Migration, migrate, readMigrations } from '../src/db/migrate.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { postgresEngines, type TestPlace } from './support/engines.ts';

const READ = statement<{ n: number }>({ name: 'test-width', text: 'select n from width where n = $1' });
const widen: Migration = { name: '9999-wide.sql', sql: 'alter table width alter column n type integer', checksum: '' };
/** More than there are connections, so that each of them has prepared the statement. */
const AT_ONCE = Array.from({ length: 64 }, (_, i) => i);

describe.each(postgresEngines)('while a newer server migrates $name', (engine) => {
  let made: TestPlace;
  let url: string;
  let operator: pg.Client;
  beforeEach(async () => {
    made = await engine.make();
    url = String(made.place.databaseUrl);
    operator = new pg.Client({ connectionString: url, application_name: 'psql' });
    await operator.connect();
    await operator.query('create table width as select generate_series(0, 99)::smallint as n');
  });
  afterEach(async () => {
    await operator.end();
    await made.remove();
  });
  const newer = async (migrations: readonly Migration[], lockLimit?: number): Promise<readonly string[]> => {
    const server = await openPostgres(url);
    return migrate(server, migrations, lockLimit).finally(() => server.close());
  };

  test('a column that changes its type costs the server before it no error', async () => {
    const database = databaseOn(await openPostgres(url));
    const readAll = () => Promise.all(AT_ONCE.map((n) => database.query(READ, [n])));
    const inTransaction = () => database.transaction((query) => query(READ, [7]));
    await readAll();
    await inTransaction();
    await newer([...readMigrations(), widen]);
    expect((await readAll()).flat().map(({ n }) => n)).toEqual(AT_ONCE);
    expect(await inTransaction()).toEqual([{ n: 7 }]);
    await database.close();
  });

  test('a server of release 1 is made to connect again, once, and nobody else is', async () => {
    const old = new pg.Client({ connectionString: url });
    await old.connect();
    const ended = new Promise<string>((resolve) => {
      old.on('error', (error) => resolve(String((error as { code?: string }).code)));
    });
    const today = databaseOn(await openPostgres(url));
    await today.query(READ, [1]);
    await newer([...readMigrations(), widen]);
    expect((await old.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await operator.query("delete from migration where name > '0005'");
    // As release 1 had left it: what came later is undone only by name, so it runs as nothing here.
    const rest = readMigrations().map((one) => (one.name > '0005' ? { ...one, sql: 'select 1' } : one));
    expect((await newer([...rest, { ...widen, sql: 'select 1' }])).length).toBeGreaterThan(1);
    expect(await ended).toBe('57P01');
    expect(await today.query(READ, [1])).toEqual([{ n: 1 }]);
    expect((await operator.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await today.close();
  });

  test('a table that somebody holds for long is waited for without delaying the game, and logged', async () => {
    const database = databaseOn(await openPostgres(url));
    await operator.query('begin');
    await operator.query('select * from width');
    await expect(newer([...readMigrations(), widen], 0)).rejects.toThrow(/^The database is in use [^\n]+\.$/);
    expect(await database.query(READ, [3])).toEqual([{ n: 3 }]);
    const migrated = newer([...readMigrations(), widen]);
    await operator.query('commit');
    expect(await migrated).toEqual(['9999-wide.sql']);
    await database.close();
  });
});
