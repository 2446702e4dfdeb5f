import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import type { Connection } from './connection.ts';
import { type Engine, types } from './engine.ts';
import { closeToOthers, PRIVATE_FOLDER } from './private-files.ts';
import { SyncedFiles, syncPath, syncTree } from './synced-files.ts';

/** The engine's own start parameters, but for `-F` (no fsync), and with a sync that the file layer has. */
const DURABLE = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
  // The machine keeps the files in its own memory anyway; four times as much costs a tenth of a second at each start.
  ...['-c', 'shared_buffers=32MB'],
];

/**
 * Builds a new database in a folder aside and moves it into place when all of it is on the disk: a start that is
 * cut off leaves either no database or a whole one.
 */
async function build(dataDir: string, folder: string): Promise<void> {
  const aside = `${folder}.building`;
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { mode: PRIVATE_FOLDER });
  const database = await PGlite.create({ fs: new SyncedFiles(aside) });
  // Nobody makes another database from them, and after an unclean end every file has to be synced: 370 instead of 1,000.
  await database.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await database.exec(`drop database ${name}`);
  await database.close();
  syncTree(aside);
  renameSync(aside, folder);
  syncPath(dataDir);
}

/** Lets one caller at a time use what there is only one of. */
function inTurn(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/**
 * The embedded PostgreSQL on a folder of this machine. One process, one connection: callers queue.
 * The folder must exist and be locked by the caller.
 */
export async function openEmbedded(dataDir: string): Promise<Engine> {
  const folder = join(dataDir, 'database');
  if (!existsSync(folder)) await build(dataDir, folder);
  closeToOthers(folder);
  const database = await PGlite.create({ fs: new SyncedFiles(folder), startParams: DURABLE });
  const client = new pg.Client({ ...createPgConfig(database), types });
  await client.connect();
  const alone = inTurn();
  return {
    kind: 'embedded',
    preparesStatements: true,
    answerTimeout: null,
    query: (query) => alone(() => (client as Connection).query(query)),
    withConnection: (work) => alone(() => work(client as Connection)),
    close: () =>
      alone(async () => {
        await client.end();
        await database.close();
      }),
  };
}
