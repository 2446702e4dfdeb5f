import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, statement } from '../src/db/database.ts';
import { openDatabase } from '../src/db/open.ts';
import { engines, type TestPlace } from './support/engines.ts';

/**
 * Every table and the column by which a distributed engine keeps its rows together. A new table belongs into this list, with
 * a primary key that begins with its owner's: rows that are kept elsewhere than their player outlive the player's account.
 */
const KEYS: Readonly<Record<string, string>> = {
  // Kept whole on every machine.
  age_clock: 'id',
  attempt: 'attempt_key',
  campaign: 'player_id',
  certificate: 'code',
  concept: 'player_id',
  concept_card: 'player_id',
  day_count: 'day',
  deletion: 'player_hash',
  live_code: 'code',
  live_group: 'group_id',
  live_month: 'group_id',
  live_move: 'group_id',
  live_run: 'group_id',
  live_seat: 'group_id',
  login_email: 'email',
  lti_activity: 'player_id',
  // Kept whole on every machine.
  lti_key: 'key_id',
  // Kept whole on every machine.
  lti_platform: 'platform',
  lti_user: 'user_hash',
  // Kept whole on every machine.
  migration: 'name',
  operator_act: 'act_id',
  player: 'player_id',
  // Kept whole on every machine.
  public_id_key: 'id',
  // Kept whole on every machine.
  quiz_class: 'class_code',
  quiz_part: 'player_id',
  recovery: 'player_id',
  run: 'player_id',
  session: 'player_id',
  share: 'player_id',
  user_badge: 'player_id',
  // Kept whole on every machine.
  week: 'week',
};
/** The key that a function's first argument is, by its name. */
const keyNamed = (argument: string): string => (argument === 'player' ? 'player_id' : argument.replace(/^p_/, ''));
/** Tables of live groups: their rows go with the group. */
const OF_GROUPS = ['live_month', 'live_move', 'live_run', 'live_seat'];
/** Tables whose rows go with a player's account by a statement of their own. */
const DELETED_BY_ITSELF = ['certificate', 'login_email', 'lti_user'];
/** Tables in which no player is, or only as a hash by which nobody is known. */
const OF_NOBODY = [
  'age_clock',
  'attempt',
  'day_count',
  'deletion',
  'lti_key',
  'lti_platform',
  'migration',
  'operator_act',
  'public_id_key',
  'quiz_class',
  'week',
];
/** A group by its code, and a group: nobody's account is in them. A group is deleted with its code. */
const GROUPS = ['live_code', 'live_group'];

const FOUND = statement<{ name: string; key: string; goes: boolean }>('test-keys')`
  select c.relname::text as name, a.attname::text as key, exists (
      select 1 from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and f.confdeltype = 'c'
        and f.confrelid = 'player'::regclass and f.conkey = array[a.attnum]) as goes
    from pg_class c
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    left join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace order by 1`;
const GROUP_ROWS = statement<{ name: string }>('test-group-keys')`
  select c.relname::text as name from pg_class c join pg_constraint f on f.conrelid = c.oid
    where f.contype = 'f' and f.confdeltype = 'c' and f.confrelid = 'live_group'::regclass order by 1`;
const FUNCTIONS = statement<{ name: string; first: string; body: string }>('test-functions')`
  select f.proname::text as name, f.proargnames[1] as first, f.prosrc as body from pg_proc f
    join pg_language l on l.oid = f.prolang and l.lanname = 'plpgsql'
    where f.pronamespace = current_schema()::regnamespace and f.pronargs > 0 order by 1`;

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

  test('every table has a known distribution key, and none is missing', async () => {
    const found = await database.query(FOUND);
    expect(Object.fromEntries(found.map(({ name, key }) => [name, key]))).toEqual(KEYS);
  });

  test("every row of a player's goes with the account", async () => {
    const found = await database.query(FOUND);
    const staying = found.filter(({ name, key, goes }) => key === 'player_id' && name !== 'player' && !goes);
    expect(staying).toEqual([]);
    const known = [...OF_NOBODY, ...GROUPS, ...OF_GROUPS];
    const others = found.filter(({ key, name }) => key !== 'player_id' && !known.includes(name));
    expect(others.map(({ name }) => name)).toEqual(DELETED_BY_ITSELF);
  });

  test("every row of a live group's goes with the group", async () => {
    const found = await database.query(GROUP_ROWS);
    expect(found.map(({ name }) => name)).toEqual(OF_GROUPS);
  });

  test('every function touches the rows of one key only, which is its first argument', async () => {
    const functions = await database.query(FUNCTIONS);
    expect(functions.length).toBeGreaterThan(4);
    for (const { name, first, body } of functions) {
      const key = keyNamed(first);
      for (const text of statementsIn(body)) {
        const isInsert = /^insert/i.test(text);
        const rule = isInsert
          ? `^insert into \\w+ \\(${key}, .*?(values \\(|select )${first}, `
          : `where (\\w+\\.)?${key} = ${first}\\b`;
        expect({ name, text }).toEqual({ name, text: expect.stringMatching(new RegExp(rule)) });
      }
    }
  });
});
