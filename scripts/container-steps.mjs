/**
 * `npm run drill -- container [made]`: does what deploy/Containerfile says, step by step, in a scratch folder of this machine,
 * without a container engine, then starts what it would start, asks for a page, and stops it. `made` takes the archive that lies
 * in `release` instead of making it.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { at, fail, run, say } from './steps.mjs';

const FILE = 'deploy/Containerfile';
/** Milliseconds in which the game must be ready, and must have stopped. */
const LIMIT = 600_000;
const root = mkdtempSync(join(tmpdir(), 'consorcio-container-'));
/** Paths inside the container, in our scratch folder. */
const inside = (path, stage) => join(root, stage, path);
/** The words of a step with the container's folders replaced by ours. */
const moved = (text, stage) =>
  text.replaceAll(/(^|[\s=])\/(archive|game|data|backups)\b/g, (_, gap, folder) => `${gap}${inside(folder, stage)}`);

/** Unpacks the archive of the release, which is all that is handed to the container's builder. */
function addArchive(pattern, to) {
  const [start, end] = pattern.split('*');
  const [name, ...others] = readdirSync(at('release')).filter((one) => one.startsWith(start) && one.endsWith(end));
  if (name === undefined || others.length > 0) fail(`There must be one ${pattern} in the folder release.`);
  mkdirSync(to, { recursive: true });
  run('tar', ['-xzf', at('release', name), '-C', to]);
}

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

async function start(command, { cwd, env, user }) {
  const port = await freePort();
  const child = spawn(command[0], command.slice(1), {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, ...env, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'error' },
    ...user,
  });
  const from = Date.now();
  for (;;) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) break;
    if (child.exitCode !== null || Date.now() - from > LIMIT) fail('The game of the container does not start.');
    await pause(100);
  }
  const page = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } });
  if (!page.ok || !(await page.text()).includes('<div id=')) fail('The container serves no page.');
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  const code = await ended;
  if (code !== 0) fail(`The game of the container ended with ${code} after ${signal}.`);
  say(`ready after ${Date.now() - from} ms, served its page, ended with 0 after ${signal}`);
}

if (process.argv[2] !== 'made') run(process.execPath, [at('scripts/release.mjs'), 'archive']);
let [stage, workdir, env, signal, stages, user] = ['', '/', {}, 'SIGTERM', 0, {}];
const steps = readFileSync(at(FILE), 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'));
try {
  for (const step of steps) {
    const [, word, rest] = /^(\w+) (.+)$/.exec(step) ?? [];
    say(step);
    if (word === 'FROM') {
      const major = Number(/node:(\d+)/.exec(rest)?.[1]);
      if (major !== Number(process.versions.node.split('.')[0])) console.log(`  this machine has ${process.version}`);
      stage = / AS (\w+)/.exec(rest)?.[1] ?? `stage${stages}`;
      [workdir, env, stages] = ['/', {}, stages + 1];
      mkdirSync(inside('.', stage), { recursive: true });
    } else if (word === 'WORKDIR') {
      workdir = rest;
      mkdirSync(inside(rest, stage), { recursive: true });
    } else if (word === 'ADD') {
      const [source, target] = rest.split(' ');
      addArchive(source, inside(target, stage));
    } else if (word === 'COPY') {
      const [, from, source, target] = /^--from=(\w+) (\S+) (\S+)$/.exec(rest) ?? [];
      cpSync(inside(source, from), inside(target, stage), { recursive: true, verbatimSymlinks: true });
    } else if (word === 'ENV') {
      for (const pair of moved(rest, stage).split(' ')) env[pair.split('=')[0]] = pair.split('=')[1];
    } else if (word === 'RUN') {
      // Only root may give folders away; without it they are ours, as the user's below.
      const command =
        process.getuid?.() === 0 ? rest.replaceAll('node:node', 'nobody') : rest.replace(/ && chown .*/, '');
      const { status } = spawnSync('sh', ['-ec', moved(command, stage)], {
        cwd: inside(workdir, stage),
        stdio: 'inherit',
        env: { PATH: process.env.PATH, HOME: root, ...env },
      });
      if (status !== 0) fail(`This step failed: ${step}`);
    } else if (word === 'USER' && process.getuid?.() === 0) {
      const id = Number(spawnSync('id', ['-u', 'nobody']).stdout.toString());
      user = { uid: id, gid: id };
      spawnSync('chmod', ['a+rx', root]);
    } else if (word === 'STOPSIGNAL') signal = rest;
    else if (word === 'CMD') await start(JSON.parse(rest), { cwd: inside(workdir, stage), env, user });
  }
} finally {
  rmSync(root, { recursive: true, force: true });
}
