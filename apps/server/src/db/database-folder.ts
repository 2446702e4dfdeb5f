import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Major version of the PostgreSQL that is compiled in. */
const MAJOR = '18';
/** What no database is without, beside its log. */
const PARTS = ['base', 'global/pg_control', 'pg_xact'];
const LOG = 'pg_wal';
/** A piece of the log: whatever was not in the tables yet when the server ended stands there alone. */
const SEGMENT = /^[0-9A-F]{24}$/;

const exists = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined;

/** What of a database is not there; null when all of it is. */
function lostPart(folder: string): string | null {
  const lost = PARTS.find((part) => !exists(join(folder, part)));
  if (lost !== undefined) return lost;
  const log = join(folder, LOG);
  return exists(log) && readdirSync(log).some((name) => SEGMENT.test(name)) ? null : LOG;
}

/**
 * What is wrong with the folder of an embedded database: one sentence that says what to do; null for a sound one. What
 * is damaged inside its files only the engine finds.
 */
export function faultOfFolder(folder: string): string | null {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory() === false)
    return `${folder} is a file, but the folder of the database belongs there: move the file away.`;
  if (found === undefined || !exists(join(folder, 'PG_VERSION')))
    return `The folder ${folder} holds no database, though one belongs there: mount it again, or move it away and restore a backup.`;
  const major = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (major !== MAJOR)
    return `The database in ${folder} is of PostgreSQL ${major}, this version of the game has ${MAJOR}: start the version that made it, take a backup, and restore that.`;
  const lost = lostPart(folder);
  return lost === null
    ? null
    : `The database in ${folder} is damaged, ${lost} is lost: move the folder away and restore a backup.`;
}
