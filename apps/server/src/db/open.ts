import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { databaseOn, type Engine } from './engine.ts';
import { lockFolder } from './lock-file.ts';
import { checkVersion, migrate } from './migrate.ts';
import { openPostgres, type Waiting } from './postgres.ts';
import { checkOwner, closeDataFolder, PRIVATE_FOLDER } from './private-files.ts';
import { StartError } from './start-error.ts';

export interface DatabasePlace {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

/** What a database is opened for: to serve the game, to read it (backup, reports), or to fill it (restore, move). */
export type Purpose = 'serve' | 'read' | 'fill';

/** Like mkdir -p; the one of Node.js never ends below a folder where nothing can be made, such as /proc. */
function makeParents(folder: string): void {
  if (existsSync(folder)) return;
  makeParents(dirname(folder));
  mkdirSync(folder, { mode: PRIVATE_FOLDER });
}

function makeFolder(dataDir: string): string {
  const folder = resolve(dataDir);
  try {
    makeParents(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The data folder ${folder} cannot be written (${code}): create it for this user, or set DATA_DIR to another folder.`,
    );
  }
  return folder;
}

async function openLocked(dataDir: string, purpose: Purpose): Promise<Engine> {
  const folder = makeFolder(dataDir);
  if (purpose !== 'serve') checkOwner(folder);
  closeDataFolder(folder);
  const unlock = lockFolder(folder);
  try {
    const engine = await openEmbedded(folder);
    return { ...engine, close: () => engine.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Says in one sentence why migrations failed for a reason of the database's owner. */
function explain(error: unknown): unknown {
  if ((error as { code?: string }).code !== '42501') return error;
  return new StartError('The user of DATABASE_URL may not create tables: make it the owner of that database.');
}

/**
 * Opens the database that the settings name. To serve or to fill it, it is brought up to date; to read it, it must be so
 * already and may be a replica.
 * @throws StartError with one sentence that says what to do
 */
export async function openDatabase(
  { databaseUrl, dataDir }: DatabasePlace,
  purpose: Purpose = 'serve',
): Promise<Database> {
  const waiting: Waiting = purpose === 'serve' ? 'player' : 'operator';
  const engine = databaseUrl === null ? await openLocked(dataDir, purpose) : await openPostgres(databaseUrl, waiting);
  try {
    if (purpose === 'read') await checkVersion(engine);
    else await migrate(engine);
  } catch (error) {
    await engine.close();
    throw explain(error);
  }
  return databaseOn(engine);
}
