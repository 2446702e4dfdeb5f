import { setPriority } from 'node:os';
import { backUpIn } from './operate/checked-backup.ts';

/**
 * A process of its own that makes the daily backup: `backup-process.js FOLDER BACKUP`. FOLDER holds the copy of a data folder;
 * with DATABASE_URL it is empty.
 */
const LOWEST_PRIORITY = 19;

setPriority(LOWEST_PRIORITY);
const [folder = '', backup = ''] = process.argv.slice(2);
backUpIn(folder, backup, process.env.DATABASE_URL || null).then(
  (found) => process.stdout.write(JSON.stringify(found)),
  (error: unknown) => {
    process.stderr.write(error instanceof Error ? `${error.message}\n` : String(error));
    process.exitCode = 1;
  },
);
