import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boundedFiles } from '../../src/chores.ts';
import { type Database, statement } from '../../src/db/database.ts';
import { openDatabase } from '../../src/db/open.ts';
import { embeddedEngine, postgresEngines, type TestPlace } from '../support/engines.ts';

/** About five megabytes of log. */
const WRITE = statement<never>('test-write-much')`
  insert into attempt (attempt_key, part, times, until)
    select sha256(convert_to($1 || n, 'UTF8')), convert_to(repeat(md5($1 || n), 60), 'UTF8'), 1, now()
    from generate_series(1, 2000) n`;
const LOG_FILE = 16 * 2 ** 20;
const { signal } = new AbortController();

let made: TestPlace;
let database: Database;
let written = 0;
beforeAll(async () => {
  made = await embeddedEngine.make();
  database = await openDatabase(made.place);
});
afterAll(() => database.close().then(made.remove));

async function writeSome(megabytes: number): Promise<void> {
  for (const end = written + megabytes / 5; written < end; written += 1) await database.query(WRITE, [`${written} `]);
}
const logFiles = (): number =>
  readdirSync(join(made.place.dataDir, 'database', 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name)).length;

test('the log of the embedded database is bounded by maintenance, however much is written', async () => {
  const { piece } = boundedFiles(database);
  const most: number[] = [];
  for (const megabytes of [120, 40, 40]) {
    await writeSome(megabytes);
    await piece(signal);
    most.push(logFiles() * LOG_FILE);
  }
  expect(Math.max(...most)).toBeLessThanOrEqual(100_000_000);
});

test('nothing is done while the log is short', async () => {
  expect(await database.boundLog?.(0)).toBe(true);
  expect(await database.boundLog?.(1_000_000)).toBe(false);
  await writeSome(5);
  expect(await database.boundLog?.(1_000_000)).toBe(true);
});

/** Two thousand rows of more than a thousand bytes that no packing shortens. */
const GROW = statement<never>('test-grow')`
  insert into attempt (attempt_key, part, times, until)
    select sha256(convert_to($1 || n, 'UTF8')), string_agg(sha256(convert_to($1 || n || ' ' || i, 'UTF8')), ''), 1, now()
    from generate_series(1, 2000) n, generate_series(1, 40) i group by n`;
const EMPTY = statement<never>('test-empty')`delete from attempt`;
const SIZE = statement<{ readonly size: number }>('test-size')`select pg_total_relation_size('attempt') as size`;
/** What was changed is counted now, and not within a second. */
const COUNT = statement<never>('test-count')`select pg_stat_force_next_flush()`;
const sizeNow = async (): Promise<number> => (await database.query(SIZE, []))[0]?.size ?? 0;

test('rows that are deleted leave their room to the next ones', async () => {
  const { piece } = boundedFiles(database);
  const sizes: number[] = [];
  for (let round = 1; round <= 8; round += 1) {
    await database.query(EMPTY, []);
    await database.query(GROW, [`${round} `]);
    await database.query(COUNT, []);
    await piece(signal);
    sizes.push(await sizeNow());
  }
  // Two rounds stand side by side until the older one is swept.
  expect(Math.max(...sizes)).toBeLessThan((sizes[0] ?? 0) * 3);
});

test('while a copy is being made its log is kept, and the copy opens', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'consorcio-copy-'));
  await writeSome(5);
  const copied = database.copyTo?.(copy);
  expect(await database.boundLog?.(0)).toBe(false);
  await writeSome(20);
  await copied;
  expect(await database.boundLog?.(0)).toBe(true);
  const opened = await openDatabase({ databaseUrl: null, dataDir: copy }, 'read');
  await opened.close();
  rmSync(copy, { recursive: true });
});

test.each(postgresEngines)('a server of $name keeps its own log', async (engine) => {
  const { place, remove } = await engine.make();
  const large = await openDatabase(place);
  expect(large.boundLog).toBeUndefined();
  expect(large.reuseRoom).toBeUndefined();
  await boundedFiles(large).piece(signal);
  await large.close();
  await remove();
});
