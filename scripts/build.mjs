/** `npm run build [-- catalogue]`: everything that `npm start` serves. Unchanged parts are not built again. */
import { cpSync, existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { compressBelow } from './compress.mjs';
import { at, checkNode, hashOf, install, onceFor, run, runProgram, say, TSC, VITE } from './steps.mjs';

/** Output built by another major version of Node is rebuilt. */
const NODE = process.versions.node.split('.')[0];

/** The page bundles; each is made of its own folder and the packages. */
const BUNDLES = ['web', 'arcade'];

function buildBundle(name) {
  const hash = hashOf(
    [at('apps', name), at('packages'), at('package.json'), at('package-lock.json')],
    JSON.stringify([NODE, process.env.VITE_API_BASE ?? '']),
  );
  onceFor(
    `bundle-${name}`,
    hash,
    () => existsSync(at('apps', name, 'dist')),
    () => {
      say(`Building the pages (${name})`);
      run(process.execPath, [at('node_modules', VITE), 'build', '--logLevel', 'warn'], { cwd: at('apps', name) });
      compressBelow(at('apps', name, 'dist'));
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
  onceFor(
    'new-database',
    hashOf([at('node_modules/@electric-sql/pglite/package.json'), at('apps/server/src/db/new-database.ts')]),
    () => existsSync(at('apps/server/dist/new-database')),
    () => {
      say('Making the database that first starts copy');
      run(process.execPath, [at('apps/server/dist/make-new-database.js')]);
    },
  );
}

export function build() {
  say('Compiling');
  runProgram(TSC, ['-b', 'apps/server', 'packages/art/tsconfig.build.json', 'packages/browsers', 'packages/look']);
  buildNewDatabase();
  say('Drawing the pictures');
  run(process.execPath, [at('packages/art/dist-bin/build.js'), at('dist/pictures')]);
  placeFilms();
  for (const name of BUNDLES) buildBundle(name);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  checkNode();
  install();
  build();
  if (process.argv[2] === 'catalogue') buildCatalogue();
}
