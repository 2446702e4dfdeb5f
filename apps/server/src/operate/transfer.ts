import { dirname, resolve } from 'node:path';
import { CODEC } from '@consorcio/game';
import { backupsAfter } from '../backup-folder.ts';
import { type Database, statement } from '../db/database.ts';
import { prepareSpread } from '../db/distribute.ts';
import { type Migration, readMigrations } from '../db/migrate.ts';
import { StartError } from '../db/start-error.ts';
import type { Settings } from '../env.ts';
import { checkBackup, readBackup, together, writeBackup } from './backup-file.ts';
import { ageOf, writeOlder } from './restore-older.ts';
import { type Batch, type Counts, checkEmpty, checkTables, countRows, readRows, TABLES, writeRows } from './tables.ts';

export interface RestoreFiles {
  readonly path: string;
  /** Newer backups: whoever is deleted in one of them stays so. */
  readonly newer: readonly string[];
  /** The newest of them that was made after the file; null: none. */
  readonly newest: string | null;
}

/**
 * Finds newer backups beside the file and in BACKUP_DIR, and reads all of them to their end, before a database is opened or made.
 * @throws StartError when one is no whole backup
 */
export async function findRestoreFiles(
  path: string,
  named: readonly string[],
  { backupDir }: Pick<Settings, 'backupDir'>,
): Promise<RestoreFiles> {
  await checkBackup(path);
  const { head } = await readBackup(path);
  const folders = [dirname(resolve(path)), ...(backupDir === null ? [] : [resolve(backupDir)])];
  const newer = [...new Set([...named.map((one) => resolve(one)), ...backupsAfter(folders, Date.parse(head.madeAt))])];
  const made: { readonly path: string; readonly at: number }[] = [];
  for (const one of newer) {
    await checkBackup(one);
    made.push({ path: one, at: Date.parse((await readBackup(one)).head.madeAt) });
  }
  const after = made.filter(({ at }) => at > Date.parse(head.madeAt)).sort((a, b) => b.at - a.at);
  return { path, newer, newest: after[0]?.path ?? null };
}

type Query = Database['query'];

/** `$1` rows of a backup as JSON. */
const NOTE = statement<never>('operate-deletions-note')`
  insert into deletion select * from json_populate_recordset(null::deletion, $1::json) on conflict do nothing`;
/** The hashes are gathered first, since deletions and players are kept by different keys. */
const DELETE_NOTED = statement<{ readonly id: string }>('operate-deleted-players')`
  with d as materialized (select player_hash from deletion)
    delete from player where sha256(convert_to(player_id::text, 'UTF8')) in (select player_hash from d)
    returning player_id as id`;
/** What does not hang on the player's own row. `$1` players. */
const DELETE_BESIDE = ['login_email', 'lti_user', 'certificate'].map(
  (table) => statement<never>(`operate-deleted-${table}`)`delete from ${table} where player_id = any($1::uuid[])`,
);

/** Notes the deletions that a backup knows of: they are its first table. */
async function noteDeletionsOf(query: Query, path: string): Promise<void> {
  const { batches } = await readBackup(path);
  for await (const { table, rows } of together(batches)) {
    if (table !== 'deletion') break;
    await query(NOTE, [`[${rows.join(',')}]`]);
  }
}

/**
 * Deletes from a restored database whoever deleted their account after the backup was made, as far as its own list or that
 * of a newer backup knows. Gives how many that were.
 */
async function clearDeleted(query: Query, newer: readonly string[]): Promise<number> {
  for (const path of newer) await noteDeletionsOf(query, path);
  const gone = (await query(DELETE_NOTED)).map(({ id }) => id);
  if (gone.length > 0) for (const remove of DELETE_BESIDE) await query(remove, [gone]);
  return gone.length;
}

type OnRows = (count: number) => void;

/** Classes of SQLSTATE of rows that fit no table: values, constraints, columns, and what is too complex to read. */
const NO_FIT = /^(22|23|42|54)/;

