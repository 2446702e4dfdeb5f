import fs from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Database, statement } from '../../src/db/database.ts';
import { openEmbedded } from '../../src/db/embedded.ts';
import { databaseOn } from '../../src/db/engine.ts';
import { openDatabase } from '../../src/db/open.ts';
import { embeddedEngine, engines, type TestPlace } from '../support/engines.ts';

const WRITE = statement<never>('test-write')`insert into login_email (email, player_id) values ($1, gen_random_uuid())`;
const COUNT = statement<{ n: number }>('test-count')`select count(*) as n from login_email`;

describe('the embedded database', () => {
  let made: TestPlace;
  let database: Database;
  beforeAll(async () => {
    made = await embeddedEngine.make();
    database = databaseOn(await openEmbedded(made.place.dataDir));
  });
  afterAll(async () => {
    await database.close();
    await made.remove();
  });

  test('syncs to the disk at least once a commit, before it answers', async () => {
    const syncs = vi.spyOn(fs, 'fsyncSync');
    for (let commit = 1; commit <= 20; commit += 1) {
      syncs.mockClear();
      await database.query(WRITE, [`commit ${commit}`]);
      expect(syncs.mock.calls.length).toBeGreaterThan(0);
    }
    syncs.mockRestore();
  });
  test('runs as durable as it can be set', async () => {
    const setting = async (name: string) =>
      (
        await database.query(statement<{ value: string }>(`test-show-${name}`)`select current_setting($1) as value`, [
          name,
        ])
      )[0]?.value;
    expect(await setting('fsync')).toBe('on');
    expect(await setting('synchronous_commit')).toBe('on');
    expect(await setting('full_page_writes')).toBe('on');
    expect(await setting('wal_sync_method')).toBe('fsync');
  });
  test('opens though a power cut has left the lock file of the engine empty', async () => {
    const { place, remove } = await embeddedEngine.make();
    await (await openEmbedded(place.dataDir)).close();
    fs.writeFileSync(join(place.dataDir, 'database', 'postmaster.pid'), '');
    const engine = await openEmbedded(place.dataDir);
    expect((await engine.query({ text: 'select 1 as one' })).rows).toEqual([{ one: 1 }]);
    await engine.close();
    await remove();
  });
});

describe.each(engines)('a database on $name', (engine) => {
  let made: TestPlace;
  let database: Database;
  beforeAll(async () => {
    made = await engine.make();
    database = await openDatabase(made.place);
  });
  afterAll(async () => {
    await database.close();
    await made.remove();
  });
  const count = async (): Promise<number> => (await database.query(COUNT))[0]?.n ?? -1;

  test('reads every kind of value in the same way', async () => {
    const row = await database.query(
      statement<Record<string, unknown>>('test-kinds')`
        select 9007199254740991::bigint as big, 7::smallint as small, true as yes, null as nothing,
          '{"a":[1,{"b":null}]}'::jsonb as json, $1::jsonb as given, $2::bytea as bytes, $3::timestamptz as at,
          $4::uuid as id, $5::text[] as words, $6::int[] as numbers, 'ção'::text as text`,
      [
        '[1,2]',
        new Uint8Array([0, 255, 7]),
        new Date('2026-01-02T03:04:05.678Z'),
        '01900000-0000-7000-8000-000000000001',
        ['a', 'b"c'],
        [1, 2],
      ],
    );
    expect(row).toEqual([
      {
        big: 9007199254740991,
        small: 7,
        yes: true,
        nothing: null,
        json: { a: [1, { b: null }] },
        given: [1, 2],
        bytes: expect.any(Uint8Array),
        at: new Date('2026-01-02T03:04:05.678Z'),
        id: '01900000-0000-7000-8000-000000000001',
        words: ['a', 'b"c'],
        numbers: [1, 2],
        text: 'ção',
      },
    ]);
    expect(Buffer.from(row[0]?.bytes as Uint8Array).toJSON().data).toEqual([0, 255, 7]);
  });

  test('keeps all of a transaction or nothing of it', async () => {
    const before = await count();
    const failing = database.transaction(async (query) => {
      await query(WRITE, ['half']);
      await query(WRITE, ['half']);
    });
    await expect(failing).rejects.toThrow(/duplicate key/);
    expect(await count()).toBe(before);
    await database.transaction(async (query) => {
      await query(WRITE, ['whole 1']);
      await query(WRITE, ['whole 2']);
    });
    expect(await count()).toBe(before + 2);
  });

  test('goes on after a statement that fails', async () => {
    await database.query(WRITE, ['taken']);
    await expect(database.query(WRITE, ['taken'])).rejects.toMatchObject({ code: '23505' });
    await expect(database.query(statement('test-broken')`selec 1`)).rejects.toMatchObject({
      code: '42601',
    });
    expect(await count()).toBeGreaterThan(0);
  });

  test('answers callers side by side, each its own', async () => {
    const ECHO = statement<{ n: number }>('test-echo')`select $1::int as n`;
    const numbers = [...Array(40).keys()];
    const answers = await Promise.all(numbers.map((n) => database.query(ECHO, [n])));
    expect(answers.map(([row]) => row?.n)).toEqual(numbers);
  });
});
