import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasFlock, lockByKernel } from './kernel-lock.ts';
import { StartError } from './start-error.ts';

const LOCK_FILE = 'server.lock';

/**
 * Who holds a data folder. A process id alone comes back after a restart; together with its start it does not. `started` is
 * BY_KERNEL where the start cannot be asked, but the kernel's lock tells.
 */
interface Holder {
  readonly pid: number;
  readonly started: string;
}

const BY_KERNEL = 'kernel';

/** When a process started, as its machine counts; empty where that cannot be asked, or when there is no such process. */
function startOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // Field 22 of proc(5); the second field may hold spaces, but ends with a bracket.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ') ?? [];
    return `${boot}/${fields[19] ?? ''}`;
  } catch {
    return '';
  }
}

/** Asked only by who has the kernel's lock, or where there is none. */
function isAlive({ pid, started }: Holder): boolean {
  if (started === BY_KERNEL) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return started === startOf(pid);
}

function readHolder(path: string): Holder | null {
  try {
    const { pid, started } = JSON.parse(readFileSync(path, 'utf8')) as Partial<Holder>;
    return typeof pid === 'number' && typeof started === 'string' ? { pid, started } : null;
  } catch {
    return null;
  }
}

/**
 * Puts our file in the lock's place, unless there is one: a link is made whole or not at all. Sticks and memory cards (FAT,
 * exFAT) know no links; there the kernel's lock keeps everybody else away.
 */
function claim(path: string, ours: string, isLocked: boolean): boolean {
  if (existsSync(path)) return false;
  try {
    linkSync(ours, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    if (!isLocked) throw error;
    renameSync(ours, path);
  }
  return true;
}

/** Moves the lock of a dead process away. Two that try at once: the second finds a living lock and puts it back. */
function clearStale(path: string, isLocked: boolean): void {
  const aside = `${path}.${process.pid}.stale`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const holder = readHolder(aside);
  if (holder !== null && isAlive(holder)) claim(path, aside, isLocked);
  rmSync(aside, { force: true });
}

function heldBy(holder: Holder | null, folder: string, wayOut = ''): StartError {
  const who = holder === null ? 'Another server' : `Another server (process ${holder.pid})`;
  return new StartError(`${who} uses the data folder ${folder}: stop it, or set DATA_DIR to another folder.${wayOut}`);
}

/** What is said where only the file decides. */
function withoutKernel(folder: string): string {
  const flock = hasFlock(process.platform) ? 'install the program flock (package util-linux), or ' : '';
  return `The kernel does not lock the data folder ${folder}: ${flock}make sure that no other container or machine starts a server on it.`;
}

/**
 * Takes a data folder for this process; the answer gives it back. Two servers on one folder silently lose rows. The
 * kernel's lock decides; the file names the holder, and decides where the kernel's lock is not supported.
 * `tell` receives a warning where only the file decides.
 * @throws StartError when a living process holds it
 */
export function lockFolder(folder: string, tell: (sentence: string) => void = () => undefined): () => void {
  const kernelLock = lockByKernel(folder);
  const isLocked = typeof kernelLock === 'function';
  if (kernelLock === 'unsupported') tell(withoutKernel(folder));
  if (kernelLock === 'held') throw heldBy(readHolder(join(folder, LOCK_FILE)), folder);
  const unlock = isLocked ? kernelLock : () => undefined;
  try {
    const removeFile = lockByFile(folder, isLocked);
    return () => {
      removeFile();
      unlock();
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

function lockByFile(folder: string, isLocked: boolean): () => void {
  const path = join(folder, LOCK_FILE);
  const ours = `${path}.${process.pid}`;
  const text = JSON.stringify({
    pid: process.pid,
    started: startOf(process.pid) || (isLocked ? BY_KERNEL : ''),
  } satisfies Holder);
  writeFileSync(ours, text, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      if (claim(path, ours, isLocked)) return () => rmSync(path, { force: true });
      const holder = readHolder(path);
      // Without the start of a process, another one may have its number.
      if (holder !== null && isAlive(holder)) throw heldBy(holder, folder, ` If that is no server, remove ${path}.`);
      clearStale(path, isLocked);
    }
    throw new StartError(`The data folder ${folder} is being taken by another server: start again in a moment.`);
  } finally {
    rmSync(ours, { force: true });
  }
}
