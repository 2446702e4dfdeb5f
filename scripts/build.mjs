/**
 * `npm run build [-- catalogue | serve | site | packages]`: everything that `npm start` serves. Unchanged parts are not built again; what needs
 * nothing of each other is built side by side. `serve` leaves out the compressed copies, which nobody has to wait for; `site` makes
 * the folder of files besides (site.mjs), `packages` those for a school's platform (packages.mjs).
 */
import { cpSync, existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { compressPages } from './compress.mjs';
import { buildPackages, buildWholeSite } from './packages.mjs';
import { at, checkNode, hashOf, install, onceFor, run, runBeside, runProgram, say, TSC, VITE } from './steps.mjs';

/** Output built by another major version of Node is rebuilt. */
const NODE = process.versions.node.split('.')[0];

/** Runs a step of its own process while others run; a build ends with the code of the first that fails. */
async function step(args, cwd) {
  const code = await runBeside(process.execPath, args, { cwd });
  if (code !== 0) process.exit(code);
}

/** The pages of an app, made of its own folder and the packages. */
function buildBundle(name) {
  const hash = hashOf(
    [at('apps', name), at('packages'), at('package.json'), at('package-lock.json')],
    JSON.stringify([NODE, process.env.VITE_API_BASE ?? '']),
  );
  return onceFor(
    `bundle-${name}`,
    hash,
    () => existsSync(at('apps', name, 'dist')),
    () => {
      say(`Building the pages (${name})`);
      return step([at('node_modules', VITE), 'build', '--logLevel', 'warn'], at('apps', name));
    },
  );
}

/** The page of every part and popup, for the browser tests only; never in what is served. */
export function buildCatalogue() {
  onceFor(
    'bundle-catalogue',
    hashOf([at('apps/web'), at('packages'), at('package-lock.json')], NODE),
    () => existsSync(at('.cache/catalogue')),
    () => {
      say('Building the catalogue of popups');
      const args = ['build', '--mode', 'catalogue', '--logLevel', 'warn'];
      run(process.execPath, [at('node_modules', VITE), ...args], { cwd: at('apps/web') });
    },
  );
}

const FILM_FOLDERS = ['choiceVideo', 'sorteio'];
/** Films are committed as they are served; they lie beside the pictures. */
function placeFilms() {
  const films = at('packages/art/films');
  onceFor(
    'films',
    hashOf([films]),
    () => existsSync(at('dist/pictures/choiceVideo/telas_video_tutorial_p1.mp4')),
    () => {
      say('Placing the films');
      for (const name of FILM_FOLDERS) cpSync(`${films}/${name}`, at('dist/pictures', name), { recursive: true });
    },
  );
}

/** First starts copy it, which is ten times quicker than making a new one. */
function buildNewDatabase() {
  return onceFor(
    'new-database',
    hashOf([at('node_modules/@electric-sql/pglite/package.json'), at('apps/server/src/db/new-database.ts')]),
    () => existsSync(at('apps/server/dist/new-database')),
    () => {
      say('Making the database that first starts copy');
      return step([at('apps/server/dist/make-new-database.js')]);
    },
  );
}

async function buildParts() {
  say('Compiling');
  runProgram(TSC, ['-b', 'apps/server', 'packages/art/tsconfig.build.json', 'packages/browsers', 'packages/look']);
  const besideTheLongest = async () => {
    await buildNewDatabase();
    say('Drawing the pictures');
    await step([at('packages/art/dist-bin/build.js'), at('dist/pictures')]);
    placeFilms();
    await buildBundle('arcade');
  };
  await Promise.all([buildBundle('web'), besideTheLongest()]);
}

/** Builds in a process of its own, and ends ours when that fails. */
export const build = (...words) => run(process.execPath, [at('scripts/build.mjs'), ...words]);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [word] = process.argv.slice(2);
  checkNode();
  install(word === 'catalogue' ? 'whole' : 'running');
  await buildParts();
  if (word === 'site' || word === 'catalogue') await buildWholeSite();
  else if (word !== 'serve') await buildPackages();
  if (word === undefined || word === 'catalogue') await compressPages();
  if (word === 'catalogue') buildCatalogue();
}
