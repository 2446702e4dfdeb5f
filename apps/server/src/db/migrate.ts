import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Connection } from './database.ts';
import { prepareSpread } from './distribute.ts';
import { type Engine, inTransaction } from './engine.ts';
import { StartError } from './start-error.ts';

export interface Migration {
  /** File name: `0001-accounts.sql`. */
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the text, with line ends as on Unix. */
  readonly checksum: string;
}

/** Beside `src` and `dist` alike, so that sources and build read the same files. */
const FOLDER = fileURLToPath(new URL('../../migrations/', import.meta.url));
/** Any number that nobody else takes: the lock under which one server at a time migrates. */
const LOCK = 7_266_433;
/** Milliseconds. A migration of a large database, or the wait for another server's, may take its time. */
const MIGRATION_TIMEOUT = 3_600_000;

/** Milliseconds: how long a table is waited for, until it is tried again, and until that is given up. */
const LOCK_TIMEOUT = 1_000;
const LOCK_PAUSE = 2_000;
const LOCK_LIMIT = 600_000;
const LOCK_NOT_AVAILABLE = '55P03';

/** The numbered files in order. */
export function readMigrations(folder: string = FOLDER): readonly Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}-.+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const sql = readFileSync(`${folder}/${name}`, 'utf8').replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/** The first migration of whatever was made before 1.0.0, which began with a schema of its own: such rows fit no table of today. */
const FIRST_BEFORE_1 = '0001-player.sql';

/**
 * Refuses what was made before 1.0.0. `what`: 'The database', or 'The backup' with its path; `names`: of the migrations it had.
 * @throws StartError
 */
export function refuseBefore1(what: string, names: Iterable<string>): void {
  if (![...names].includes(FIRST_BEFORE_1)) return;
  throw new StartError(
    `${what} was made before version 1.0, which later versions do not read: use the version that made it, or begin a new game. Nothing was changed.`,
  );
}

/** The migrations still to run; refuses a database that other code has made. */
function missing(known: readonly Migration[], applied: ReadonlyMap<string, string>): readonly Migration[] {
  refuseBefore1('The database', applied.keys());
  const names = new Set(known.map(({ name }) => name));
  for (const name of applied.keys()) {
    if (!names.has(name)) {
      throw new StartError(
        `The database is newer than this server (it knows ${name}): start the newer version, or restore a backup.`,
      );
    }
  }
  const changed = known.find(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum);
  if (changed !== undefined) {
    throw new StartError(
      `The migration ${changed.name} was changed after it ran on this database: bring back the original file.`,
    );
  }
  return known.filter(({ name }) => !applied.has(name));
}

async function appliedOn(connection: Connection): Promise<ReadonlyMap<string, string>> {
  const { rows } = await connection.query({ text: 'select name, checksum from migration' });
  return new Map((rows as { name: string; checksum: string }[]).map((row) => [row.name, row.checksum]));
}

/** True on a replica: in a transaction of its own, nothing may be written. */
async function isReadOnly(connection: Connection): Promise<boolean> {
  const { rows } = await connection.query({ text: 'show transaction_read_only' });
  return (rows[0] as { transaction_read_only: string }).transaction_read_only === 'on';
}

/** True where migrations have run at all: an empty database has no table of them. */
async function hasMigrations(connection: Connection): Promise<boolean> {
  const { rows } = await connection.query({ text: "select to_regclass('migration') is not null as has" });
  return (rows[0] as { has: boolean }).has;
}

/** True of a database in which a server has been before. */
export const hasGame = (engine: Engine): Promise<boolean> => engine.withConnection(hasMigrations);

/** True of a database in which a server has looked at its clock, or that holds players: not of tables alone. */
export const hasBegun = (engine: Engine): Promise<boolean> =>
  engine.withConnection(async (connection) => {
    const text = `select exists (select from age_clock where at is not null) or exists (select from player) as has`;
    const { rows } = await connection.query({ text });
    return (rows[0] as { has: boolean }).has;
  });

/**
 * Changes nothing: what is only read must already be as this code knows it. Gives the name of the newest migration that
 * the database has had.
 * @throws StartError when the database was made by other code, or has not had every migration; it names the version met
 */
export const checkVersion = (engine: Engine, known: readonly Migration[] = readMigrations()): Promise<string> =>
  engine.withConnection(async (connection) => {
    if (!(await hasMigrations(connection))) {
      throw new StartError('The database holds no game: name the one that the game uses.');
    }
    const applied = await appliedOn(connection);
    const met = [...applied.keys()].sort().at(-1) ?? 'none';
    const [late] = missing(known, applied);
    if (late === undefined) return met;
    throw new StartError(
      `The database is at ${met} and has not had ${late.name}: use the version that made it, or start this one on it first.`,
    );
  });

