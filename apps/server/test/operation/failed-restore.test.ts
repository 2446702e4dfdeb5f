import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../src/db/open.ts';
import { backUp } from '../../src/operate/transfer.ts';
import { startApp } from '../support/app.ts';
import { signUp } from '../support/client.ts';
import { embeddedEngine } from '../support/engines.ts';

/* `npm run restore` of files that are no whole backup, into a folder that is not there yet. */

const COMMANDS = fileURLToPath(new URL('../../dist/operate.js', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'consorcio-failed-restore-'));
const file = join(home, 'good');
const dataDir = join(home, 'data');
afterAll(() => rmSync(home, { recursive: true, force: true }));
beforeAll(async () => {
  const server = await startApp(embeddedEngine);
  await signUp(server.app);
  await backUp(server.database, file, () => undefined);
  await server.remove();
});

const command = (...words: readonly string[]) =>
  spawnSync(process.execPath, [COMMANDS, ...words], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });
const restore = (...words: readonly string[]) => command('restore', ...words);
const bad = (bytes: Uint8Array): string => {
  const path = join(home, 'bad');
  writeFileSync(path, bytes);
  return path;
};
/** The good backup with its text changed and packed again. */
const changed = (change: (text: string) => string): string =>
  bad(gzipSync(change(gunzipSync(readFileSync(file)).toString())));

test.each([
  ['a path that leads nowhere', () => join(home, 'none'), /^There is no file \S+: /],
  ['a folder', () => home, /^The file \S+ cannot be read \(EISDIR\): /],
  ['a file that was cut off', () => bad(readFileSync(file).subarray(0, -40)), /^The file \S+ is cut off: /],
  [
    'rows that fit no table',
    () => changed((text) => text.replace('"version":0', '"version":"x"')),
    /^The rows of \S+ fit no table \(/,
  ],
  ['a table that is none', () => changed((text) => text.replace(/^player /m, 'constructor ')), /is damaged: /],
  ['a false count', () => changed((text) => text.replace(/"player":1/, '"player":2')), /^The file \S+ is damaged: /],
])('%s is refused in one sentence, and leaves neither database nor folder', (_what, path, sentence) => {
  const file = path();
  for (const words of [['restore'], ['admin', 'verify-backup']]) {
    const { stderr, status } = command(...words, file);
    expect(status).toBe(1);
    const said = stderr.split('\n').filter((line) => !/^The database is at |^\d+ rows$/.test(line));
    expect(said).toEqual([expect.stringMatching(sentence), '']);
  }
  expect(existsSync(dataDir)).toBe(false);
});

test('a whole backup is restored, and it is said what has ended', () => {
  const { status, stdout, stderr } = restore(file, 'END-PASSWORDS');
  expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringMatching(/Sessions .* have ended/) });
  expect(stdout).toMatch(/Every password has ended/);
  expect(stdout).toMatch(/Ages count from now/);
  expect(stderr).toContain('"how":"RESTORE"');
  rmSync(dataDir, { recursive: true });
});

test('a database that was there before stays after a restore that failed', async () => {
  await (await openDatabase({ databaseUrl: null, dataDir })).close();
  const path = changed((text) => text.replace('"version":0', '"version":"x"'));
  expect(restore(path).status).toBe(1);
  expect(readdirSync(dataDir)).toContain('database');
});
