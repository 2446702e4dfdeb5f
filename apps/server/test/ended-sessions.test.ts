import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, statement } from '../src/db/database.ts';
import { openDatabase } from '../src/db/open.ts';
import { endedCodes, endedSessions } from '../src/features/auth/chores.ts';
import { engines, type TestPlace } from './support/engines.ts';

const PLAYERS = 450;
const MAKE_PLAYERS = statement<never>('test-many-players')`
  insert into player (player_id, name, character_name, email, password_hash, next_seed, next_root, next_rulebook)
    select gen_random_uuid(), 'Ana', 'Ana', '', '', sha256('root'), 'root', 3 from generate_series(1, ${PLAYERS})`;
/**
 * Of every so many-th player in the order of their ids. `$1` token, `$2` days and a second since the last use (the server
 * counts in whole milliseconds), `$3` so many.
 */
const MAKE_SESSIONS = statement<never>('test-sessions')`
  insert into session (player_id, token_hash, device, last_used_at)
    select player_id, $1::bytea, '', now() - make_interval(days => $2::integer, secs => 1)
    from (select player_id, row_number() over (order by player_id) as place from player) p where place % $3 = 0`;
const COUNT = statement<{ ended: number; live: number }>('test-count-sessions')`
  select count(*) filter (where last_used_at <= now() - interval '30 days') as ended,
    count(*) filter (where last_used_at > now() - interval '30 days') as live from session`;

/** Of every player. `$1` kind, `$2` hours since it was made. */
const MAKE_CODES = statement<never>('test-codes')`
  insert into recovery (player_id, kind, code_hash, made_at)
    select player_id, $1, ''::bytea, now() - make_interval(hours => $2::integer) from player`;
const KINDS = statement<{ kind: string; count: number }>('test-code-kinds')`
  select kind, count(*) as count from recovery group by kind order by kind`;

describe.each(engines)('ended sessions of players who never come back, on $name', (engine) => {
  let made: TestPlace;
  let database: Database;
  beforeAll(async () => {
    made = await engine.make();
    database = await openDatabase(made.place);
    await database.query(MAKE_PLAYERS);
    await database.query(MAKE_SESSIONS, [Buffer.from('live'), 29, 1]);
  });
  afterAll(() => database.close().then(made.remove));

  test('are deleted in small pieces until none is left, repeatedly; active ones stay', async () => {
    const { piece } = endedSessions(database, Date.now);
    for (const token of ['first', 'second']) {
      await database.query(MAKE_SESSIONS, [Buffer.from(token), 30, 50]);
      const left: number[] = [];
      // The fourth piece finds the end of all players, from where it begins anew.
      for (let pieces = 0; pieces < 4; pieces += 1) {
        await piece(new AbortController().signal);
        left.push((await database.query(COUNT))[0]?.ended ?? Number.NaN);
      }
      expect(left).toEqual([5, 1, 0, 0]);
    }
    expect(await database.query(COUNT)).toEqual([{ ended: 0, live: PLAYERS }]);
  });

  test('and so are codes that were sent and not used; those on paper stay', async () => {
    for (const [kind, hours] of Object.entries({ PAPER: 9_999, MAIL: 25, OPERATOR: 23 }))
      await database.query(MAKE_CODES, [kind, hours]);
    const { piece } = endedCodes(database, Date.now);
    for (let pieces = 0; pieces < 3; pieces += 1) await piece(new AbortController().signal);
    expect(await database.query(KINDS)).toEqual([
      { kind: 'OPERATOR', count: PLAYERS },
      { kind: 'PAPER', count: PLAYERS },
    ]);
  });
});
