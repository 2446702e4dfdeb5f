import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { checkBackup, readBackup, writeBackup } from './backup-file.ts';
import type { Batch } from './tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'consorcio-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const HEAD = '{"format":"vai-de-consorcio backup 1","migrations":[]}\n';

/** What Unicode takes for the end of a line, and JSON does not escape. */
const SEPARATORS = ['\u2028', '\u2029', '\u0085', '\r'];

/** The rows of the table of players that a backup of these gives back. */
async function readAgain(rows: readonly string[]): Promise<readonly string[]> {
  const path = join(folder, 'backup');
  async function* batches(): AsyncGenerator<Batch> {
    yield { table: 'player', rows };
  }
  await writeBackup(path, { migrations: [], checksums: {}, madeAt: '' }, batches(), () => undefined);
  const { batches: read, counts } = await readBackup(path);
  const found: string[] = [];
  for await (const batch of read) found.push(...batch.rows);
  expect(counts()).toMatchObject({ player: rows.length });
  return found;
}

test.each(SEPARATORS)('only a line feed ends a row of a backup: %j in a name does not, on any Node', async (sign) => {
  const rows = [`{"name":"Ana${sign}Clara"}`, `{"name":"${sign}"}`];
  expect(await readAgain(rows)).toEqual(rows);
});

test('a row is read whole however long it is, and wherever its letters are cut', async () => {
  const rows = [`{"name":"${'ã€🎈'.repeat(100_000)}"}`, '{"name":"Zé"}'];
  expect(await readAgain(rows)).toEqual(rows);
});

/** What is said of a file with these bytes; null where it is a whole backup. */
async function faultOf(bytes: Uint8Array): Promise<string | null> {
  const path = join(folder, 'tried');
  writeFileSync(path, bytes);
  const error = await checkBackup(path).then(
    () => null,
    (thrown: Error) => thrown,
  );
  if (error === null) return null;
  expect(error).toMatchObject({ name: 'StartError', message: expect.stringMatching(/^The (file|backup) [^\n]+\.$/) });
  return error.message;
}

test('a flipped bit anywhere is told as damage, or changes nothing; a part is cut off', async () => {
  await readAgain(['{"name":"Ana"}', '{"name":"Bia"}']);
  const whole = readFileSync(join(folder, 'backup'));
  expect(await faultOf(whole)).toBeNull();
  // Time and system of the packing mean nothing to whoever reads it, nor do the bits that fill the last byte before sum and length.
  const [idle, magic] = [[4, 5, 6, 7, 8, 9, whole.length - 9], 2];
  for (let at = 0; at < whole.length; at += 1) {
    const flipped = Buffer.from(whole);
    flipped[at] = (flipped[at] ?? 0) ^ (1 << (at % 8));
    const fault = await faultOf(flipped);
    if (at < magic) expect(fault).toMatch(/is no backup of this game/);
    else if (!idle.includes(at)) expect(fault).toMatch(/is damaged|is cut off/);
  }
  for (const length of [12, 40, whole.length - 1])
    expect(await faultOf(whole.subarray(0, length))).toMatch(/is cut off/);
});

test.each([
  ['nothing', '', /is (cut off|no backup of this game)/],
  ['plain text', 'no backup', /is no backup of this game/],
  ['another packed file', gzipSync('something else\n'), /is no backup of this game/],
  ['no JSON on the first line', gzipSync('{no\n'), /is no backup of this game/],
  ['a head without migrations', gzipSync('{"format":"vai-de-consorcio backup 1"}\n'), /is no backup of this game/],
  ['another format', gzipSync('{"format":"vai-de-consorcio backup 2","migrations":[]}\n'), /newer version/],
  ['a row that is no JSON', gzipSync(`${HEAD}player {\n{"rows":{"player":1}}\n`), /is damaged/],
  ['fewer rows than it says', gzipSync(`${HEAD}player {"a":1}\n{"rows":{"player":2}}\n`), /is damaged/],
  ['a last line without rows', gzipSync(`${HEAD}{}\n`), /is damaged/],
  ['a table named __proto__', gzipSync(`${HEAD}__proto__ {"a":1}\n{"rows":{"__proto__":1}}\n`), /is damaged/],
  [
    'a table named constructor that is not counted',
    gzipSync(`${HEAD}constructor {"a":1}\n{"rows":{}}\n`),
    /is damaged/,
  ],
  ['counts that are no numbers', gzipSync(`${HEAD}{"rows":{"player":"1","share":null}}\n`), /is damaged/],
  ['a list of counts', gzipSync(`${HEAD}{"rows":[0]}\n`), /is damaged/],
  ['rows that are empty', gzipSync(`${HEAD}player {}\n{"rows":{"player":1}}\n`), /is damaged/],
  [
    'a row that goes deep',
    gzipSync(`${HEAD}player {"a":${'['.repeat(5e5)}${']'.repeat(5e5)}}\n{"rows":{"player":1}}\n`),
    /is damaged/,
  ],
  [
    'migrations that are none',
    gzipSync('{"format":"vai-de-consorcio backup 1","migrations":[{}]}\n'),
    /is no backup of this game/,
  ],
  [
    'no sums of migrations',
    gzipSync('{"format":"vai-de-consorcio backup 1","migrations":[],"checksums":null}\n'),
    /is no backup of this game/,
  ],
  ['more after the last line', gzipSync(`${HEAD}{"rows":{}}\nplayer {}\n`), /is damaged/],
])('a file with %s is refused in one sentence', async (_what, bytes, sentence) => {
  expect(await faultOf(Buffer.from(bytes))).toMatch(sentence);
});

test('a line of 700 MB is refused before it is in memory', async () => {
  const path = join(folder, 'long');
  const part = Buffer.alloc(1_000_000, 'a');
  async function* text() {
    yield `${HEAD}player {"name":"`;
    for (let n = 0; n < 700; n += 1) yield part;
  }
  await pipeline(Readable.from(text()), createGzip({ level: 1 }), createWriteStream(path));
  const before = process.memoryUsage().rss;
  await expect(checkBackup(path)).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(/is damaged/),
  });
  expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
});
