/**
 * `npm run build -- packages`: the game as packages for a school's platform (SCORM 1.2, and 2004 4th edition, each whole and
 * light), in dist/packages. The game itself lies in the package, the folder of files of site.mjs, in a frame of the page that
 * speaks with the platform. The whole one of 1.2 also lies beside the pages of a server and of a site, where `/para-professores`
 * makes the others of it. `node scripts/packages.mjs` makes that one, where it is not there yet or is of other pages.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSite } from './site.mjs';
import { at, hashOf, onceFor, say } from './steps.mjs';

/**
 * What no package shows: the worker, since a platform keeps the files, and a worker would keep them for a whole site of others; what
 * an installed program needs; pictures that stand in for drawings, which are in the package too; pictures and screens of what a
 * package lacks.
 */
const UNSHOWN = [
  /^(?:sw\.js|manifest\.webmanifest|apple-touch-icon\.png)$/,
  /^(?:icons|compartilharSocial|certificado|api\/(?:badges|events|personas|dreams)|dream\/parts)\/.*/,
  /^assets\/(?:opening|live-face|live-letter|idea-paper|dream-paper)-.*\.svg$/,
  /^static\/js\/(?:live-screens|(?:projector|host|paper|class-sheet|check-group|exercises|cards|certificates)-screen|play-game)-/,
];
/** The same date in every package: the same game gives the same bytes. */
const OPTIONS = { mtime: new Date(2026, 0, 1) };
const nameOf = (version, isLight) => `vai-de-consorcio-scorm-${version}${isLight ? '-leve' : ''}.zip`;
/** The one of which the others are made. */
export const MADE = nameOf('1.2', false);

/** The script of the package's page, for browsers that are as old as the promised ones. */
async function playerScript() {
  const { build } = await import('vite');
  const entry = at('apps/web/src/screens/teachers/package/player.ts');
  const lib = { entry, formats: ['iife'], name: 'player' };
  const [{ output }] = await build({
    ...{ configFile: false, logLevel: 'warn', resolve: { conditions: ['source', 'module', 'production'] } },
    build: { write: false, target: 'es2020', minify: true, lib },
  });
  return output[0].code;
}

async function makePackage() {
  const { packageFiles, pageText } = await import('@consorcio/contract/scorm-package');
  const { scormCopy } = await import('@consorcio/copy/scorm');
  const { GAME_NAME } = await import('@consorcio/copy/first-screens');
  const { strToU8, zipSync } = await import('fflate');
  await buildSite('package');
  const folder = at('dist/package');
  const page = pageText(GAME_NAME, scormCopy);
  const files = { 'index.html': strToU8(page), 'player.js': strToU8(await playerScript()) };
  for (const each of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const [path, name] = [join(folder, each), each.replaceAll(sep, '/')];
    if (UNSHOWN.some((kind) => kind.test(name)) || statSync(path).isDirectory()) continue;
    files[`jogo/${name}`] = readFileSync(path);
  }
  const choice = { title: GAME_NAME, dream: null };
  mkdirSync(at('dist/packages'), { recursive: true });
  for (const version of ['1.2', '2004'])
    for (const isLight of [false, true]) {
      const zip = zipSync(packageFiles(files, { ...choice, version, isLight }, strToU8), OPTIONS);
      writeFileSync(at('dist/packages', nameOf(version, isLight)), zip);
      say(`dist/packages/${nameOf(version, isLight)}: ${(zip.length / 1e6).toFixed(2)} MB`);
    }
}

export const buildPackages = () =>
  onceFor(
    'packages',
    hashOf([at('apps/web'), at('apps/arcade'), at('packages'), at('scripts'), at('package-lock.json')]),
    () => existsSync(at('dist/packages', MADE)),
    makePackage,
  );

/** The packages, beside the pages of the folder of files. */
export async function buildWholeSite() {
  await buildSite();
  await buildPackages();
  cpSync(at('dist/packages', MADE), at('dist/site', MADE));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  setPriority(19);
  await buildPackages();
}
