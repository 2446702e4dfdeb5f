import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oldDeletions } from '../src/account/deletion.ts';
import { type Database, statement } from '../src/db/database.ts';
import { openDatabase } from '../src/db/open.ts';
import { oneEngine, type TestPlace } from './support/engines.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-26T12:00Z');
const { signal } = new AbortController();

/** `$1` so many, `$2` when. */
const NOTE = statement<never>('test-note-deletions')`
  insert into deletion (player_hash, deleted_at)
    select sha256(convert_to(n || $2::text, 'UTF8')), $2::timestamptz from generate_series(1, $1::integer) n`;
const LEFT = statement<{ readonly n: number }>('test-left')`select count(*) as n from deletion`;

describe.each(oneEngine)('the list of deletions on $name', (engine) => {
  let made: TestPlace;
  let database: Database;
  beforeAll(async () => {
    made = await engine.make();
    database = await openDatabase(made.place);
    for (const [count, days] of [
      [1_500, 61],
      [10, 59],
    ] as const)
      await database.query(NOTE, [count, new Date(NOW - days * DAY).toISOString()]);
  });
  afterAll(() => database.close().then(made.remove));

  const leftAfter = async (pieces: number, oldestBackup: number | null): Promise<number | undefined> => {
    const { piece } = oldDeletions(
      database,
      () => NOW,
      () => oldestBackup,
    );
    for (let done = 0; done < pieces; done += 1) await piece(signal);
    return (await database.query(LEFT))[0]?.n;
  };

  test('stays while a backup is kept that was made before it', async () => {
    expect(await leftAfter(3, NOW - 62 * DAY)).toBe(1_510);
  });

  test('is forgotten after 60 days otherwise, a thousand at a time', async () => {
    const afterOne = await leftAfter(1, NOW - 2 * DAY);
    expect(afterOne).toBeGreaterThan(10);
    expect(afterOne).toBeLessThan(1_510);
    expect(await leftAfter(3, null)).toBe(10);
  });

  test('goes on for 24 months with what operators did to accounts', async () => {
    for (const act of ['2024-11-26T11:00Z', '2024-11-26T13:00Z'])
      await database.query(
        statement('test-act')`
          insert into operator_act (act_id, at, operator, act) values (gen_random_uuid(), $1, 'maria', 'FIND')`,
        [act],
      );
    await leftAfter(1, null);
    const acts = statement<{ readonly at: Date }>('test-acts')`select at from operator_act`;
    expect(await database.query(acts)).toEqual([{ at: new Date('2024-11-26T13:00Z') }]);
  });
});
