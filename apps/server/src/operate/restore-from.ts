import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Database } from '../db/database.ts';
import type { Settings } from '../env.ts';
import { readBackup } from './backup-file.ts';
import { backupsAfter } from './backup-folder.ts';
import { printCounts, progress, say } from './output.ts';
import { restore } from './transfer.ts';

/** Fills the empty database; whoever is deleted in a newer backup, beside it, in BACKUP_DIR or named, stays so. */
export async function restoreFrom(
  path: string,
  named: readonly string[],
  database: Database,
  place: Settings,
): Promise<void> {
  const { head } = await readBackup(path);
  const madeAt = head.madeAt === undefined ? statSync(path).mtimeMs : Date.parse(head.madeAt);
  const folders = [dirname(resolve(path)), ...(place.backupDir === null ? [] : [resolve(place.backupDir)])];
  const newer = [...new Set([...named.map((one) => resolve(one)), ...backupsAfter(folders, madeAt)])];
  const counts = await restore(database, path, progress('rows'), undefined, newer);
  for (const one of newer) say(`Deletions also taken from: ${one}`);
  printCounts(counts, 'Restored.');
}