/** Makes the database's own notes on migrations, where there are none. */
const noteMigrations = (connection: Connection): Promise<unknown> =>
  connection.query({
    text: `create table if not exists migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  });

/** Runs migrations in the transaction that the connection is in, and notes them. */
export async function applyAll(connection: Connection, migrations: readonly Migration[]): Promise<void> {
  await noteMigrations(connection);
  for (const { name, sql, checksum } of migrations) {
    // One by one: an engine that is spread sends on, with a change of a table, the whole text that it came in.
    for (const text of statementsIn(sql)) await connection.query({ text, query_timeout: MIGRATION_TIMEOUT });
    await connection.query({
      text: 'insert into migration (name, checksum) values ($1, $2)',
      values: [name, checksum],
    });
  }
}

async function apply(connection: Connection, known: readonly Migration[]): Promise<readonly string[]> {
  await connection.query({ text: `select pg_advisory_xact_lock(${LOCK})`, query_timeout: MIGRATION_TIMEOUT });
  await connection.query({ text: `set local lock_timeout = '${LOCK_TIMEOUT}ms'` });
  const spread = await prepareSpread(connection);
  const applied = (await hasMigrations(connection)) ? await appliedOn(connection) : new Map<string, string>();
  const todo = missing(known, applied);
  if (todo.length > 0 && !spread.mayChange) {
    throw new StartError(
      `The database has not had ${todo[0]?.name}, and a worker may not change it: start a server on the coordinator first.`,
    );
  }
  if (todo.length > 0) await applyAll(connection, todo);
  await spread.finish();
  return todo.map(({ name }) => name);
}

const migrateOnce = (engine: Engine, known: readonly Migration[]): Promise<readonly string[]> =>
  engine.withConnection((connection) =>
    inTransaction(connection, async () => {
      if (await isReadOnly(connection)) {
        throw new StartError('The database is read only, as a replica is: name the primary in DATABASE_URL.');
      }
      return apply(connection, known);
    }),
  );

/**
 * Brings the database up to date: all or nothing, one server at a time, while other servers may be at work. Whoever waits for
 * a table makes all others wait behind it, so that is given up after a second and tried again: a backup that reads for long
 * holds up the migration, not the game. Gives the names of the files that ran. Where Citus is in the database, it also spreads
 * what is new over the machines.
 * @throws StartError when the database was made by other code, may only be read, as a replica, or is never free
 */
export async function migrate(
  engine: Engine,
  known: readonly Migration[] = readMigrations(),
  lockLimit: number = LOCK_LIMIT,
): Promise<readonly string[]> {
  for (const from = performance.now(); ; await pause(LOCK_PAUSE)) {
    try {
      return await migrateOnce(engine, known);
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
      if (performance.now() - from > lockLimit) {
        throw new StartError(
          'The database is in use and cannot be migrated: wait for a backup that runs, start again.',
        );
      }
    }
  }
}

/** A comment, a text, a function's body, the end of a statement, or what stands between them. */
const PARTS = /--[^\n]*|'[^']*'|\$\$[\s\S]*?\$\$|;|[^-'$;]+|[-'$]/g;

/** The same in two: Citus adds a column to a table that is spread only without a check. The check's name is PostgreSQL's. */
function checkApart(text: string): readonly string[] {
  const [, table, name] = /^alter table (\w+) add column (\w+) /.exec(text) ?? [];
  const at = text.search(/\scheck \(/);
  const column = text.slice(0, at).trimEnd();
  if (name === undefined || at < 0 || column.includes('(') || !text.endsWith(')')) return [text];
  return [column, `alter table ${table} add constraint ${table}_${name}_check ${text.slice(at + 1)}`];
}

/**
 * The statements of an SQL file in order, without their semicolons and the comments between them. Bodies of functions stand
 * between `$$` there. A new column and its check become two.
 */
export function statementsIn(sql: string): readonly string[] {
  const statements = [''];
  for (const [part] of sql.matchAll(PARTS)) {
    if (part === ';') statements.push('');
    else if (!part.startsWith('--')) statements[statements.length - 1] += part;
  }
  return statements
    .map((text) => text.trim())
    .filter(Boolean)
    .flatMap(checkApart);
}
