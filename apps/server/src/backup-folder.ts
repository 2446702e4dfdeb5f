import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BACKUP_DAYS, NEWEST_BACKUPS } from '@consorcio/contract/wire';

/** Milliseconds. */
export const DAY = 86_400_000;

/** `vai-de-consorcio-2026-11-22T170500Z.backup`, in UTC: names in alphabetical order are in the order of time. */
const NAME = /^vai-de-consorcio-(\d{4}-\d{2}-\d{2}T)(\d{2})(\d{2})(\d{2})Z\.backup$/;
const CHECK = '.check.json';
/** What a run that was cut off may leave behind. */
const LEFT_OVER = /^(\.backup-\w+|vai-de-consorcio-[\dTZ-]+\.backup\.check\.json)$/;

export interface KeptBackup {
  readonly path: string;
  /** Milliseconds since 1970, from its name: a copy of the folder keeps it. */
  readonly madeAt: number;
}

export const backupPath = (folder: string, now: number): string =>
  join(folder, `vai-de-consorcio-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '')}Z.backup`);

/** Where the check of a backup is written down. */
export const checkPath = (backup: string): string => `${backup}${CHECK}`;

/** The backups that are kept, the newest first. Other files of the folder are nobody's business here. */
export function listBackups(folder: string): readonly KeptBackup[] {
  return readdirSync(folder)
    .flatMap((name) => {
      const [, day, hour, minute, second] = NAME.exec(name) ?? [];
      if (day === undefined) return [];
      return [{ path: join(folder, name), madeAt: Date.parse(`${day}${hour}:${minute}:${second}Z`) }];
    })
    .sort((a, b) => b.madeAt - a.madeAt);
}

/** When the oldest backup was made, in milliseconds since 1970; null where there is none. */
export const oldestBackup = (folder: string): number | null =>
  existsSync(folder) ? (listBackups(folder).at(-1)?.madeAt ?? null) : null;

/** Backups of some folders that were made after a moment (milliseconds since 1970), the newest first. */
export const backupsAfter = (folders: readonly string[], moment: number): readonly string[] =>
  [...new Set(folders)]
    .flatMap((folder) => (existsSync(folder) ? listBackups(folder) : []))
    .filter(({ madeAt }) => madeAt > moment)
    .sort((a, b) => b.madeAt - a.madeAt)
    .map(({ path }) => path);

/** As of when backups are old (`AgeClock`), and whether the machine's clock agrees. */
interface BackupAge {
  readonly at: number;
  readonly isSure: boolean;
}

/**
 * Deletes backups beyond so many and those older than 30 days but for the newest three, and what runs that were cut off have left
 * for a day. Of those beyond so many the ones go first that a wrong clock has dated ahead: they would never be old. While it is
 * not sure which clock is wrong, as many of them are kept as of the others.
 */
export function deleteOldBackups(folder: string, keep: number, { at, isSure }: BackupAge): readonly string[] {
  const all = listBackups(folder);
  // A clock that is set right by less than a day makes none of them wrong.
  const [ahead, known] = [
    all.filter(({ madeAt }) => madeAt > at + DAY),
    all.filter(({ madeAt }) => madeAt <= at + DAY),
  ];
  const isOld = ({ madeAt }: KeptBackup, place: number): boolean =>
    place >= keep || (place >= NEWEST_BACKUPS && at - madeAt > BACKUP_DAYS * DAY);
  const old = isSure ? [...known, ...ahead].filter(isOld) : [...known.filter(isOld), ...ahead.filter(isOld)];
  for (const { path } of old) {
    rmSync(path, { force: true });
    rmSync(checkPath(path), { force: true });
  }
  const remaining = new Set(listBackups(folder).map(({ path }) => checkPath(path)));
  for (const name of readdirSync(folder).filter((one) => LEFT_OVER.test(one))) {
    const path = join(folder, name);
    const changedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? at;
    if (!remaining.has(path) && at - changedAt > DAY) rmSync(path, { recursive: true, force: true });
  }
  return old.map(({ path }) => path);
}
