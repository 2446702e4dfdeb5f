import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readBackup, writeBackup } from './backup-file.ts';
import type { Batch } from './copy-rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'consorcio-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What Unicode takes for the end of a line, and JSON does not escape. */
const SEPARATORS = ['\u2028', '\u2029', '\u0085', '\r'];

/** The rows of the table of players that a backup of these gives back. */
async function readAgain(rows: readonly string[]): Promise<readonly string[]> {
  const path = join(folder, 'backup');
  async function* batches(): AsyncGenerator<Batch> {
    yield { table: 'player', rows };
  }
  await writeBackup(path, { migrations: [] }, batches(), () => undefined);
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
