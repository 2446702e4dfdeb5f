import { chmodSync, closeSync, existsSync, lstatSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.ts';

/** Permissions of everybody but the owner. */
const OTHERS = 0o077;
export const PRIVATE_FOLDER = 0o700;

/** A mode without what it allows to others than the owner. */
export const withoutOthers = (mode: number): number => mode & ~OTHERS;

/** Windows keeps permissions in another way: modes say nothing there, and what lies in a user's folder is that user's alone. */
const isOpen = (path: string): boolean => process.platform !== 'win32' && (lstatSync(path).mode & OTHERS) !== 0;

function closeFiles(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) closeFiles(path);
    else if (entry.isFile() && isOpen(path)) chmodSync(path, withoutOthers(lstatSync(path).mode));
  }
  chmodSync(folder, PRIVATE_FOLDER);
}

/**
 * Takes from others than the owner all that they may do in a folder that an earlier version has made. The folder itself is
 * last, so that work that was cut off begins again; one that is closed already is not searched.
 */
export function closeToOthers(folder: string): void {
  if (isOpen(folder)) closeFiles(folder);
}

/** What the game makes in its data folder. */
const OURS = /^(database|server\.lock|\.lock$|cache$)/;

/** Closes the data folder itself, but for one that holds other things too, or is another user's, as a mounted one may be. */
export function closeDataFolder(folder: string): void {
  const isOwn = statSync(folder).uid === process.getuid?.();
  if (isOwn && isOpen(folder) && readdirSync(folder).every((name) => OURS.test(name)))
    chmodSync(folder, PRIVATE_FOLDER);
}

const ROOT = 0;

/**
 * Refuses to work on a folder of another user: files made there by this one would stop the game. A server may begin in a folder
 * that another user has given it, unless it is root, whose database that user could not open.
 * @throws StartError with the command to use
 */
export function checkOwner(folder: string, mayBegin: boolean): void {
  const database = join(folder, 'database');
  const isBegun = existsSync(database);
  const { uid } = statSync(isBegun ? database : folder);
  const user = process.getuid?.() ?? uid;
  if (user === uid || (mayBegin && !isBegun && user !== ROOT)) return;
  throw new StartError(
    `The data folder ${folder} belongs to user ${uid}, but this is user ${user}: run it as its owner, with sudo -u '#${uid}' in front.`,
  );
}

/** A file of the folder that this user does not own; null where there is none. */
export function foreignFile(folder: string): string | null {
  const user = process.getuid?.();
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (user !== undefined && lstatSync(path).uid !== user) return path;
  }
  return null;
}

/** What the system says of the first file of the folder that it lets nobody write; null where there is none. */
export function refusalIn(folder: string): NodeJS.ErrnoException | null {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    try {
      closeSync(openSync(join(entry.parentPath, entry.name), 'r+'));
    } catch (error) {
      return error as NodeJS.ErrnoException;
    }
  }
  return null;
}
