import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Connection, Statement } from '../src/db/database.ts';
import { openEmbedded } from '../src/db/embedded.ts';
import { readMigrations } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { publicIdsOf } from '../src/public-ids.ts';
import { citusEngines, embeddedEngine, postgresEngines, type TestPlace } from './support/engines.ts';
import { SHARDS, tasksOf } from './support/plans.ts';

/** Every statement that the server declares, gathered as the stores are loaded. */
const declared = vi.hoisted(() => new Map<string, Statement<unknown>>());
vi.mock('../src/db/database.ts', async (original) => {
  const real = await original<typeof import('../src/db/database.ts')>();
  return {
    ...real,
    statement:
      <Row>(name: string) =>
      (...sql: Parameters<ReturnType<typeof real.statement>>): Statement<Row> => {
        const made = real.statement<Row>(name)(...sql);
        if (declared.get(name)?.text !== made.text && declared.has(name))
          throw new Error(`two statements are called ${name}`);
        declared.set(name, made as Statement<unknown>);
        return made;
      },
  };
});

/** Those that do not find their rows by the key of one player, and why. */
const WITHOUT_KEY: Readonly<Record<string, string>> = {
  'age-clock-keep': 'of the database: every machine keeps it whole',
  'age-clock-read': 'of the database: every machine keeps it whole',
  'account-by-email': 'a login knows the address only; login_email leads to the player',
  'address-give': 'an address is kept by itself, maybe elsewhere than its player',
  'address-take': 'an address is kept by itself, maybe elsewhere than its player',
  'certificate-find': 'whoever checks a certificate knows the code only',
  'certificate-take': 'a code is kept by itself, maybe elsewhere than its player',
  'lost-drop': 'a code is kept by itself, and its player is gone',
  'lost-next-codes': 'maintenance: the next few codes in the order of their keys',
  'acts-forget': 'maintenance: what operators did, of all players',
  'deletions-forget': 'what is left of players is kept by a hash of their ids',
  'deletions-next': 'maintenance: the next few deletions in the order of their hashes',
  'deletion-note': 'what is left of a player is kept by a hash of its id',
  'lti-user-find': 'a launch knows the user of a platform only; lti_user leads to the player',
  'lti-user-give': 'a user of a platform is kept by itself, maybe elsewhere than its player',
  'lti-user-take': 'a user of a platform is kept by itself, maybe elsewhere than its player',
  'lti-keys': 'of the database: every machine keeps them whole',
  'lti-key-make': 'of the database: every machine keeps them whole',
  'lti-keys-forget': 'of the database: every machine keeps them whole',
  'lti-nonce-use': "a nonce is nobody's yet",
  'lti-activities-moved': 'maintenance: the next few activities in the order of their players',
  'lti-results-due': 'maintenance: the results that wait',
  'lti-class': 'the class of an activity: its players may be kept anywhere',
  'lti-platforms': 'of the database: every machine keeps them whole',
  'lti-platforms-forget-waiting': 'of the database: every machine keeps them whole',
  'lti-platform-add': 'of the database: every machine keeps them whole',
  'lti-platform-confirm': 'of the database: every machine keeps them whole',
  'lti-platform-refuse': 'of the database: every machine keeps them whole',
  'lti-platform-remove': 'of the database: every machine keeps them whole',
  'lti-platforms-removed': 'of the database: every machine keeps them whole',
  'attempt-count': 'what is limited may be an address of the internet',
  'attempts-forget': 'maintenance: ended rows of everybody',
  'health-ping': 'asks for nothing',
  'pictures-deleted': 'maintenance: pictures whose players are on the list of deletions',
  'public-id-key': 'of the database: every machine keeps it whole',
  'live-code-drop': 'a code is kept by itself, maybe elsewhere than its group',
  'live-code-find': 'who joins knows the code only; live_code leads to the group',
  'live-code-take': 'a code is kept by itself, maybe elsewhere than its group',
  'live-versions': 'news: all groups whose streams this server has, once a second',
  'live-sweep': 'maintenance: groups whose time has come, by an index',
  'live-activity-group': 'a launch knows the activity only, which leads to its group by an index',
  'live-activities-untold': 'maintenance: groups of activities that are over, by an index',
  'me-tables': 'asks the catalogue of the database',
  'quiz-class-find': 'classes that were drawn are of everybody: every machine keeps them whole',
  'quiz-class-parts': 'published comparison: players of a class may be kept anywhere',
  'quiz-classes': 'classes that were drawn are of everybody: every machine keeps them whole',
  'quiz-parts-next': 'published totals: the next few players in the order of their keys',
  'stage-database-time': 'asks for nothing but the time',
  'cut-off-next-players': 'maintenance: the next few players in the order of their keys',
  'unused-next-players': 'maintenance goes through all players by their key; what it deletes is one by one',
  'unused-next-guests': 'maintenance: the next few guests in the order of their keys',
  'sessions-next-players': 'maintenance: the next few players in the order of their keys',
  'codes-next-players': 'maintenance: the next few players in the order of their keys',
  'week-seal': 'a week is of everybody: every machine keeps it whole',
  'week-past': 'weeks are of everybody: every machine keeps them whole',
  'week-unpublished': 'weeks are of everybody: every machine keeps them whole',
  'week-publish': 'a week is of everybody: every machine keeps it whole',
  'week-unnoted': 'the count of a week: tries of everybody',
  'week-count': 'the count of a week: tries of everybody, without a name',
};
/** What an operator asks for beside the game may go through all players. */
const OF_OPERATORS = /^(operate|check|report|desk)-/;

