import { constants, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import type { Connection, Query } from './database.ts';
import { type Engine, inTransaction, types } from './engine.ts';
import { inTurn } from './in-turn.ts';
import { RETRIES } from './move-file.ts';
import { putNewDatabase } from './new-database.ts';
import { closeToOthers, foreignFile, PRIVATE_FOLDER, refusalIn } from './private-files.ts';
import { shareCommits } from './shared-commits.ts';
import { StartError } from './start-error.ts';
import { SyncedFiles } from './synced-files.ts';

/** The log of changes is copied last, when all that the copy needs stands in it. */
const WRITE_AHEAD_LOG = 'pg_wal';
/** Where the file system can, a copy shares its blocks with the original. */
const SHARED = constants.COPYFILE_FICLONE;

/** A file that is gone in the meantime was dropped by the database, and the log says so. */
async function copyOne(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to, SHARED);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Copies the files of a folder one after the other; of the folder that is left out only what it is made of. */
async function copyFiles(from: string, to: string, leftOut: string | null, signal?: AbortSignal): Promise<void> {
  await mkdir(to, { recursive: true, mode: PRIVATE_FOLDER });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    signal?.throwIfAborted();
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      if (source !== leftOut) await copyFiles(source, copy, leftOut, signal);
    } else if (entry.isFile()) await copyOne(source, copy);
  }
}

/**
 * Copies a database while it is at work, as PostgreSQL's own base backups are made: between start and stop its log holds
 * whole pages, so that a copy whose files are of different moments is brought to the moment of the stop when it is opened.
 * `run` sends one statement; others may come in between.
 * @throws Error when a file cannot be read or written, with the copy incomplete
 */
async function copyOnline(
  run: (text: string) => Promise<{ rows: unknown[] }>,
  from: string,
  to: string,
  signal?: AbortSignal,
): Promise<void> {
  await run("select pg_backup_start('copy', true)");
  let label: string;
  try {
    await copyFiles(from, to, join(from, WRITE_AHEAD_LOG), signal);
  } finally {
    const { rows } = await run('select labelfile from pg_backup_stop(false)');
    label = (rows[0] as { labelfile: string }).labelfile;
  }
  await copyFiles(join(from, WRITE_AHEAD_LOG), join(to, WRITE_AHEAD_LOG), null);
  await writeFile(join(to, 'backup_label'), label, { mode: 0o600 });
}

/** Major version of the PostgreSQL that is compiled in. */
const MAJOR = '18';
/** What no database is without, beside its log. */
const PARTS = ['base', 'global/pg_control', 'pg_xact'];
const LOG = 'pg_wal';
/** A piece of the log: whatever was not in the tables yet when the server ended stands there alone. */
const SEGMENT = /^[0-9A-F]{24}$/;

const exists = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined;

/** What of a database is not there; null when all of it is. */
function lostPart(folder: string): string | null {
  const lost = PARTS.find((part) => !exists(join(folder, part)));
  if (lost !== undefined) return lost;
  const log = join(folder, LOG);
  return exists(log) && readdirSync(log).some((name) => SEGMENT.test(name)) ? null : LOG;
}

/**
 * What is wrong with the folder of an embedded database: one sentence that says what to do; null for a sound one. What
 * is damaged inside its files only the engine finds.
 */
function faultOfFolder(folder: string): string | null {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory() === false)
    return `${folder} is a file, but the folder of the database belongs there: move the file away.`;
  if (found === undefined || !exists(join(folder, 'PG_VERSION')))
    return `The folder ${folder} holds no database, though one belongs there: mount it again, or move it away and restore a backup.`;
  const major = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (major !== MAJOR)
    return `The database in ${folder} is of PostgreSQL ${major}, this version of the game has ${MAJOR}: start the version that made it, take a backup, and restore that.`;
  const lost = lostPart(folder);
  return lost === null
    ? null
    : `The database in ${folder} is damaged, ${lost} is lost: move the folder away and restore a backup.`;
}

/** The engine's own start parameters, but for `-F` (no fsync), and with a sync that the file layer has. */
const DURABLE = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
  // The machine keeps the files in its own memory anyway; four times as much costs a tenth of a second at each start.
  ...['-c', 'shared_buffers=32MB'],
  // After a checkpoint no more of the log's files are kept for use again; by default a gigabyte of them.
  ...['-c', 'max_wal_size=64MB', '-c', 'min_wal_size=32MB'],
];

/** Bytes that were written to the log since the last checkpoint. */
const LOG_LENGTH = `select (pg_current_wal_insert_lsn() - redo_lsn)::bigint as bytes from pg_control_checkpoint()`;

