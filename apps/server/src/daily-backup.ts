import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { AgeClock } from './age-clock.ts';
import { backupPath, DAY, deleteOldBackups, listBackups } from './backup-folder.ts';
import type { Database } from './db/database.ts';
import { lockByKernel } from './db/kernel-lock.ts';
import { makeFolder } from './db/open.ts';
import type { Chore } from './maintenance.ts';
import { type BackupCheck, backUpIn, withFolderBeside } from './operate/checked-backup.ts';

/** Milliseconds between two looks at whether a backup is due. */
const EVERY = 60_000;
/** Built, or absent where the server runs from its sources: then backups are made in place. */
const PROGRAM = fileURLToPath(new URL('./backup-process.js', import.meta.url));

/**
 * Makes a checked backup in a folder for what is needed on the way: of the embedded database, whose copy is there, or of
 * PostgreSQL itself.
 */
export type BackupMaker = (copy: string, backup: string, signal: AbortSignal) => Promise<BackupCheck>;

/**
 * In a process of its own, so that players do not wait for it. `program`: the built `backup-process`. The address of PostgreSQL
 * has a password, so it is no argument, which other users of the machine could read.
 */
export const makeAside =
  (program: string, databaseUrl: string | null = null): BackupMaker =>
  (copy, backup, signal) =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [program, copy, backup], {
        stdio: ['ignore', 'pipe', 'pipe'],
        signal,
        killSignal: 'SIGKILL',
        env: { ...process.env, DATABASE_URL: databaseUrl ?? '' },
      });
      let [answer, fault] = ['', ''];
      child.stdout.on('data', (text: Buffer) => {
        answer += text.toString();
      });
      child.stderr.on('data', (text: Buffer) => {
        fault += text.toString();
      });
      child.once('error', (error) => {
        fault ||= error.message;
        // One that was begun is waited for: until its end it writes into the copy.
        if (child.pid === undefined) reject(error);
      });
      child.once('close', (code) => {
        if (code === 0) resolve(JSON.parse(answer));
        else reject(new Error(fault.trim() || `the process that makes the backup ended with ${code}`));
      });
    });

/** Makes backups in a separate process, where the build has its program. */
export const backupMaker = (databaseUrl: string | null): BackupMaker =>
  existsSync(PROGRAM) ? makeAside(PROGRAM, databaseUrl) : (folder, backup) => backUpIn(folder, backup, databaseUrl);

interface Parts {
  readonly database: Database;
  readonly folder: string;
  /** How many backups are kept. */
  readonly keep: number;
  readonly ages: AgeClock;
  readonly log: FastifyBaseLogger;
  readonly maker: BackupMaker;
}

/** True when no backup of the last day is there; one of the future was made by a wrong clock. */
const isDue = (folder: string, now: number): boolean =>
  listBackups(folder).every(({ madeAt }) => madeAt > now || now - madeAt >= DAY);

/**
 * Makes a backup when the newest one is a day old, while the game goes on, and deletes old ones. Of several servers that share a
 * PostgreSQL and the folder, one makes it.
 * @throws StartError when the folder cannot be written
 */
export function dailyBackup({ database, folder, keep, ages, log, maker }: Parts): Chore {
  const place = makeFolder(folder, 'folder for backups', 'BACKUP_DIR');
  const makeHere = async (at: number, signal: AbortSignal): Promise<void> => {
    const backup = backupPath(place, at);
    const { campaigns, faults } = await withFolderBeside(backup, async (copy) => {
      await database.copyTo?.(copy, signal);
      return maker(copy, backup, signal);
    });
    log.info({ campaigns }, 'a backup was made, and restored for a check');
    if (faults > 0) log.error({ faults }, 'the data have faults: see the check of the backup');
  };
  const make = async (at: number, signal: AbortSignal): Promise<void> => {
    if (database.kind === 'embedded') return makeHere(at, signal);
    const unlock = lockByKernel(place);
    if (unlock === 'held') return;
    await makeHere(at, signal).finally(() => unlock !== 'unsupported' && unlock());
  };
  return {
    name: 'daily backup',
    every: EVERY,
    piece: async (signal) => {
      const at = ages.noted();
      if (isDue(place, at)) await make(at, signal);
      const deleted = deleteOldBackups(place, keep, { at: ages.aged(), isSure: ages.refused() === null });
      if (deleted.length > 0) log.info({ backups: deleted.length }, 'old backups were deleted');
    },
  };
}
