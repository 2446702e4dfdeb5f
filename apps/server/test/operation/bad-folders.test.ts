import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ageClock } from '../../src/age-clock.ts';
import { putNewDatabase } from '../../src/db/new-database.ts';
import { openDatabase } from '../../src/db/open.ts';
import { embeddedEngine, postgresEngines, type TestPlace } from '../support/engines.ts';

let made: TestPlace;
beforeAll(async () => {
  made = await embeddedEngine.make();
});
afterAll(() => made.remove());

describe('a bad data folder is reported in one message, and never becomes a new game', () => {
  let dataDir: string;
  const database = () => join(dataDir, 'database');
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'consorcio-bad-'));
    cpSync(made.place.dataDir, dataDir, { recursive: true });
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  const emptied = (): void => {
    rmSync(database(), { recursive: true });
    mkdirSync(database());
  };
  test.each([
    ['another major version', () => writeFileSync(join(database(), 'PG_VERSION'), '16\n'), /is of PostgreSQL 16, this/],
    ['a lost log', () => rmSync(join(database(), 'pg_wal'), { recursive: true }), /is damaged, pg_wal is lost: /],
    [
      'an emptied log',
      () => {
        rmSync(join(database(), 'pg_wal'), { recursive: true });
        mkdirSync(join(database(), 'pg_wal'));
      },
      /is damaged, pg_wal is lost: /,
    ],
    ['a lost control file', () => rmSync(join(database(), 'global/pg_control')), /global\/pg_control is lost: /],
    ['an emptied mount', emptied, /holds no database, though one belongs there: mount it again/],
    [
      'a file in place of the database',
      () => {
        rmSync(database(), { recursive: true });
        writeFileSync(database(), '');
      },
      /is a file, but the folder of the database belongs there: /,
    ],
    [
      'a file in place of the data folder',
      () => {
        rmSync(dataDir, { recursive: true });
        writeFileSync(dataDir, '', { mode: 0o755 });
      },
      /cannot be written \(ENOTDIR\): /,
    ],
  ])('%s', async (_, spoil, sentence) => {
    spoil();
    const error = await openDatabase({ databaseUrl: null, dataDir }).catch((thrown: Error) => thrown);
    expect(error).toMatchObject({ name: 'StartError', message: expect.stringMatching(sentence) });
    expect(String(error)).not.toContain('\n');
  });

  test('with NEW_GAME off, an empty folder is refused, and nothing is made in it', async () => {
    rmSync(database(), { recursive: true });
    await expect(openDatabase({ databaseUrl: null, dataDir, newGame: false })).rejects.toThrow(
      /^There is no game in [^\n]+, and NEW_GAME is off: [^\n]+\.$/,
    );
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test('with NEW_GAME off, tables in which nobody has ever been are no game', async () => {
    await (await openDatabase({ databaseUrl: null, dataDir }, 'fill')).close();
    await expect(openDatabase({ databaseUrl: null, dataDir, newGame: false })).rejects.toThrow(/^There is no game in /);
    const played = await openDatabase({ databaseUrl: null, dataDir });
    await ageClock({ database: played, now: Date.now });
    await played.close();
    await (await openDatabase({ databaseUrl: null, dataDir, newGame: false })).close();
  });

  test('a server whose files are taken away while it runs is not sound any more', async () => {
    const opened = await openDatabase({ databaseUrl: null, dataDir });
    expect(await opened.isSound()).toBe(true);
    renameSync(database(), `${database()}.away`);
    expect(await opened.isSound()).toBe(false);
    renameSync(`${database()}.away`, database());
    expect(await opened.isSound()).toBe(true);
    await opened.close();
  });

  test('a new game says so, and is the copy that was built where there is one', async () => {
    const told: string[] = [];
    const prebuilt = join(dataDir, 'prebuilt');
    renameSync(database(), prebuilt);
    await putNewDatabase(dataDir, database(), prebuilt);
    const copied = await openDatabase({ databaseUrl: null, dataDir }, 'serve', (sentence) => told.push(sentence));
    await copied.close();
    expect(told).toEqual([]);
    expect(readdirSync(database())).toEqual(expect.arrayContaining(['PG_VERSION', 'pg_wal']));
  });
});

describe.each(postgresEngines)('an empty database of $name', (engine) => {
  test('is reported as a new game, and refused with NEW_GAME off', async () => {
    const { place, remove } = await engine.makeBare();
    await expect(openDatabase({ ...place, newGame: false })).rejects.toThrow(/^There is no game in the database of/);
    const told: string[] = [];
    await (await openDatabase(place, 'serve', (sentence) => told.push(sentence))).close();
    expect(told).toEqual([expect.stringMatching(/^A new game begins in the database of DATABASE_URL: [^\n]+\.$/)]);
    await expect(openDatabase({ ...place, newGame: false })).rejects.toThrow(/^There is no game in this database, and/);
    await remove();
  });
});