/** Names of the types by the number that the wire has for them. */
const TYPE_NAMES = new Map(Object.entries(pg.types.builtins).map(([name, oid]) => [Number(oid), name.toLowerCase()]));

/** What a statement answers: names and types of its columns, asked of the engine without running it. */
async function describeOn(connection: Connection, { text }: Statement<unknown>): Promise<string> {
  const count = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, n]) => Number(n)));
  const query = new pg.Query({ text, values: Array.from({ length: count }, () => null) } as never) as unknown as {
    handleRowDescription(message: { fields: { name: string; dataTypeID: number }[] }): void;
    callback: (error: Error | null) => void;
  };
  let columns = '';
  const see = query.handleRowDescription.bind(query);
  query.handleRowDescription = (message) => {
    columns = message.fields.map(({ name, dataTypeID }) => `${name} ${TYPE_NAMES.get(dataTypeID)}`).join(', ');
    see(message);
  };
  await new Promise<void>((resolve, reject) => {
    query.callback = (error) => {
      // 23: nothing but nulls was given, and a column refused them. The statement itself is sound.
      if (error !== null && error !== undefined && !String((error as { code?: string }).code).startsWith('23')) {
        reject(error);
      } else resolve();
    };
    (connection as unknown as { query(asked: unknown): void }).query(query);
  });
  return columns;
}

/** The columns of every declared statement. Nothing that they would write is kept. */
async function describeAll(connection: Connection): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const [name, asked] of declared) {
    await connection.query({ text: 'begin' });
    const columns = await describeOn(connection, asked).catch((error: unknown) => `${name} fails: ${String(error)}`);
    await connection.query({ text: 'rollback' });
    expect(columns).not.toContain('fails');
    found.set(name, columns);
  }
  return found;
}

beforeAll(async () => {
  /* A worker keeps its modules from file to file: here the stores are to be loaded with `statement` watched. */
  vi.resetModules();
  await import('../src/app.ts');
  await import('../src/chores.ts');
  await import('../src/operate/reports.ts');
  await import('../src/operate/check.ts');
});
/* The next file of this worker gets the stores unwatched. */
afterAll(() => {
  vi.doUnmock('../src/db/database.ts');
  vi.resetModules();
});

test('every statement has a name of its own, and all of them were found', () => {
  expect(declared.size).toBeGreaterThan(25);
});

const ofTheGame = (): readonly (readonly [name: string, text: string])[] =>
  [...declared].filter(([name]) => !OF_OPERATORS.test(name)).map(([name, { text }]) => [name, text]);

