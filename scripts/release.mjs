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
import { build } from './build.mjs';
import { installPackages, isRun, listPackages, OWN } from './release-list.mjs';
import { at, checkNode, fail, install, run, say } from './steps.mjs';

const FOLDER = at('release');
/** Bytes. */
const MOST_ARCHIVE = 60e6;

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

const sizeOf = (path) => `${(statSync(path).size / 1e6).toFixed(1)} MB`;

function release([what = 'all', ...others]) {
  if (others.length > 0 || !['all', 'archive'].includes(what)) fail('Use: npm run release [-- archive]');
  const { name, version } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const archive = join(FOLDER, `${name}-${version}.tgz`);
  const scratch = mkdtempSync(join(tmpdir(), 'consorcio-release-'));
  const whole = join(scratch, `${name}-${version}`);
  for (const folder of [whole, join(scratch, 'packages')]) mkdirSync(folder);
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  try {
    say('Collecting what running needs');
    layOut(whole, join(scratch, 'packages'));
    say('Packing the archive');
    run('tar', ['-czf', archive, '-C', scratch, `${name}-${version}`]);
    if (statSync(archive).size > MOST_ARCHIVE) fail(`${archive} has ${sizeOf(archive)}: too much.`);
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
release(process.argv.slice(2));
