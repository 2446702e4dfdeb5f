import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { moveFile, RETRIES } from './move-file.ts';
import { closeToOthers, PRIVATE_FOLDER } from './private-files.ts';
import { SyncedFiles, syncPath, syncTree } from './synced-files.ts';

/** An empty database, made by the build: copying it takes a tenth of the time. Absent where the server runs from its sources. */
export const PREBUILT = fileURLToPath(new URL('../new-database/', import.meta.url));

/** Makes an empty database in a folder that is not there yet. Nothing of it has to be on the disk afterwards. */
async function makeDatabase(folder: string): Promise<void> {
  mkdirSync(folder, { mode: PRIVATE_FOLDER });
  const database = await PGlite.create({ fs: new SyncedFiles(folder) });
  // Nobody makes another database from them, and after an unclean end every file has to be synced: 370 instead of 1,000.
  await database.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await database.exec(`drop database ${name}`);
  await database.close();
}

/** Lets everybody read a folder: whoever runs the built game is another user than who built it. */
function openToReaders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToReaders(path);
    else chmodSync(path, 0o644);
  }
  chmodSync(folder, 0o755);
}

/** Makes the empty database that first starts copy; whole or not at all. There is nobody's data in it. */
export async function prebuild(folder: string): Promise<void> {
  const aside = join(folder, '..', 'new-database.building');
  for (const path of [aside, folder]) rmSync(path, { recursive: true, force: true, maxRetries: RETRIES });
  await makeDatabase(aside);
  openToReaders(aside);
  await moveFile(aside, folder);
}

/**
 * Puts a new database at `folder` in the data folder. It is made aside and moved into place when all of it is on the
 * disk: a start that is cut off leaves either no database or a whole one.
 */
export async function putNewDatabase(dataDir: string, folder: string, prebuilt: string = PREBUILT): Promise<void> {
  const aside = `${folder}.building`;
  rmSync(aside, { recursive: true, force: true, maxRetries: RETRIES });
  if (existsSync(prebuilt)) cpSync(prebuilt, aside, { recursive: true });
  else await makeDatabase(aside);
  closeToOthers(aside);
  syncTree(aside);
  await moveFile(aside, folder);
  syncPath(dataDir);
}
