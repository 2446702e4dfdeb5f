import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockFolder } from '../src/db/lock-file.ts';

describe('a data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'consorcio-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const lock = () => join(folder, 'server.lock');
  const isHeld =
    /^Another server \(process \d+\) uses the data folder [^\n]+: stop it, or set DATA_DIR to another folder\.$/;

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

  test('is free again when the process that held it was killed', async () => {
    const module = new URL('../dist/db/lock-file.js', import.meta.url).href;
    const script = `import { lockFolder } from ${JSON.stringify(module)};
      lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000);`;
    const other = spawn(process.execPath, ['--input-type=module', '-e', script]);
    await once(other.stdout, 'data');
    expect(() => lockFolder(folder)).toThrow(`process ${other.pid}`);
    other.kill('SIGKILL');
    await once(other, 'exit');
    lockFolder(folder)();
  });

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
