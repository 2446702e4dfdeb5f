import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { statement } from '../src/db/database.ts';
import { databaseOn } from '../src/db/engine.ts';
import { type Migration, migrate, readMigrations } from '../src/db/migrate.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { postgresEngines, type TestPlace } from './support/engines.ts';

const READ = statement<{ n: number }>('test-width')`select n from width where n = $1`;
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
