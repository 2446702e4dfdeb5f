/**
 * `npm run release`: builds the game and packs it into the folder `release`: the archive, one zip with Node inside for each
 * system, the list of contents and the checksums. `npm run release -- archive` leaves out the zips.
 */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { nodeOf } from './nodes.mjs';
import { foreignTo, installPackages, isRun, listPackages, OPENERS, OWN, SYSTEMS } from './release-list.mjs';
import { at, checkNode, fail, install, run, say } from './steps.mjs';

const FOLDER = at('release');
/** Bytes. */
const MOST_ARCHIVE = 60e6;
const MOST_ZIP = 110e6;

/** Copies the files below `from` that the filter takes, by their paths in it. */
function copySome(from, to, takes) {
  for (const entry of readdirSync(from, { withFileTypes: true, recursive: true })) {
    const path = relative(from, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
    if (!entry.isFile() || !takes(path)) continue;
    mkdirSync(dirname(join(to, path)), { recursive: true });
    copyFileSync(join(from, path), join(to, path));
  }
}

/** A package's name and the path in it of a file below node_modules. */
const inPackage = (path) => /^(?:.*\/node_modules\/)?((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(path)?.slice(1) ?? [];

/** Lays out all that a release holds; gives the lock of its packages. */
function layOut(to, aside) {
  const { lock, sbom } = listPackages(aside);
  installPackages(aside, lock);
  const names = new Set(sbom.components.map(({ name }) => name));
  copySome(join(aside, 'node_modules'), join(to, 'node_modules'), (path) => {
    const [name, file] = inPackage(path);
    return names.has(name) && isRun(file);
  });
  for (const [from, target, takes] of OWN) {
    if (takes === undefined) cpSync(at(from), join(to, target), { recursive: true });
    else copySome(at(from), join(to, target), takes);
  }
  const { name, version, description, license, type, engines } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const { dependencies } = JSON.parse(readFileSync(at('apps/server/package.json'), 'utf8'));
  const commands = Object.fromEntries(
    ['backup', 'restore', 'move-to-postgres', 'admin'].map((command) => [command, `node operate.mjs ${command}`]),
  );
  const scripts = { start: 'node start.mjs', ...commands };
  const manifest = { name, version, private: true, description, license, type, engines, scripts, dependencies };
  for (const [file, content] of Object.entries({ 'package.json': manifest, 'sbom.cdx.json': sbom }))
    writeFileSync(join(to, file), `${JSON.stringify(content, null, 2)}\n`);
  return lock;
}

/** A file to double-click: a program of the system's shell that starts the Node beside it with these options. */
function openerOf(os, file, options, words) {
  if (os === 'win32') {
    const lines = ['@echo off', 'chcp 65001 >nul', 'title Vai de Consorcio', 'cd /d "%~dp0"'];
    const refuse = `if not exist node.exe (echo ${words.unpack(file)} & pause & exit /b 1)`;
    return [...lines, refuse, `node.exe start.mjs ${options}`, 'pause', ''].join('\r\n');
  }
  /* A file manager of Linux opens no window by itself. */
  const window = os === 'linux' ? '[ -t 1 ] || exec x-terminal-emulator -e "$0"\n' : '';
  return `#!/bin/sh\ncd "$(dirname "$0")" || exit 1\n${window}exec ./node start.mjs ${options}\n`;
}

/** Says of a zip that it was made on Unix: only then are modes of files read. */
const UNIX = 3;
const PACKED = /\.(br|gz|png|webp|woff2?|mp4|webm|m4a)$/;

/** Packs the laid out release with Node for one system. */
function packZip(system, lock, { whole, name, words, zipSync }) {
  const { os, cpu, node, opens } = SYSTEMS[system];
  const foreign = foreignTo(system, lock);
  const files = {};
  const add = (path, bytes, mode) => {
    const level = PACKED.test(path) ? 0 : 6;
    files[`${name}/${path}`] = [bytes, { os: UNIX, attrs: mode * 2 ** 16, level }];
  };
  for (const entry of readdirSync(whole, { withFileTypes: true, recursive: true })) {
    const full = join(entry.parentPath, entry.name);
    const path = relative(whole, full).replaceAll('\\', '/');
    if (foreign.some((one) => path === one || path.startsWith(`${one}/`))) continue;
    if (entry.isFile()) add(path, readFileSync(full), 0o100644);
    else add(`${path}/`, new Uint8Array(), 0o40755);
  }
  add(os === 'win32' ? 'node.exe' : 'node', readFileSync(nodeOf(node, `${os}-${cpu}`)), 0o100755);
  for (const [opener, options] of Object.entries(OPENERS)) {
    const file = `${opener}.${opens}`;
    add(file, Buffer.from(openerOf(os, file, options, words)), 0o100755);
  }
  const note = { darwin: [words.untried], linux: [words.editor] }[os] ?? [];
  const readme = `${[words.readme, ...note].join('\n\n')}\n`;
  add('LEIA-ME.txt', Buffer.from(os === 'win32' ? readme.replaceAll('\n', '\r\n') : readme), 0o100644);
  const zip = join(FOLDER, `${name}.zip`);
  writeFileSync(zip, zipSync(files));
  if (statSync(zip).size > MOST_ZIP) fail(`${zip} has ${sizeOf(zip)}: too much.`);
}

const sizeOf = (path) => `${(statSync(path).size / 1e6).toFixed(1)} MB`;

/** Asks the registry for known faults of the packages that run, and says what to do. */
function askForFaults() {
  say('Asking the registry for known faults of what runs (npm audit)');
  if (run('npm', ['audit', '--omit=dev'], { mayFail: true }) === 0) return;
  say('Before you give this release away: mend what is listed above, or ask again where the registry answers.');
}

async function release([what = 'all', ...others]) {
  if (others.length > 0 || !['all', 'archive'].includes(what)) fail('Use: npm run release [-- archive]');
  const { name, version } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const archive = join(FOLDER, `${name}-${version}.tgz`);
  const scratch = mkdtempSync(join(tmpdir(), 'consorcio-release-'));
  const whole = join(scratch, `${name}-${version}`);
  for (const folder of [whole, join(scratch, 'packages')]) mkdirSync(folder);
  askForFaults();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  try {
    say('Collecting what running needs');
    const lock = layOut(whole, join(scratch, 'packages'));
    say('Packing the archive');
    run('tar', ['-czf', archive, '-C', scratch, `${name}-${version}`]);
    if (statSync(archive).size > MOST_ARCHIVE) fail(`${archive} has ${sizeOf(archive)}: too much.`);
    if (what === 'all') {
      const { zipSync } = await import('fflate');
      const { releaseCopy: words } = await import(pathToFileURL(at('packages/copy/dist/operator.js')).href);
      for (const system of Object.keys(SYSTEMS)) {
        say(`Packing the zip for ${system}`);
        packZip(system, lock, { whole, name: `${name}-${version}-${system}`, words, zipSync });
      }
    }
    cpSync(join(whole, 'sbom.cdx.json'), join(FOLDER, `${name}-${version}.cdx.json`));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  const files = readdirSync(FOLDER).sort();
  const sums = files.map(
    (file) =>
      `${createHash('sha256')
        .update(readFileSync(join(FOLDER, file)))
        .digest('hex')}  ${file}\n`,
  );
  writeFileSync(join(FOLDER, 'SHA256SUMS'), sums.join(''));
  for (const file of files) console.log(`release/${file}: ${sizeOf(join(FOLDER, file))}`);
}

checkNode();
install();
build();
await release(process.argv.slice(2));
