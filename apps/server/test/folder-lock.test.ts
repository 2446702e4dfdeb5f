import { type ChildProcess, type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lockFolder } from '../src/db/lock-file.ts';

const MODULE = new URL('../dist/db/lock-file.js', import.meta.url).href;
/** What a container's processes have: numbers of their own, from 1. */
const CONTAINER = ['unshare', '--pid', '--kill-child', '--mount-proc'];
const canMakeContainers = spawnSync(CONTAINER[0] ?? '', [...CONTAINER.slice(1), 'true']).status === 0;

const processes = new Set<ChildProcess>();

/** Another process that takes the folder and says so, or why not; `within`: a command that starts it. */
function serverOn(folder: string, within: readonly string[] = []): ChildProcessByStdio<null, Readable, null> {
  const script = `import { lockFolder } from ${JSON.stringify(MODULE)};
    try {
      lockFolder(${JSON.stringify(folder)});
      console.log('held by ' + process.pid);
      setInterval(() => {}, 1000);
    } catch (error) { console.log(error.message); }`;
  const [program = '', ...given] = [...within, process.execPath, '--input-type=module', '-e', script];
  const child = spawn(program, given, { stdio: ['ignore', 'pipe', 'ignore'] });
  processes.add(child);
  return child;
}

const firstLineOf = async ({ stdout }: ReturnType<typeof serverOn>): Promise<string> =>
  String((await once(stdout, 'data'))[0]).trim();

describe('a data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'consorcio-lock-'));
  });
  afterEach(() => {
    for (const child of processes) child.kill('SIGKILL');
    processes.clear();
    rmSync(folder, { recursive: true, force: true });
  });
  const lock = () => join(folder, 'server.lock');
  const isHeld =
    /^Another server \(process \d+\) uses the data folder [^\n]+: stop it, or set DATA_DIR to another folder\.( If that is no server, remove [^\n]+server\.lock\.)?$/;

  test('is held by one server at a time, and free again afterwards', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(isHeld);
    unlock();
    lockFolder(folder)();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is held though its lock file was removed by hand, or names no living process', () => {
    const unlock = lockFolder(folder);
    rmSync(lock());
    expect(() => lockFolder(folder)).toThrow(/^Another server uses the data folder /);
    // As in containers: each server is process 1 of its own, and sees the other one's file as stale.
    writeFileSync(lock(), JSON.stringify({ pid: process.pid, started: 'in another container' }));
    expect(() => lockFolder(folder)).toThrow(isHeld);
    unlock();
    lockFolder(folder)();
  });

  test('is held by its file alone where the program flock is missing, and that is said', () => {
    vi.stubEnv('PATH', folder);
    const told: string[] = [];
    const unlock = lockFolder(folder, (sentence) => told.push(sentence));
    vi.unstubAllEnvs();
    expect(told).toEqual([
      expect.stringMatching(/^The kernel does not lock [^\n]+: install the program flock [^\n]+\.$/),
    ]);
    expect(() => lockFolder(folder)).toThrow(isHeld);
    unlock();
    lockFolder(folder, (sentence) => told.push(sentence))();
    expect(told).toHaveLength(1);
  });

  test('is free again when the process that held it was killed', async () => {
    const other = serverOn(folder);
    await once(other.stdout, 'data');
    expect(() => lockFolder(folder)).toThrow(`process ${other.pid}`);
    other.kill('SIGKILL');
    await once(other, 'exit');
    lockFolder(folder)();
  });

  test.runIf(canMakeContainers)(
    'is held by a server in another container, where both are process 1, also without its lock file',
    async () => {
      const first = serverOn(folder, CONTAINER);
      expect(await firstLineOf(first)).toBe('held by 1');
      expect(await firstLineOf(serverOn(folder, CONTAINER))).toMatch(
        /^Another server \(process 1\) uses the data folder /,
      );
      rmSync(lock());
      expect(await firstLineOf(serverOn(folder, CONTAINER))).toMatch(/^Another server uses the data folder /);
      expect(readdirSync(folder)).toEqual([]);
      first.kill('SIGKILL');
      await once(first, 'exit');
      await expect.poll(() => firstLineOf(serverOn(folder, CONTAINER))).toBe('held by 1');
    },
  );

  test('is held by a living process, whoever started it', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const unlock = lockFolder(folder);
    const ours = JSON.parse(readFileSync(lock(), 'utf8')) as { started: string };
    unlock();
    const boot = ours.started.split('/')[0];
    const started = readFileSync(`/proc/${other.pid}/stat`, 'utf8').split(') ').pop()?.split(' ')[19];
    writeFileSync(lock(), JSON.stringify({ pid: other.pid, started: `${boot}/${started}` }));
    expect(() => lockFolder(folder)).toThrow(`process ${other.pid}`);
    const ended = new Promise((resolve) => other.once('exit', resolve));
    other.kill();
    await ended;
    lockFolder(folder)();
  });

  test.each([
    ['of a process that is gone', JSON.stringify({ pid: 2 ** 30, started: '' })],
    ['of a process whose number another one has now', JSON.stringify({ pid: process.pid, started: 'before' })],
    ['that was cut off while it was written', '{"pid":'],
  ])('is taken over from a lock %s', (_of, text) => {
    writeFileSync(lock(), text);
    const unlock = lockFolder(folder);
    expect(JSON.parse(readFileSync(lock(), 'utf8'))).toMatchObject({ pid: process.pid });
    unlock();
    expect(existsSync(lock())).toBe(false);
  });
});
