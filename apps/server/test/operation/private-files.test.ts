import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, lstatSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../src/db/open.ts';
import { backUp } from '../../src/operate/transfer.ts';

/** Milliseconds: a new database is built here, on a busy machine too. */
const BUILD = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'consorcio-private-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const place = { databaseUrl: null, dataDir: join(folder, 'data') };
const everyPath = (): readonly string[] => [
  place.dataDir,
  ...readdirSync(place.dataDir, { recursive: true }).map((path) => join(place.dataDir, String(path))),
];
const modeOf = (path: string): string => (lstatSync(path).mode & 0o777).toString(8);
const openToOthers = (): readonly string[] => everyPath().filter((path) => (lstatSync(path).mode & 0o077) !== 0);

test(
  "the data folder is its owner's only: folders 700, files 600",
  async () => {
    const database = await openDatabase(place);
    expect(openToOthers()).toEqual([]);
    expect(new Set(everyPath().map(modeOf))).toEqual(new Set(['700', '600']));
    await database.close();
  },
  BUILD,
);

test('a folder that an earlier version left open to others is closed when it is opened', async () => {
  for (const path of everyPath()) chmodSync(path, lstatSync(path).isDirectory() ? 0o755 : 0o666);
  const database = await openDatabase(place);
  expect(openToOthers()).toEqual([]);
  await database.close();
});

test("a backup is its owner's only, though a part of an earlier one was left open to others", async () => {
  const file = join(folder, 'backup');
  writeFileSync(`${file}.partial`, 'cut off');
  chmodSync(`${file}.partial`, 0o666);
  const database = await openDatabase(place, 'read');
  await backUp(database, file, () => undefined);
  await database.close();
  expect(modeOf(file)).toBe('600');
});

// Only root may give a folder away.
test.runIf(process.getuid?.() === 0)(
  'server and commands refuse a folder of another user, and say how to go on',
  async () => {
    chownSync(join(place.dataDir, 'database'), 12_345, 12_345);
    for (const purpose of ['serve', 'read', 'fill'] as const) {
      await expect(openDatabase(place, purpose)).rejects.toThrow(/belongs to user 12345.*sudo -u '#12345'/);
    }
    chownSync(join(place.dataDir, 'database'), 0, 0);
  },
);

test.runIf(process.getuid?.() === 0)(
  'root begins no game in a folder of another user, who could not open it',
  async () => {
    const dataDir = mkdtempSync(join(folder, 'given-'));
    chownSync(dataDir, 12_345, 12_345);
    await expect(openDatabase({ databaseUrl: null, dataDir })).rejects.toThrow(
      /belongs to user 12345.*sudo -u '#12345'/,
    );
    expect(readdirSync(dataDir)).toEqual([]);
  },
);

// As in /var/lib/private, which systemd keeps to root.
test.runIf(process.getuid?.() === 0)('an operating command says that its user may not look into the folder', () => {
  const program = fileURLToPath(new URL('../../dist/operate.js', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [program, 'admin', 'players'], {
    encoding: 'utf8',
    uid: 12_345,
    gid: 12_345,
    env: { DATA_DIR: place.dataDir },
  });
  expect(stderr).toBe(`This user may not look into ${place.dataDir}: run the command as the folder's owner.\n`);
  expect(status).toBe(1);
});
