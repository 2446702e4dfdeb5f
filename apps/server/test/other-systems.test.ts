import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const LIKE_WINDOWS = fileURLToPath(new URL('./support/like-windows.mjs', import.meta.url));
const built = (name: string): string => new URL(`../dist/${name}`, import.meta.url).href;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'consorcio-system-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a script as Windows would, and gives what it printed. */
function run(script: string, env: NodeJS.ProcessEnv = {}): string {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', LIKE_WINDOWS, '--input-type=module', '-e', script],
    { encoding: 'utf8', env: { ...process.env, ...env } },
  );
  return stdout + stderr;
}

/** Opens the data folder, works on the database as `sql` and prints what it answers. `end`: how the process ends. */
const opening = (sql: string, end: string): string => `
  import { openDatabase } from ${JSON.stringify(built('db/open.js'))};
  const place = { databaseUrl: null, dataDir: ${JSON.stringify(folder)} };
  const database = await openDatabase(place, 'serve', (sentence) => console.log(sentence)).catch((error) => {
    console.log(error.message);
    process.exit();
  });
  console.log(JSON.stringify(await database.query({ name: 'any', text: ${JSON.stringify(sql)} }, [])));
  ${end}`;
const CLOSED = 'process.kill(process.pid, "SIGKILL");';
const STOPPED = 'await database.close();';

describe('on Windows', () => {
  test('a database outlives a closed window, and what another program holds is no reason to move it away', () => {
    const made = run(opening('create table kept as select 1 as one', CLOSED));
    expect(made).toMatch(/^A new game begins in [^\n]+\n\[\]\n$/);
    const held = join(folder, 'database', 'global', 'pg_control');
    const refused = run(opening('select 1', STOPPED), { REFUSED_FILE: held });
    expect(refused).toMatch(/refuses a file \(EBUSY[^\n]+start again\. Nothing of it is lost\.$/m);
    expect(refused).not.toMatch(/move the folder away/);
    expect(run(opening('select * from kept', STOPPED))).toBe('[{"one":1}]\n');
    expect(readdirSync(folder)).toEqual(['database']);
  });

  test('a lock of a closed window is nobody’s, though another process has its number now', () => {
    const lock = `import { lockFolder } from ${JSON.stringify(built('db/lock-file.js'))};
      lockFolder(${JSON.stringify(folder)}, (sentence) => console.log(sentence));`;
    expect(run(`${lock} ${CLOSED}`)).toBe('');
    const left = JSON.parse(
      run(
        `import fs from 'node:fs'; console.log(fs.readFileSync(${JSON.stringify(join(folder, 'server.lock'))}, 'utf8'))`,
      ),
    );
    writeFileSync(join(folder, 'server.lock'), JSON.stringify({ ...left, pid: process.pid }));
    expect(run(`${lock} console.log('taken')`)).toBe('taken\n');
  });

  test('a living server keeps every other one away, also where its lock file was removed', () => {
    const lock = `import { lockFolder } from ${JSON.stringify(built('db/lock-file.js'))};
      import { spawnSync } from 'node:child_process';
      import { rmSync } from 'node:fs';
      try { lockFolder(${JSON.stringify(folder)}); } catch (error) { console.log(error.message); process.exit(); }`;
    const inner = JSON.stringify(['--import', LIKE_WINDOWS, '--input-type=module', '-e', lock]);
    const said = run(`${lock}
      const second = () => console.log(spawnSync(process.execPath, ${inner}, { encoding: 'utf8' }).stdout.trim());
      second();
      rmSync(${JSON.stringify(join(folder, 'server.lock'))});
      second();`).trim();
    expect(said).toMatch(/^Another server \(process \d+\) uses [^\n]+\nAnother server uses the data folder [^\n]+$/);
  });
});
