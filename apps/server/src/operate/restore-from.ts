import { dirname, resolve } from 'node:path';
import type { Database } from '../db/database.ts';
import { StartError } from '../db/start-error.ts';
import type { Settings } from '../env.ts';
import { checkBackup, readBackup } from './backup-file.ts';
import { backupsAfter } from './backup-folder.ts';
import { printCounts, progress, say } from './output.ts';
import { restore } from './transfer.ts';

/** What a restore reads. */
interface RestoreFiles {
  readonly path: string;
  /** Newer backups: whoever is deleted in one of them stays so. */
  readonly newer: readonly string[];
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
  for (const one of newer) await checkBackup(one);
  return { path, newer };
}

/** Classes of SQLSTATE of rows that fit no table: values, constraints, columns. */
const NO_FIT = /^(22|23|42)/;

/** Fills the empty database; whoever is deleted in a newer backup stays so. */
export async function restoreFrom({ path, newer }: RestoreFiles, database: Database): Promise<void> {
  const counts = await restore(database, path, progress('rows'), undefined, newer).catch((error: unknown) => {
    const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
    if (!NO_FIT.test(String(code ?? ''))) throw error;
    throw new StartError(`The rows of ${path} fit no table (${message}): take another backup. Nothing was changed.`);
  });
  for (const one of newer) say(`Deletions also taken from: ${one}`);
  printCounts(counts, 'Restored.');
}
