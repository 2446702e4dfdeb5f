import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Connection } from '../src/db/connection.ts';
import type { Statement } from '../src/db/database.ts';
import { openEmbedded } from '../src/db/embedded.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { embeddedEngine, postgresEngines, type TestPlace } from './support/engines.ts';

/** Every statement that the server declares, gathered as the stores are loaded. */
const declared = vi.hoisted(() => new Map<string, Statement<unknown>>());
vi.mock('../src/db/database.ts', async (original) => {
  const real = await original<typeof import('../src/db/database.ts')>();
  return {
    ...real,
    statement: <Row>(parts: Statement<Row>): Statement<Row> => {
      if (declared.get(parts.name)?.text !== parts.text && declared.has(parts.name))
        throw new Error(`two statements are called ${parts.name}`);
      declared.set(parts.name, parts as Statement<unknown>);
      return parts;
    },
  };
});

/** Those that are not about one player, and why. Everything else finds its rows by the player's key. */
const WITHOUT_KEY: Readonly<Record<string, string>> = {
  'account-by-email': 'a login knows the address only; login_email leads to the player',
  'me-address-give': 'an address is found by itself',
  'me-address-take': 'an address is found by itself',
  'health-ping': 'asks for nothing',
  'me-tables': 'asks the catalogue of the database',
  'quiz-totals': 'published totals of everybody, without a name',
  'sessions-next-players': 'upkeep: the next few players in the order of their keys',
};
/** What an operator asks for beside the game may go through all players. */
const OF_OPERATORS = /^(operate|check|report)-/;

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

test('every statement of the game finds its rows by the key of one player, but for a few that are listed', () => {
  const names = [...declared.keys()].filter((name) => !OF_OPERATORS.test(name));
  const keyed = (text: string): boolean =>
    /\bplayer_id = \$1\b/.test(text) ||
    /insert into \w+ \(player_id, [^)]*\) values \(\$1,/.test(text) ||
    /\brecover_account\(\$1::uuid,/.test(text);
  const register = (name: string): boolean => name === 'account-register';
  const loose = names.filter((name) => !register(name) && !keyed(declared.get(name)?.text ?? ''));
  expect(loose.sort()).toEqual(Object.keys(WITHOUT_KEY).sort());
  expect(declared.get('account-register')?.text).toContain(
    'insert into login_email (email, player_id) values ($1, $2)',
  );
});

test('no statement joins two tables but by the player', () => {
  for (const [name, { text }] of declared) {
    if (OF_OPERATORS.test(name)) continue;
    for (const [, on] of text.matchAll(/\bjoin \w+ \w+ on ([^\n]+)/g)) {
      expect({ name, on }).toEqual({ name, on: expect.stringMatching(/\w+\.player_id = \w+\.player_id/) });
    }
  }
});

describe.each(postgresEngines)('on the embedded database and on $name', (engine) => {
  let small: TestPlace;
  let large: TestPlace;
  beforeAll(async () => {
    [small, large] = await Promise.all([embeddedEngine.make(), engine.make()]);
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
