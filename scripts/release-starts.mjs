/**
 * `npm run drill -- release`: unpacks the archive of `npm run release -- archive` into an empty folder and does what an operator
 * does there, with Node alone, on each line of Node that is supported: starts, signs up, backs up, restores, starts again.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { NODES, nodeOf } from './nodes.mjs';
import { at, fail, run, say } from './steps.mjs';

/** Milliseconds in which the game must be ready, on a quiet machine; and on any. */
const READY = 5_000;
const LIMIT = 120_000;
const PLAYER = { email: 'aluna@example.com', password: 'Segredo1!' };
const DRAW = `import { renderPngAsync } from '@consorcio/art/render';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>a</text></svg>';
if ((await renderPngAsync(svg)).length < 60) process.exit(1);`;

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Runs the game while `work` asks it; gives the milliseconds until it was ready. */
async function whileServing(node, cwd, work) {
  const port = await freePort();
  /* Nothing of this machine but Node: no npm, no shell's path. */
  const env = { PATH: '', PORT: String(port), LOG_LEVEL: 'error', TMPDIR: tmpdir() };
  const from = Date.now();
  const child = spawn(node, ['start.mjs'], { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const origin = `http://127.0.0.1:${port}`;
  for (;;) {
    if (
      await fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    if (child.exitCode !== null || Date.now() - from > LIMIT) fail('The release does not start.');
    await pause(50);
  }
  const took = Date.now() - from;
  const page = await fetch(`${origin}/jogar`, { headers: { accept: 'text/html' } });
  if (!page.ok || !(await page.text()).includes('<div id=')) fail('The release serves no page.');
  await work(async (path, body) => {
    const headers = { 'content-type': 'application/json' };
    const { status } = await fetch(`${origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (status >= 300) fail(`${path} answers ${status}.`);
  });
  child.kill('SIGTERM');
  if ((await ended) !== 0) fail('The release did not end with 0.');
  return took;
}

const folder = at('release');
run(process.execPath, [at('scripts/release.mjs'), 'archive']);
for (const line of readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trim().split('\n')) {
  const [sum, file] = line.split('  ');
  const is = createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest('hex');
  if (sum !== is) fail(`The checksum of ${file} is wrong.`);
}
const archive = readdirSync(folder).find((name) => name.endsWith('.tgz'));
for (const version of [null, ...NODES]) {
  const node = version === null ? process.execPath : nodeOf(version);
  const bare = mkdtempSync(join(tmpdir(), 'consorcio-bare-'));
  try {
    run('tar', ['-xzf', join(folder, archive), '-C', bare, '--strip-components=1']);
    const operate = (...args) => {
      const { status, stderr } = spawnSync(node, ['operate.mjs', ...args], {
        cwd: bare,
        env: { PATH: '' },
        encoding: 'utf8',
      });
      if (status !== 0) fail(`operate.mjs ${args.join(' ')} ended with ${status}: ${stderr}`);
    };
    const took = await whileServing(node, bare, (post) =>
      post('/auth/register', { ...PLAYER, name: 'Ana', characterName: 'Bia' }),
    );
    if (spawnSync(node, ['--input-type=module', '-e', DRAW], { cwd: bare }).status !== 0)
      fail('No picture can be drawn.');
    operate('backup', 'a.backup');
    renameSync(join(bare, 'data'), join(bare, 'data.old'));
    operate('restore', 'a.backup');
    operate('admin', 'check');
    await whileServing(node, bare, (post) => post('/auth/login', PLAYER));
    const late = took > READY ? `; on a quiet machine it must take at most ${READY / 1000} s` : '';
    say(
      `Node ${version ?? process.versions.node}: ready after ${took} ms, and all is there after a restore${late} (load ${loadavg()[0].toFixed(1)})`,
    );
  } finally {
    rmSync(bare, { recursive: true, force: true });
  }
}
