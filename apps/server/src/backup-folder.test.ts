import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backupPath, backupsAfter, checkPath, DAY, deleteOldBackups, listBackups } from './backup-folder.ts';

const NOW = Date.UTC(2026, 10, 22, 17, 5, 9);
const SURE = { at: NOW, isSure: true };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'consorcio-backups-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A backup with its check, made so many days ago. */
function keep(days: number): string {
  const path = backupPath(folder, NOW - days * DAY);
  writeFileSync(path, '');
  writeFileSync(checkPath(path), '');
  return path;
}
const days = (): readonly number[] => listBackups(folder).map(({ madeAt }) => (NOW - madeAt) / DAY);

test('a backup is found again by the time in its name, the newest first; other files are no backups', () => {
  for (const ago of [3, 0, 1]) keep(ago);
  writeFileSync(join(folder, 'notes.backup'), '');
  expect(basename(backupPath(folder, NOW))).toBe('vai-de-consorcio-2026-11-22T170509Z.backup');
  expect(days()).toEqual([0, 1, 3]);
});

test('backups made after one are found in every folder that there is, each once, the newest first', () => {
  const [, two, one] = [3, 2, 1].map(keep);
  const found = backupsAfter([folder, folder, join(folder, 'none')], NOW - 3 * DAY);
  expect(found).toEqual([one, two]);
});

test('as many as wanted are kept, the newest', () => {
  for (const ago of [0, 1, 2, 3, 4]) keep(ago);
  expect(deleteOldBackups(folder, 3, SURE)).toHaveLength(2);
  expect(days()).toEqual([0, 1, 2]);
  expect(readdirSync(folder)).toHaveLength(6);
});

test('those that a wrong clock has dated ahead go first', () => {
  for (const ago of [-3_650, -2, 0, 1, 2]) keep(ago);
  deleteOldBackups(folder, 4, SURE);
  expect(days()).toEqual([-3_650, 0, 1, 2]);
  deleteOldBackups(folder, 3, SURE);
  expect(days()).toEqual([0, 1, 2]);
});

test('none is kept for more than 30 days, even if fewer than wanted are left, but for the newest three', () => {
  for (const ago of [1, 29, 30, 31, 400]) keep(ago);
  deleteOldBackups(folder, 30, SURE);
  expect(days()).toEqual([1, 29, 30]);
  const in60Days = { at: NOW + 60 * DAY, isSure: true };
  expect(deleteOldBackups(folder, 30, in60Days)).toEqual([]);
  expect(deleteOldBackups(folder, 2, in60Days)).toHaveLength(1);
});

test('while it is not sure which clock is wrong, as many are kept of those dated ahead as of the others', () => {
  for (const ago of [-43, -42, -41, -40, 0, 1, 2, 3]) keep(ago);
  deleteOldBackups(folder, 3, { at: NOW, isSure: false });
  expect(days()).toEqual([-43, -42, -41, 0, 1, 2]);
});

test('the leftovers of an interrupted run are removed after a day, and nothing else in the folder', () => {
  const [old, fresh] = [join(folder, '.backup-aB3dEf'), join(folder, '.backup-Zz9yXw')];
  for (const path of [old, fresh]) mkdirSync(path);
  const lonely = checkPath(backupPath(folder, NOW - 3 * DAY));
  const others = ['notes.txt', 'other.backup', '.hidden'].map((name) => join(folder, name));
  for (const path of [lonely, ...others]) writeFileSync(path, '');
  const before = new Date(NOW - 2 * DAY);
  for (const path of [old, lonely, ...others]) utimesSync(path, before, before);
  utimesSync(fresh, new Date(NOW), new Date(NOW));
  deleteOldBackups(folder, 30, SURE);
  expect(readdirSync(folder).sort()).toEqual([...others, fresh].map((path) => basename(path)).sort());
});
