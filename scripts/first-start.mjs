/**
 * `npm run bench -- first-start [revision …]`: `npm start` on a fresh clone of each revision (HEAD by default), until the game is
 * ready: when each part began, the processor time of all, and how busy the machine was before. Downloads come from the registry
 * or npm's cache.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import { at, fail } from './steps.mjs';

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
/** Seconds of the processor that this process's ended children took. */
const cpuOfChildren = () => {
  const { stdout } = spawnSync('sh', ['-c', `cut -d' ' -f16,17 /proc/${process.pid}/stat`], { encoding: 'utf8' });
  return stdout.split(' ').reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
};

async function firstStart(revision) {
  const clone = mkdtempSync(`${tmpdir()}/consorcio-first-`);
  try {
    for (const args of [
      ['clone', '-q', at(), clone],
      ['-C', clone, 'checkout', '-q', revision],
    ])
      if (spawnSync('git', args, { stdio: 'inherit' }).status !== 0) fail(`There is no ${revision}.`);
    const before = cpuOfChildren();
    const [load] = loadavg();
    const from = Date.now();
    const env = { ...process.env, PORT: String(await freePort()) };
    const child = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: clone,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    const rows = [];
    for await (const line of createInterface(child.stdout)) {
      const isReady = line.startsWith('Vai de Consórcio:');
      if (line.startsWith('▸') || isReady)
        rows.push({ begins: line.replace('▸ ', ''), 'after s': Math.round((Date.now() - from) / 1000) });
      if (isReady) child.kill('SIGTERM');
    }
    if (!rows.at(-1)?.begins.startsWith('Vai de')) fail(`${revision} does not start.`);
    await ended;
    const cpu = Math.round(cpuOfChildren() - before);
    console.log(
      `\n${revision}: ${cpu} s of processor time; ${availableParallelism()} cores, load ${load.toFixed(1)} before`,
    );
    console.table(rows);
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

const revisions = process.argv.slice(2);
for (const revision of revisions.length > 0 ? revisions : ['HEAD']) await firstStart(revision);
