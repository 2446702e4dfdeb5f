import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import type { Connection, Query } from './connection.ts';
import { faultOfFolder } from './database-folder.ts';
import { type Engine, inTransaction, types } from './engine.ts';
import { inTurn } from './in-turn.ts';
import { putNewDatabase } from './new-database.ts';
import { copyOnline } from './online-copy.ts';
import { closeToOthers, foreignFile } from './private-files.ts';
import { shareCommits } from './shared-commits.ts';
import { StartError } from './start-error.ts';
import { SyncedFiles } from './synced-files.ts';

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

/** Says in one sentence why the engine, which tells nothing but that it was aborted, cannot open a folder. */
function whyNotOpen(folder: string, error: unknown): StartError {
  const foreign = foreignFile(folder);
  if (foreign !== null)
    return new StartError(
      `The database does not open: ${foreign} belongs to another user. Give all of ${folder} to this one, with chown -R as root.`,
    );
  return new StartError(
    `The database in ${folder} does not open (${String(error).split('\n')[0]}): move the folder away and restore a backup.`,
  );
}

const ENGINE_LOCK = 'postmaster.pid';

/** Folder of the database in the data folder. */
const databaseIn = (dataDir: string): string => join(dataDir, 'database');

/** True where something is in the database's place, sound or not: there no new one begins. */
export const hasDatabase = (dataDir: string): boolean => existsSync(databaseIn(dataDir));

/** Removes what a restore that failed has made. */
export const removeDatabase = (dataDir: string): void => rmSync(databaseIn(dataDir), { recursive: true, force: true });

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
  const alone = inTurn();
  const query: Engine['query'] = (query) => alone(() => (client as Connection).query(query));
  const together = (queries: readonly Query[]) =>
    alone(() =>
      inTransaction(client as Connection, async () => {
        const answers: { rows: unknown[] }[] = [];
        for (const query of queries) answers.push(await (client as Connection).query(query));
        return answers;
      }),
    );
  let copies = 0;
  return {
    kind: 'embedded',
    preparesStatements: true,
    answerTimeout: null,
    isWhole: () => faultOfFolder(folder) === null,
    query,
    save: shareCommits({ alone: query, together, patience: null }),
    withConnection: (work) => alone(() => work(client as Connection)),
    copyTo: async (copy, signal) => {
      const run = (text: string) => alone(() => (client as Connection).query({ text }));
      copies += 1;
      await copyOnline(run, folder, join(copy, 'database'), signal).finally(() => {
        copies -= 1;
      });
    },
    boundLog: (bytes) =>
      alone(async () => {
        const { rows } = await (client as Connection).query({ text: LOG_LENGTH });
        const isLong = (rows[0] as { bytes: number }).bytes > bytes;
        // A copy needs the log from its beginning on.
        if (isLong && copies === 0) await (client as Connection).query({ text: 'checkpoint' });
        return isLong && copies === 0;
      }),
    close: () =>
      alone(async () => {
        await client.end();
        await database.close();
      }),
  };
}