test('every statement of the game finds its rows by the key of one player or group, but for a few that are listed', () => {
  const isKeyed = (text: string): boolean =>
    /\b(player|group)_id = \$1\b|^select \w+\((p_(player|group)_id => )?\$1\b|insert into \w+ \((player|group)_id,[^)]*\)\s+values \(\$1,/.test(
      text,
    );
  const loose = ofTheGame().flatMap(([name, text]) => (isKeyed(text) ? [] : [name]));
  expect(loose.sort()).toEqual(Object.keys(WITHOUT_KEY).sort());
});

test('no statement joins two tables but by player or group, or with tables that every machine keeps, and none the addresses', () => {
  for (const [name, text] of ofTheGame()) {
    for (const [, on] of text.matchAll(/\bjoin (?!week |quiz_class )\w+ \w+ on ([^\n]+)/g)) {
      expect({ name, on }).toEqual({ name, on: expect.stringMatching(/\w+\.(player|group)_id = \w+\.\1_id/) });
    }
    if (text.includes('login_email'))
      expect({ name, text }).toEqual({ name, text: expect.not.stringMatching(/\bjoin\b/) });
  }
});

test('no statement and no migration makes letters small or large, or compares without regard to them: a locale would decide', () => {
  const texts = [
    ...[...declared].map(([name, { text }]) => [name, text]),
    ...readMigrations().map(({ name, sql }) => [name, sql]),
  ];
  const folding = texts.filter(([, text]) =>
    /\b(lower|upper|initcap|casefold)\s*\(|\bilike\b|\bcitext\b|~\*/i.test(String(text)),
  );
  expect(folding.map(([name]) => name)).toEqual([]);
});

/* Rules of an engine that is spread over machines, which PostgreSQL itself does not ask for. docs/scaling.md. */
test('no statement writes inside another one: what changes several tables is a function', () => {
  const nested = ofTheGame().filter(([, text]) => /\(\s*(insert|update|delete|with)\b/i.test(text));
  expect(nested).toEqual([]);
});

test('every query inside another one names the player or the live group itself, or asks what every machine keeps whole', () => {
  for (const [name, text] of ofTheGame()) {
    if (name in WITHOUT_KEY) continue;
    for (const [, inner] of text.matchAll(/\(\s*(select\b(?:[^()]|\([^()]*\))*)/gi))
      expect({ name, inner }).toEqual({
        name,
        inner: expect.stringMatching(/\b(player|group)_id = \$1\b|from age_clock where id = 1/),
      });
  }
});

test('an insert that reads and answers names its table, so that its columns are told from those it reads', () => {
  const unnamed = ofTheGame().filter(([, text]) =>
    /\binsert into \w+ \([^)]*\)\s*select\b[\s\S]*\breturning\b/i.test(text),
  );
  expect(unnamed).toEqual([]);
});

/* On Citus every statement is planned below; here nulls stand for all keys, which it refuses. */
describe.each(citusEngines.length > 0 ? [] : postgresEngines)('on the embedded database and on $name', (engine) => {
  let small: TestPlace;
  let large: TestPlace;
  beforeAll(async () => {
    // One after the other: making the embedded one holds this thread, and with it the other's answers.
    small = await embeddedEngine.make();
    large = await engine.make();
  });
  afterAll(() => Promise.all([small.remove(), large.remove()]));

  test('every statement is understood, and answers columns of the same names and types', async () => {
    const embedded = await openEmbedded(small.place.dataDir);
    const postgres = await openPostgres(String(large.place.databaseUrl));
    const ofEmbedded = await embedded.withConnection(describeAll);
    const ofPostgres = await postgres.withConnection(describeAll);
    await embedded.close();
    await postgres.close();
    expect([...ofEmbedded]).toEqual([...ofPostgres]);
    expect([...ofPostgres].sort()).toMatchSnapshot();
  });
});

/** Those that go to more than one machine, or to none. */
const NOT_ONE_TASK: Readonly<Record<string, number>> = {
  'health-ping': 0,
  'me-tables': 0,
  'stage-database-time': 0,
  // Every answer there is; told again for a minute.
  'quiz-class-parts': SHARDS,
  'quiz-parts-next': SHARDS,
  // Maintenance goes through all players, a few at a time.
  'cut-off-any-address': SHARDS,
  'cut-off-next-players': SHARDS,
  'sessions-next-players': SHARDS,
  'codes-next-players': SHARDS,
  'unused-next-guests': SHARDS,
  'unused-next-players': SHARDS,
  'attempts-forget': SHARDS,
  // The count of a week, and the weeks that every machine keeps.
  'week-unnoted': SHARDS,
  'week-count': SHARDS,
  'lti-activities-moved': SHARDS,
  'lti-results-due': SHARDS,
  'lti-class': SHARDS,
  'live-sweep': SHARDS,
  'live-activity-group': SHARDS,
  'live-activities-untold': SHARDS,
  'lost-next-codes': SHARDS,
  // Codes of one player, wherever they are kept.
  'certificates-drop': SHARDS,
  'me-export-certificate': SHARDS,
};

describe.each(citusEngines)('on Citus, $name', (engine) => {
  let made: TestPlace;
  let client: pg.Client;
  beforeAll(async () => {
    made = await engine.make();
    const database = await openDatabase(made.place);
    // The statements of an export are made table by table.
    const { exportText } = await import('../src/features/me/export-rows.ts');
    for await (const _piece of await exportText(
      { database, ids: await publicIdsOf(database) },
      randomUUID(),
      'ninguem@exemplo.com.br',
    ));
    await database.close();
    client = new pg.Client({ connectionString: String(made.place.databaseUrl) });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await made.remove();
  });

  test('every statement of the game is one task for one machine, but for a few that are listed', async () => {
    const found: Record<string, number> = {};
    const expected: Record<string, number> = {};
    for (const [name, text] of ofTheGame()) {
      expected[name] = NOT_ONE_TASK[name] ?? 1;
      found[name] = await tasksOf(client, text);
    }
    expect(found).toEqual(expected);
  });
});
