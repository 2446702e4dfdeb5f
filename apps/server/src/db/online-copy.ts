import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRIVATE_FOLDER } from './private-files.ts';

/** The log of changes is copied last, when all that the copy needs stands in it. */
const LOG = 'pg_wal';
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
export async function copyOnline(
  run: (text: string) => Promise<{ rows: unknown[] }>,
  from: string,
  to: string,
  signal?: AbortSignal,
): Promise<void> {
  await run("select pg_backup_start('copy', true)");
  let label: string;
  try {
    await copyFiles(from, to, join(from, LOG), signal);
  } finally {
    const { rows } = await run('select labelfile from pg_backup_stop(false)');
    label = (rows[0] as { labelfile: string }).labelfile;
  }
  await copyFiles(join(from, LOG), join(to, LOG), null);
  await writeFile(join(to, 'backup_label'), label, { mode: 0o600 });
}
