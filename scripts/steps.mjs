/**
 * What the commands of package.json share. Nothing here needs node_modules: these files run on a bare clone.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
export const at = (...parts) => join(ROOT, ...parts);
const CACHE = at('.cache');

const OLDEST_NODE = [20, 19];

/** Says one sentence and ends with 1. */
export function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

export function say(sentence) {
  console.log(`\n▸ ${sentence}`);
}

/**
 * Whether the game is to be opened to the local network: `--lan`; null for anything else that is said. Without the two dashes
 * before it, npm takes `--lan` for its own options -l, -a and -n.
 */
export function wantsLan(given, { npm_config_lan: lan, npm_config_long: l, npm_config_all: a } = process.env) {
  if (given.length === 0) return Boolean(lan) || (l === 'true' && a === 'true');
  return given.length === 1 && given[0] === '--lan' ? true : null;
}

/** Stops on a Node that is too old, before anything strange can happen. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [wantMajor, wantMinor] = OLDEST_NODE;
  if (major < wantMajor || (major === wantMajor && minor < wantMinor)) {
    fail(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}. See https://nodejs.org`);
  }
}

/**
 * How a program is started. On Windows npm is a file of its shell, which nothing else starts; the script that started us
 * says where npm itself is.
 */
function startOf(command, args) {
  if (command !== 'npm') return [command, args, false];
  const { npm_execpath: npm = '' } = process.env;
  if (/npm-cli\.c?js$/.test(npm)) return [process.execPath, [npm, ...args], false];
  return process.platform === 'win32' ? [['npm', ...args].join(' '), [], true] : [command, args, false];
}

/** Runs a command in the open; ends with its code when it fails, unless `mayFail`. */
export function run(command, args, { env = {}, mayFail = false, cwd = ROOT } = {}) {
  const [program, given, shell] = startOf(command, args);
  const { status, error } = spawnSync(program, given, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell,
  });
  if (error !== undefined) fail(`${command} could not be started: ${error.message}`);
  if (status !== 0 && !mayFail) process.exit(status ?? 1);
  return status ?? 1;
}

/**
 * Runs a command that stays; its end is ours, and our signals are its. Windows tells both itself, and knows no signal to
 * another process but its end.
 */
export function stay(command, args, { env = {} } = {}) {
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
  for (const signal of ['SIGINT', 'SIGTERM', ...(process.platform === 'win32' ? ['SIGHUP'] : [])])
    process.on(signal, () => process.platform !== 'win32' && child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)));
  return child;
}

/** Runs a command in the open while others run; gives its exit code. */
export function runBeside(command, args, { env = {}, cwd = ROOT } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', (error) => fail(`${command} could not be started: ${error.message}`));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** The same, but its output is shown when it has ended, below its title and the seconds that it took. */
export function runAside(title, command, args, { env = {} } = {}) {
  const from = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, env: { ...process.env, ...env } });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => output.push(part));
    child.once('error', (error) => fail(`${command} could not be started: ${error.message}`));
    child.once('close', (code) => {
      say(`${title} (${Math.round((Date.now() - from) / 1000)} s)`);
      process.stdout.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });
}

/** A program of node_modules, run by this Node itself: works the same where there is no shell. */
export const program = (path) => [process.execPath, [at('node_modules', path)]];
export const TSC = 'typescript/bin/tsc';
export const VITE = 'vite/bin/vite.js';
export const VITEST = 'vitest/vitest.mjs';
export const BIOME = '@biomejs/biome/bin/biome';

export function runProgram(path, args, options) {
  const [node, first] = program(path);
  return run(node, [...first, ...args], options);
}

function stampOf(name) {
  const file = join(CACHE, `${name}.stamp`);
  return {
    is: (hash) => existsSync(file) && readFileSync(file, 'utf8') === hash,
    set: (hash) => {
      mkdirSync(CACHE, { recursive: true });
      writeFileSync(file, hash);
    },
  };
}

/** Does a step only when its inputs are not those of the last time that it worked; a promise where the step is one. */
export function onceFor(name, hash, isThere, work) {
  const stamp = stampOf(name);
  if (stamp.is(hash) && isThere()) return false;
  const done = () => {
    stamp.set(hash);
    return true;
  };
  const working = work();
  return working instanceof Promise ? working.then(done) : done();
}

/**
 * Installs what the lock file says, when node_modules does not hold it yet: all of it, or what building and running need, half of
 * the bytes. Where all of it lies, all of it stays.
 */
export function install(part = 'whole') {
  const lies = (path) => existsSync(at('node_modules', path));
  const isWhole = part === 'whole' || lies(VITEST);
  onceFor(
    'install',
    hashOf([at('package-lock.json')], process.versions.modules + (isWhole ? '' : part)),
    () => lies(TSC) && lies(VITE),
    () => {
      say('Installing the packages of the lock file');
      run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline', isWhole ? '--include=dev' : '--omit=dev']);
    },
  );
}

function* filesBelow(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return;
  if (stat.isFile()) yield [path, stat];
  else if (stat.isDirectory()) {
    for (const name of readdirSync(path).sort()) {
      if (name !== 'node_modules' && name !== 'dist' && !name.startsWith('.')) yield* filesBelow(join(path, name));
    }
  }
}

/** A hash of the contents of files and folders, and of a word beside them. */
export function hashOf(paths, word = '') {
  const hash = createHash('sha256').update(word);
  for (const path of paths) {
    for (const [file] of filesBelow(path)) hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}
