import { existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backupPath, DAY, listBackups } from '../../src/backup-folder.ts';
import { type BackupMaker, dailyBackup, makeAside } from '../../src/daily-backup.ts';
import { openDatabase } from '../../src/db/open.ts';
import { backUpIn } from '../../src/operate/checked-backup.ts';
import { MOMENTS } from '../game/moments.ts';
import type { Player } from '../game/player.ts';
import { World } from '../game/world.ts';
import { embeddedEngine, postgresEngines } from '../support/engines.ts';

/** The built program: these tests start it as the server does. */
const PROGRAM = fileURLToPath(new URL('../../dist/backup-process.js', import.meta.url));
const { log } = Fastify();
const world = new World();
let home: string;
let player: Player;
let now = Date.UTC(2026, 0, 1);
/** What the database knows; null: it agrees with the clock. */
let known: number | null = null;
const ages = {
  aged: () => known ?? now,
  noted: () => now,
  leaptAt: () => 0,
  refused: () => (known === null ? null : { since: now, by: now - known }),
};

beforeAll(async () => {
  if (!existsSync(PROGRAM)) throw new Error('The server is not built: run npm run build first.');
  home = mkdtempSync(join(tmpdir(), 'consorcio-daily-'));
  await world.open(embeddedEngine, { replayClock: false });
  player = await MOMENTS['at the payment'](world);
});
afterAll(async () => {
  await world.server.remove();
  rmSync(home, { recursive: true, force: true });
});

const chore = (folder: string, maker: BackupMaker, keep = 14) =>
  dailyBackup({
    database: world.server.database,
    folder: join(home, folder),
    keep,
    ages,
    log,
    maker,
  });
const backUpCopy: BackupMaker = (copy, backup) => backUpIn(copy, backup, null);
const filesOf = (folder: string): readonly string[] => readdirSync(join(home, folder)).sort();
const { signal } = new AbortController();

test('a backup is made while players play, holds one moment, and bears its name when it was restored once', async () => {
  let isOver = false;
  const play = async (): Promise<number> => {
    let campaigns = 0;
    for (; !isOver; campaigns += 1) {
      const another = await world.player();
      await another.choose(1);
      await another.play(5);
    }
    return campaigns;
  };
  const backingUp = chore('first', backUpCopy)
    .piece(signal)
    .finally(() => {
      isOver = true;
    });
  const [, played] = await Promise.all([backingUp, play()]);
  expect(played).toBeGreaterThan(0);
  const [backup] = listBackups(join(home, 'first'));
  const path = String(backup?.path);
  expect(filesOf('first').map((name) => join(home, 'first', name))).toEqual([path, `${path}.check.json`]);
  const written = JSON.parse(readFileSync(`${path}.check.json`, 'utf8'));
  expect(written).toMatchObject({ checkedAt: expect.any(String), faults: 0, told: [] });
  /* Players sign up one by one, and a sign-up writes the player before the address: the moment may lie between the two. */
  expect([0, 1]).toContain(written.rows.player - written.rows.login_email);
  expect(written.campaigns).toBeGreaterThan(0);
  for (const name of filesOf('first')) expect(lstatSync(join(home, 'first', name)).mode & 0o077).toBe(0);
});

test('the next one is made a day later, by a process of its own, and so many are kept', async () => {
  const { piece } = chore('daily', makeAside(PROGRAM), 1);
  const first = backupPath(join(home, 'daily'), now);
  writeFileSync(first, '');
  now += DAY - 1;
  await piece(signal);
  expect(listBackups(join(home, 'daily')).map(({ path }) => path)).toEqual([first]);
  now += 1;
  await piece(signal);
  expect(listBackups(join(home, 'daily')).map(({ madeAt }) => madeAt)).toEqual([now]);
});

test('a clock that is refused deletes none for its age, and one that was set back does not delete what was just made', async () => {
  const today = now;
  const before = [1, 2].map((ago) => backupPath(join(home, 'refused'), today - ago * DAY));
  const { piece } = chore('refused', backUpCopy, 2);
  for (const path of before) writeFileSync(path, '');
  [known, now] = [today, today + 3_650 * DAY];
  await piece(signal);
  expect(listBackups(join(home, 'refused')).map(({ madeAt }) => madeAt)).toEqual([now, today - DAY, today - 2 * DAY]);
  [known, now] = [null, today];
  await piece(signal);
  const made = [now, now - DAY].map((at) => backupPath(join(home, 'refused'), at));
  expect(listBackups(join(home, 'refused')).map(({ path }) => path)).toEqual(made);
});

test('one that is cut short, or cannot be restored, leaves nothing behind, and the game goes on', async () => {
  await expect(chore('cut', backUpCopy).piece(AbortSignal.abort())).rejects.toThrow(/abort/i);
  const cutting = new AbortController();
  const cut = expect(chore('cut', makeAside(PROGRAM)).piece(cutting.signal)).rejects.toThrow();
  await expect.poll(() => filesOf('cut')).toHaveLength(1);
  cutting.abort();
  await cut;
  expect(filesOf('cut')).toEqual([]);
  const damaged: BackupMaker = (copy, backup, at) => {
    rmSync(join(copy, 'database', 'pg_wal'), { recursive: true });
    return backUpCopy(copy, backup, at);
  };
  await expect(chore('cut', damaged).piece(signal)).rejects.toThrow();
  expect(filesOf('cut')).toEqual([]);
  await player.pay();
  expect((await player.current()).extras.phase).toBe('BID_OPEN');
});

test('an unwritable folder is reported at the start', () => {
  writeFileSync(join(home, 'file'), '');
  expect(() => chore('file/backups', backUpCopy)).toThrow(/^The folder for backups \S+ cannot be written [^\n]+\.$/);
});

test.each(postgresEngines)(
  'on $name it is made from the database itself, once where two servers share the folder',
  async (engine) => {
    const { place, remove } = await engine.make();
    const database = await openDatabase(place);
    const folder = join(home, 'shared');
    const made: string[] = [];
    const aside = makeAside(PROGRAM, place.databaseUrl);
    const maker: BackupMaker = (copy, backup, at) => {
      made.push(backup);
      return aside(copy, backup, at);
    };
    const servers = [1, 2].map(() => dailyBackup({ database, folder, keep: 14, ages, log, maker }));
    await Promise.all(servers.map(({ piece }) => piece(signal)));
    await database.close();
    await remove();
    expect(made).toEqual([backupPath(folder, now)]);
    expect(listBackups(folder).map(({ path }) => path)).toEqual(made);
    expect(JSON.parse(readFileSync(`${made[0]}.check.json`, 'utf8'))).toMatchObject({ faults: 0 });
  },
);
