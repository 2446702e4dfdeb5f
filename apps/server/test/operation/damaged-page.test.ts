import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statement } from '../../src/db/database.ts';
import { openDatabase } from '../../src/db/open.ts';
import { startApp } from '../support/app.ts';
import { signUp } from '../support/client.ts';
import { embeddedEngine, type TestPlace } from '../support/engines.ts';

/* A page of a table that does not hold what was written into it. */

const FILE = statement<{ readonly path: string }>('test-file')`select pg_relation_filepath('campaign') as path`;
const COMMANDS = fileURLToPath(new URL('../../dist/operate.js', import.meta.url));

let made: TestPlace;
let token: string;
beforeAll(async () => {
  made = await embeddedEngine.make();
  const first = await startApp({ ...embeddedEngine, make: async () => ({ ...made, remove: async () => undefined }) });
  const player = await signUp(first.app);
  token = player.token;
  await player.api.put('/persona/choose', { personaId: 1 });
  await player.api.put('/dream/choose', { dreamId: 1 });
  const [file] = await first.database.query(FILE);
  await first.remove();
  flip(join(made.place.dataDir, 'database', String(file?.path)));
});
afterAll(() => made.remove());

/** Turns bits over in the middle of the first page, as a failing disk does. */
function flip(path: string): void {
  expect(statSync(path).size).toBeGreaterThan(0);
  const file = openSync(path, 'r+');
  const bytes = Buffer.alloc(64);
  readSync(file, bytes, 0, bytes.length, 8_000);
  writeSync(
    file,
    bytes.map((byte) => byte ^ 0xff),
    0,
    bytes.length,
    8_000,
  );
  closeSync(file);
}

test('is told by /readyz from the first statement that meets it', async () => {
  const database = await openDatabase(made.place);
  const { app } = await startApp(undefined, { database });
  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200);
  const headers = { authorization: `Bearer ${token}` };
  expect((await app.inject({ url: '/api/stage/current', headers })).statusCode).toBeGreaterThanOrEqual(500);
  const answer = await app.inject({ url: '/readyz' });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({
    status: 'not ready',
    details: [expect.stringMatching(/^A page of the database is damaged: [^\n]+\.$/)],
  });
  await app.close();
});

test('is told by the check in one sentence', () => {
  const { stderr, status } = spawnSync(process.execPath, [COMMANDS, 'admin', 'check'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: made.place.dataDir },
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The database is at [^\n]+\nA page of the database is damaged: [^\n]+\n$/);
});
