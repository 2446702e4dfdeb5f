import { setPriority } from 'node:os';
import { backUpCopy } from './operate/checked-backup.ts';

/** A process of its own that makes the daily backup from a copy of the data folder: `backup-process.js COPY BACKUP`. */
const LOWEST_PRIORITY = 19;

setPriority(LOWEST_PRIORITY);
const [copy = '', backup = ''] = process.argv.slice(2);
backUpCopy(copy, backup).then(
  (found) => process.stdout.write(JSON.stringify(found)),
  (error: unknown) => {
    process.stderr.write(error instanceof Error ? `${error.message}\n` : String(error));
    process.exitCode = 1;
  },
);