const APPLIED = statement<{ readonly name: string; readonly checksum: string }>('operate-applied')`
  select name, checksum from migration order by name`;

const NEWEST_CODEC = statement<{ readonly newest: number }>('operate-newest-codec')`
  select coalesce(max((state->>'codec')::integer), 0) as newest from campaign`;

function checkCounts(read: Counts, written: Counts): void {
  const different = Object.keys({ ...read, ...written }).filter((table) => read[table] !== written[table]);
  if (different.length > 0)
    throw new StartError(`Rows are missing in ${different.join(', ')}: take another backup. Nothing was changed.`);
}

/** Writes a backup of a database, as of one moment. */
export const backUp = (database: Database, path: string, onRows: OnRows): Promise<Counts> =>
  database.transaction(async (query) => {
    const rows = readRows(query);
    const first = await rows.next();
    const had = await query(APPLIED);
    async function* all(): AsyncGenerator<Batch> {
      if (first.done !== true) yield first.value;
      yield* rows;
    }
    const made = {
      migrations: had.map(({ name }) => name),
      checksums: Object.fromEntries(had.map(({ name, checksum }) => [name, checksum])),
      madeAt: new Date().toISOString(),
    };
    return writeBackup(path, made, all(), onRows);
  });

/**
 * Fills an empty database, which is up to date, from a backup of this version or an earlier one: all of it or nothing.
 * Whoever deleted their account later is not restored, as far as the backup or one of the `newer` ones knows.
 * `finish` is done last, in the same transaction.
 * @throws StartError for a database with players, and for a backup that is none, is cut off or was made by a newer version
 */
export async function restore(
  database: Database,
  path: string,
  onRows: OnRows,
  known: readonly Migration[] = readMigrations(),
  newer: readonly string[] = [],
  finish?: (query: Query) => Promise<unknown>,
): Promise<Counts> {
  const { head, batches, counts } = await readBackup(path);
  const age = ageOf(head, known);
  const fill: Parameters<Database['transaction']>[0] = async (query, connection) => {
    await prepareSpread(connection);
    await checkTables(query);
    await checkEmpty(query);
    const write = async (): Promise<Counts> => {
      const written = await writeRows(query, together(batches), onRows);
      checkCounts(counts(), written);
      return written;
    };
    // What migrations themselves have put there is in the backup as well.
    for (const table of TABLES) await connection.query({ text: `delete from "${table}"` });
    const isOlder = age.missing.length > 0;
    const written = isOlder ? await writeOlder(query, connection, age, write) : await write();
    const [{ newest } = { newest: 0 }] = await query(NEWEST_CODEC);
    if (newest > CODEC) {
      throw new StartError(
        `The backup holds campaigns packed by codec ${newest}, this version reads up to ${CODEC}: restore it with a newer one. Nothing was changed.`,
      );
    }
    const counted = await countRows(query);
    if (!isOlder) checkCounts(written, counted);
    const isCleared = (await clearDeleted(query, newer)) > 0;
    await finish?.(query);
    return isCleared || finish !== undefined ? countRows(query) : counted;
  };
  return (database.transaction(fill) as Promise<Counts>).catch((error: unknown) => {
    const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
    if (!NO_FIT.test(String(code ?? ''))) throw error;
    throw new StartError(`The rows of ${path} fit no table (${message}): take another backup. Nothing was changed.`);
  });
}

/** Copies everything of one database into another, empty one: all of it or nothing. The first one stays as it is. */
export const move = (from: Database, to: Database, onRows: OnRows): Promise<Counts> =>
  from.transaction((read) =>
    to.transaction(async (write, connection) => {
      await checkTables(write);
      await checkEmpty(write);
      // A server that ran on it without players has counted by day all the same.
      for (const table of TABLES) await connection.query({ text: `delete from "${table}"` });
      const written = await writeRows(write, readRows(read), onRows);
      checkCounts(await countRows(read), written);
      checkCounts(written, await countRows(write));
      return written;
    }),
  );
