import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkPath } from '../backup-folder.ts';
import type { Database } from '../db/database.ts';
import { moveFile, RETRIES } from '../db/move-file.ts';
import { openDatabase } from '../db/open.ts';
import { StartError } from '../db/start-error.ts';
import { checkAll } from './check.ts';
import type { Counts } from './tables.ts';
import { backUp, restore } from './transfer.ts';

type OnRows = (count: number) => void;
const quiet: OnRows = () => undefined;

/** Errors that are reported in one sentence. */
const TOLD = 20;

/** What a backup was found to hold, when it was restored into a folder aside. */
export interface BackupCheck {
  readonly rows: Counts;
  readonly campaigns: number;
  /** How many `admin check` finds. */
  readonly faults: number;
  /** A sentence each of the first of them. */
  readonly told: readonly string[];
}

/** A private folder beside a backup, removed after the work: what is in it is the players' data. */
export async function withFolderBeside<T>(backup: string, work: (folder: string) => Promise<T>): Promise<T> {
  let folder: string;
  try {
    folder = mkdtempSync(join(dirname(backup), '.backup-'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(`Beside ${backup} nothing can be written (${code}): copy it to a folder of this user.`);
  }
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: RETRIES });
  }
}

/** Restores a backup into an empty folder, counts its rows and checks every campaign. */
async function verifyIn(dataDir: string, backup: string, onRows: OnRows): Promise<BackupCheck> {
  const database = await openDatabase({ databaseUrl: null, dataDir }, 'fill');
  try {
    const rows = await restore(database, backup, onRows);
    const told: string[] = [];
    const fault = (sentence: string): void => {
      if (told.length < TOLD) told.push(sentence);
    };
    const { campaigns, faults } = await checkAll(database, { campaigns: quiet, fault });
    return { rows, campaigns, faults, told };
  } finally {
    await database.close();
  }
}

/**
 * Restores a backup into an embedded database aside, counts its rows and checks every campaign.
 * @throws StartError when it cannot be restored
 */
export const verifyBackup = (backup: string, onRows: OnRows = quiet): Promise<BackupCheck> =>
  withFolderBeside(backup, (dataDir) => verifyIn(dataDir, backup, onRows));

/** All that is made on the way is made in `folder`, so that its owner can remove it whatever happens. */
async function makeIn(folder: string, database: Database, backup: string, onRows: OnRows): Promise<BackupCheck> {
  const unchecked = join(folder, 'unchecked');
  const written = await backUp(database, unchecked, onRows);
  const found = await verifyIn(join(folder, 'restored'), unchecked, quiet);
  const different = Object.keys(written).filter((table) => written[table] !== found.rows[table]);
  if (different.length > 0) throw new Error(`the backup restores other rows of ${different.join(', ')}`);
  const checkedAt = new Date().toISOString();
  writeFileSync(checkPath(backup), `${JSON.stringify({ checkedAt, ...found }, null, 2)}\n`, { mode: 0o600 });
  await moveFile(unchecked, backup);
  return found;
}

/**
 * Makes a backup that has been restored once before it bears its name, and writes the check down beside it.
 * @throws StartError or Error when it cannot be made or restored; then there is none
 */
export const makeCheckedBackup = (database: Database, backup: string, onRows: OnRows = quiet): Promise<BackupCheck> =>
  withFolderBeside(backup, (folder) => makeIn(folder, database, backup, onRows));

/**
 * The same of PostgreSQL, or without its address of a copy of a data folder (`Database.copyTo`) in the folder where all is made;
 * removing it is its owner's.
 */
export async function backUpIn(folder: string, backup: string, databaseUrl: string | null): Promise<BackupCheck> {
  const database = await openDatabase({ databaseUrl, dataDir: folder }, 'read');
  return makeIn(folder, database, backup, quiet).finally(() => database.close());
}
