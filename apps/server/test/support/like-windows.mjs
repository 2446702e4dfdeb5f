/*
 * Given to Node.js by `--import`: file system, processes and user of Linux answer as those of Windows do where that makes a
 * difference to the game, so that a program which starts on neither shows it here. What a real Windows Node.js does:
 * `npm run drill -- windows`.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { openSync, fsyncSync, readFileSync, fstatSync } = fs;
const { rename } = fs.promises;
const refuse = (code, call) => Object.assign(new Error(`${code}: refused as Windows does, ${call}`), { code });

Object.defineProperty(process, 'platform', { value: 'win32' });
for (const name of ['getuid', 'geteuid', 'getgid']) delete process[name];

/** UV_FS_O_EXLOCK: shared with nobody, until the process ends. */
const EXCLUSIVE = 0x1000_0000;
const ACCESS_MODE = 3;

const isReadOnly = (descriptor) => {
  const [, flags = '0'] = /^flags:\s*(\d+)$/m.exec(readFileSync(`/proc/self/fdinfo/${descriptor}`, 'utf8')) ?? [];
  return (Number.parseInt(flags, 8) & ACCESS_MODE) === fs.constants.O_RDONLY;
};

/** Paths that were moved to once: a virus scanner looks at every new file first. */
const scanned = new Set();

Object.assign(fs, {
  fsyncSync(descriptor) {
    if (fstatSync(descriptor).isDirectory() || isReadOnly(descriptor)) throw refuse('EPERM', 'fsync');
    fsyncSync(descriptor);
  },
  openSync(path, flags, mode) {
    if (path === process.env.REFUSED_FILE) throw refuse('EBUSY', `open '${path}'`);
    if (typeof flags !== 'number' || (flags & EXCLUSIVE) === 0) return openSync(path, flags, mode);
    const descriptor = openSync(path, flags & ~EXCLUSIVE, mode);
    const { status } = spawnSync('/usr/bin/flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', descriptor] });
    if (status === 0) return descriptor;
    fs.closeSync(descriptor);
    throw refuse('EBUSY', `open '${path}'`);
  },
  readFileSync(path, ...more) {
    if (String(path).startsWith('/proc/')) throw refuse('ENOENT', `open '${path}'`);
    return readFileSync(path, ...more);
  },
  linkSync() {
    // FAT and exFAT.
    throw refuse('EISDIR', 'link');
  },
});
fs.promises.rename = async (from, to) => {
  if (!scanned.has(to)) {
    scanned.add(to);
    throw refuse('EPERM', `rename '${from}'`);
  }
  await rename(from, to);
};
syncBuiltinESMExports();
