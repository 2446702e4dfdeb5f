/** `npm run build`: everything that `npm start` serves. Unchanged parts are not built again. */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { at, checkNode, hashOf, install, onceFor, run, runProgram, say, TSC, VITE } from './steps.mjs';

/** What each page bundle is made of. */
const BUNDLES = {
  web: [at('apps/web'), at('packages')],
  arcade: [
    at('apps/arcade'),
    at('packages/minigames'),
    at('packages/contract'),
    at('packages/copy'),
    at('packages/kernel'),
  ],
};

function buildBundle(name) {
  const hash = hashOf([...BUNDLES[name], at('package-lock.json')], JSON.stringify(process.env.VITE_API_BASE ?? ''));
  onceFor(
    `bundle-${name}`,
    hash,
    () => existsSync(at('apps', name, 'dist')),
    () => {
      say(`Building the pages (${name})`);
      run(process.execPath, [at('node_modules', VITE), 'build', '--logLevel', 'warn'], { cwd: at('apps', name) });
    },
  );
}

export function build() {
  say('Compiling');
  runProgram(TSC, ['-b', 'apps/server', 'packages/art/tsconfig.build.json']);
  say('Drawing the pictures');
  run(process.execPath, [at('packages/art/dist-bin/build.js'), at('dist/pictures')]);
  for (const name of Object.keys(BUNDLES)) buildBundle(name);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  checkNode();
  install();
  build();
}
