import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, statement } from '../src/db/database.ts';
import { openDatabase } from '../src/db/open.ts';
import { engines, type TestPlace } from './support/engines.ts';

/**
 * Every table and the column by which a distributed engine keeps its rows together. A new table belongs into this list, with
 * a primary key that begins with its owner's: rows that are kept elsewhere than their player outlive the player's account.
 */
const KEYS: Readonly<Record<string, string>> = {
  attempt: 'attempt_key',
  campaign: 'player_id',
  concept: 'player_id',
  concept_card: 'player_id',
  day_count: 'day',
  deletion: 'player_hash',
  login_email: 'email',
  // Kept whole on every machine.
  lti_key: 'key_id',
  lti_line: 'player_id',
  lti_user: 'user_hash',
  // Kept whole on every machine.
  migration: 'name',
  operator_act: 'act_id',
  player: 'player_id',
  // Kept whole on every machine.
  public_id_key: 'id',
  quiz_answer: 'player_id',
  quiz_part: 'player_id',
  recovery: 'player_id',
  run: 'player_id',
  session: 'player_id',
  share: 'player_id',
  user_badge: 'player_id',
  // Kept whole on every machine.
  week: 'week',
};
/** The key that a function's first argument of this type is. */
const KEY_OF_TYPE: Readonly<Record<string, string>> = { uuid: 'player_id', text: 'email', bytea: 'attempt_key' };
/** Tables whose rows go with a player's account by a statement of their own. */
const DELETED_BY_ITSELF = ['login_email', 'lti_user'];
/** Tables in which no player is, or only as a hash by which nobody is known. */
const OF_NOBODY = ['attempt', 'day_count', 'deletion', 'lti_key', 'migration', 'operator_act', 'public_id_key', 'week'];

const FOUND = statement<{ name: string; key: string; goes: boolean }>({
  name: 'test-keys',
  text: `select c.relname::text as name, a.attname::text as key, exists (
      select 1 from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and f.confdeltype = 'c'
        and f.confrelid = 'player'::regclass and f.conkey = array[a.attnum]) as goes
    from pg_class c
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    left join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace order by 1`,
});
const FUNCTIONS = statement<{ name: string; first: string; type: string; body: string }>({
  name: 'test-functions',
  text: `select f.proname::text as name, f.proargnames[1] as first, f.proargtypes[0]::regtype::text as type, f.prosrc as body from pg_proc f
    join pg_language l on l.oid = f.prolang and l.lanname = 'plpgsql'
    where f.pronamespace = current_schema()::regnamespace order by 1`,
});

/** The single statements of a function's body. */
const statementsIn = (body: string): readonly string[] =>
  [...body.matchAll(/\b(insert|update|delete|select)\b[^;]*/gi)].map(([text]) => text.replaceAll(/\s+/g, ' '));

describe.each(engines)('what is kept, on $name', (engine) => {
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

  test('every table is kept by a key that is known, and none was forgotten', async () => {
    const found = await database.query(FOUND);
    expect(Object.fromEntries(found.map(({ name, key }) => [name, key]))).toEqual(KEYS);
  });

  test("every row of a player's goes with the account", async () => {
    const found = await database.query(FOUND);
    const staying = found.filter(({ name, key, goes }) => key === 'player_id' && name !== 'player' && !goes);
    expect(staying).toEqual([]);
    const others = found.filter(({ key, name }) => key !== 'player_id' && !OF_NOBODY.includes(name));
    expect(others.map(({ name }) => name)).toEqual(DELETED_BY_ITSELF);
  });

  test('every function touches the rows of one key only, which is its first argument', async () => {
    const functions = await database.query(FUNCTIONS);
    expect(functions.length).toBeGreaterThan(4);
    for (const { name, first, type, body } of functions) {
      const key = KEY_OF_TYPE[type];
      for (const text of statementsIn(body)) {
        const isInsert = /^insert/i.test(text);
        const rule = isInsert
          ? `^insert into \\w+ \\(${key}, .*values \\(${first}, `
          : `where (\\w+\\.)?${key} = ${first}\\b`;
        expect({ name, text }).toEqual({ name, text: expect.stringMatching(new RegExp(rule)) });
      }
    }
  });
});