/**
 * The table of which most is dead: rows that were written over or deleted, whose room only a vacuum gives to others. The engine
 * counts them, and has no process of its own that would see to it. The shares are those of PostgreSQL's autovacuum.
 */
const MOST_DEAD = `select format('vacuum %s', relid::regclass) as vacuum from pg_stat_all_tables
  where n_dead_tup > 1000 + 0.2 * n_live_tup order by n_dead_tup desc limit 1`;

/** What the system says when it gives no file, whatever stands in it. */
const REFUSED = /^E(?:ACCES|BUSY|DQUOT|MFILE|NFILE|NOSPC|PERM|ROFS)$/;
const isRefusal = (error: unknown): error is NodeJS.ErrnoException =>
  REFUSED.test(String((error as NodeJS.ErrnoException).code));

/** Says in one sentence why the engine, which tells nothing but that it was aborted, cannot open a folder. */
function whyNotOpen(folder: string, error: unknown): StartError {
  const foreign = foreignFile(folder);
  if (foreign !== null)
    return new StartError(
      `The database does not open: ${foreign} belongs to another user. Give all of ${folder} to this one, with chown -R as root.`,
    );
  const refusal = isRefusal(error) ? error : refusalIn(folder);
  if (refusal !== null)
    return new StartError(
      `The database in ${folder} does not open, because the system refuses a file (${refusal.message.split('\n')[0]}): end what uses the folder (another program, a virus scanner, a copy to a cloud), let this user write it, make room on a full disk, and start again. Nothing of it is lost.`,
    );
  return new StartError(
    `The database in ${folder} does not open (${String(error).split('\n')[0]}): move the folder away and restore a backup.`,
  );
}

const ENGINE_LOCK = 'postmaster.pid';

const databaseIn = (dataDir: string): string => join(dataDir, 'database');

/** True where something is in the database's place, sound or not: there no new one begins. */
export const hasDatabase = (dataDir: string): boolean => existsSync(databaseIn(dataDir));

/** Removes what a restore that failed has made. */
export const removeDatabase = (dataDir: string): void =>
  rmSync(databaseIn(dataDir), { recursive: true, force: true, maxRetries: RETRIES });

/**
 * The embedded PostgreSQL on a folder of this machine. One process, one connection: callers queue.
 * The folder must exist and be locked by the caller.
 */
export async function openEmbedded(dataDir: string): Promise<Engine> {
  const folder = databaseIn(dataDir);
  if (!hasDatabase(dataDir)) await putNewDatabase(dataDir, folder);
  const fault = faultOfFolder(folder);
  if (fault !== null) throw new StartError(fault);
  closeToOthers(folder);
  // The engine's own lock. A power cut may leave it empty, with which no engine starts; the data folder's lock is the one that counts.
  rmSync(join(folder, ENGINE_LOCK), { force: true });
  const database = await PGlite.create({ fs: new SyncedFiles(folder), startParams: DURABLE }).catch(
    (error: unknown) => {
      throw whyNotOpen(folder, error);
    },
  );
  const client = new pg.Client({ ...createPgConfig(database), types });
  await client.connect();
  const connection: Connection = client;
  const alone = inTurn();
  const query: Engine['query'] = (query) => alone(() => connection.query(query));
  const together = (queries: readonly Query[]) =>
    alone(() =>
      inTransaction(connection, async () => {
        const answers: { rows: unknown[] }[] = [];
        for (const query of queries) answers.push(await connection.query(query));
        return answers;
      }),
    );
  let copies = 0;
  return {
    kind: 'embedded',
    preparesStatements: () => true,
    answerTimeout: null,
    isWhole: () => faultOfFolder(folder) === null,
    query,
    save: shareCommits({ alone: query, together, patience: null }),
    withConnection: (work) => alone(() => work(connection)),
    own: {
      copyTo: async (copy, signal) => {
        const run = (text: string) => alone(() => connection.query({ text }));
        copies += 1;
        await copyOnline(run, folder, join(copy, 'database'), signal).finally(() => {
          copies -= 1;
        });
      },
      boundLog: (bytes) =>
        alone(async () => {
          const { rows } = await connection.query({ text: LOG_LENGTH });
          const isLong = (rows[0] as { bytes: number }).bytes > bytes;
          // A copy needs the log from its beginning on.
          if (isLong && copies === 0) await connection.query({ text: 'checkpoint' });
          return isLong && copies === 0;
        }),
      reuseRoom: () =>
        alone(async () => {
          const { rows } = await connection.query({ text: MOST_DEAD });
          const [table] = rows as { vacuum: string }[];
          if (table !== undefined) await connection.query({ text: table.vacuum });
          return table !== undefined;
        }),
    },
    close: () =>
      alone(async () => {
        await client.end();
        await database.close();
      }),
  };
}
