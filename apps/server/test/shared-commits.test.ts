import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, statement } from '../src/db/database.ts';
import { openDatabase } from '../src/db/open.ts';
import { engines, type TestPlace } from './support/engines.ts';

/** A write that fails for a key that stands there already. */
const INSERT = statement<{ readonly written: boolean }>('test-shared-commit')`
  insert into attempt (attempt_key, part, times, until) values ($1, '', $2, now()) returning true as written`;
const COUNT = statement<{ readonly keys: number }>('test-shared-commit-count')`select count(*) as keys from attempt`;

describe.each(engines)('Writes that share a commit, $name', (engine) => {
  let at: TestPlace;
  let database: Database;
  beforeAll(async () => {
    at = await engine.make();
    database = await openDatabase(at.place);
  });
  afterAll(async () => {
    await database?.close();
    await at?.remove();
  });

  test('are all kept but those that fail, however many wait at the same time', async () => {
    // Every tenth key stands there twice: one of the two is written.
    const keys = Array.from({ length: 200 }, (_, index) => Buffer.from([index % 10 === 9 ? index - 1 : index]));
    const written = await Promise.allSettled(keys.map((key) => database.save(INSERT, [key, 1])));
    expect(written.filter(({ status }) => status === 'fulfilled')).toHaveLength(180);
    for (const one of written) if (one.status === 'rejected') expect(one.reason).toHaveProperty('code', '23505');
    expect(await database.query(COUNT)).toEqual([{ keys: 180 }]);
  });
});
