/** `npm start` until the game is ready, a closed window, and `npm start` again: for the systems of .github/workflows. */
import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { at, fail, ROOT, say } from './steps.mjs';

const READY = 'http://localhost:3000/readyz';
/** Seconds for installing, building and starting. */
const LONGEST = 900;

const isReady = () =>
  fetch(READY).then(
    ({ status }) => status === 200,
    () => false,
  );

for (const turn of ['first', 'second']) {
  const child = spawn(process.execPath, [at('scripts/start.mjs')], { cwd: ROOT, stdio: 'inherit', detached: true });
  let left = LONGEST;
  while (!(await isReady())) {
    if (child.exitCode !== null || left === 0) fail(`The ${turn} start is not ready: ${child.exitCode ?? 'too slow'}.`);
    left -= 1;
    await pause(1_000);
  }
  say(`The ${turn} start is ready`);
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F']);
  else process.kill(-child.pid, 'SIGKILL');
  while (await isReady()) await pause(1_000);
}
process.exit(0);
