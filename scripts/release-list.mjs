/** What a release holds: packages and files. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MADE } from './packages.mjs';
import { at, fail } from './steps.mjs';

/**
 * The systems that a release runs on, by the names of their zips; on Linux those with glibc.
 * `node`: the newest Node 24 that the registry has for it; `opens`: how the files to double-click end.
 */
export const SYSTEMS = {
  'windows-x64': { os: 'win32', cpu: 'x64', node: '24.21.0', opens: 'cmd' },
  'linux-x64': { os: 'linux', cpu: 'x64', node: '24.21.0', opens: 'sh' },
  'linux-arm64': { os: 'linux', cpu: 'arm64', node: '24.21.0', opens: 'sh' },
  'macos-x64': { os: 'darwin', cpu: 'x64', node: '24.18.1', opens: 'command' },
  'macos-arm64': { os: 'darwin', cpu: 'arm64', node: '24.0.0', opens: 'command' },
};

/** The files to double-click, by name: the options of `start.mjs`. */
export const OPENERS = { jogar: '--open', aula: '--open --lan' };

/** The server and what it imports of this project. */
const PACKAGES = ['art', 'contract', 'copy', 'game', 'kernel', 'minigames', 'rules'];
const WORKSPACES = ['apps/server', ...PACKAGES.map((name) => `packages/${name}`)];

const fits = ({ os, cpu }, { libc = [], ...entry }) =>
  entry.os.includes(os) && (entry.cpu ?? [cpu]).includes(cpu) && !libc.includes('musl');
const fitsAny = (entry) => Object.values(SYSTEMS).some((system) => fits(system, entry));
/** The packages of a lock file that are made for some systems: `[path, entry]`. */
const nativeOf = ({ packages }) => Object.entries(packages).filter(([, { os }]) => os !== undefined);

/** Runs npm in a folder and gives what it prints. */
function npm(folder, ...args) {
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26, shell: process.platform === 'win32' };
  const { status, stdout, stderr } = spawnSync('npm', args, options);
  return status === 0 ? stdout : fail(`npm ${args[0]} ended with ${status}: ${stderr}`);
}
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const writeJson = (path, value) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);

/**
 * Lays the manifests of the server and its packages into an empty folder, with as much of the lock file as they need.
 * Gives that lock and the list of contents (CycloneDX): every package that a release needs on any system.
 */
export function listPackages(folder) {
  const { name, version, license, overrides } = readJson(at('package.json'));
  for (const path of WORKSPACES) {
    mkdirSync(join(folder, path), { recursive: true });
    writeJson(join(folder, path, 'package.json'), { ...readJson(at(path, 'package.json')), devDependencies: {} });
  }
  const root = { name, version, license, private: true, workspaces: WORKSPACES, overrides };
  const lockFile = join(folder, 'package-lock.json');
  const whole = readJson(at('package-lock.json'));
  writeJson(join(folder, 'package.json'), root);
  writeJson(lockFile, { ...whole, packages: { ...whole.packages, '': root } });
  npm(folder, 'install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit', '--no-fund');
  const lock = readJson(lockFile);
  const others = new Set(nativeOf(lock).flatMap(([path, entry]) => (fitsAny(entry) ? [] : [path])));
  const ours = Object.entries(lock.packages).filter(([path]) => !others.has(path));
  writeJson(lockFile, { ...lock, packages: Object.fromEntries(ours) });
  const sbom = JSON.parse(npm(folder, 'sbom', '--sbom-format=cyclonedx', '--package-lock-only'));
  return { lock, sbom: { ...sbom, metadata: { ...sbom.metadata, component: { ...sbom.metadata.component, name } } } };
}

/** Installs these packages into `node_modules` of the folder, with their parts for all systems and in the versions of the lock. */
export function installPackages(folder, lock) {
  for (const [, entry] of nativeOf(lock)) {
    if (fitsAny(entry)) for (const field of ['os', 'cpu', 'libc']) delete entry[field];
  }
  writeJson(join(folder, 'package-lock.json'), lock);
  npm(folder, 'ci', '--ignore-scripts', '--no-audit', '--no-fund');
}

/** The folders of packages that a release has, and one of its systems needs nothing of. */
export const foreignTo = (system, lock) =>
  nativeOf(lock).flatMap(([path, entry]) => (fitsAny(entry) && !fits(SYSTEMS[system], entry) ? [path] : []));

const CODE = /\.(js|mjs|cjs|json|node|wasm|data)$/;
const TERMS = /(^|\/)(licen[cs]e|notice|copying)[^/]*$/i;
/** The weights and letters that share pictures use (packages/art/bin/fonts.ts). */
const FONT = /-(latin|latin-ext)-(600|700|800)-normal\.woff$/;
const NOT_RUN = /(^|\/)(tests?|__tests__|bench(marks?)?|examples?|docs|\.github)\/|\.(test|spec|bench)\.[cm]?js$/;

/** Whether a file of a package, by its path in it, is needed to run or says its terms. */
export const isRun = (path) => (CODE.test(path) || TERMS.test(path) || FONT.test(path)) && !NOT_RUN.test(path);

/** Programs of packages/art/bin that the server runs too; the others draw and build. */
const DRAWER = /(^|\/)(render|fonts|woff)\.js$/;

/**
 * Files and folders of this project: `[from, to, filter]`, where `filter` sees a file's path below `from`.
 * All others are copied whole.
 */
const SAME = [
  ...['LICENSE', 'LICENSE-CONTENT', 'README.md', 'CHANGELOG.md', 'docs/operation.md', 'scripts/steps.mjs'],
  ...['Caddyfile', 'nginx.conf', 'nginx-path.conf', 'alerts.yml', 'grafana-dashboard.json'].map(
    (name) => `deploy/${name}`,
  ),
  ...['deploy/vai-de-consorcio.env', 'deploy/vai-de-consorcio.service'],
  'dist/pictures',
  ...['package.json', 'migrations', 'dist/new-database'].map((name) => `apps/server/${name}`),
];
export const OWN = [
  ...SAME.map((path) => [path, path]),
  ...['web', 'arcade'].map((name) => [`apps/${name}/dist`, `apps/${name}/dist`, (path) => !/(^|\/)\./.test(path)]),
  /* The page for teachers makes the others of it. */
  ['dist/packages', 'dist/packages', (path) => path === MADE],
  ['deploy/release/start.mjs', 'start.mjs'],
  ['deploy/release/operate.mjs', 'operate.mjs'],
  ['apps/server/dist', 'apps/server/dist', (path) => isRun(path) && !path.startsWith('new-database/')],
  ...PACKAGES.flatMap((name) => [
    [`packages/${name}/package.json`, `node_modules/@consorcio/${name}/package.json`],
    [`packages/${name}/dist`, `node_modules/@consorcio/${name}/dist`, isRun],
  ]),
  ['packages/art/dist-bin', 'node_modules/@consorcio/art/dist-bin', (path) => DRAWER.test(path)],
];
