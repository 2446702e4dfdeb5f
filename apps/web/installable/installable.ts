import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@consorcio/rules/vocabulary';
import type { Plugin } from 'vite';

const WORKER = fileURLToPath(new URL('../worker/service-worker.ts', import.meta.url));
const WORKER_FILE = 'sw.js';
/** Scenes as text (pictures/picture-assets.ts): large and seldom all seen, so they are kept when they are first shown. */
const SCENE = /\0picture-text:/;
/** New browsers never load it; old ones keep what they have fetched. */
const OLD_BROWSERS = /\/src\/program\/old-browsers\.ts$/;
/** Drawings without which a screen that has no connection would have no picture. */
const NEEDED_DRAWING = /^assets\/(?:missing|waiting|no-signal|street-wide|street)-[0-9a-f]+\.svg$/;
/** With the worker that answers without a network. */
const PROGRAM = /^assets\/(?:.*\.(?:css|woff2)|home-worker-.*\.js)$/;
const GAME_PAGES = GAMES.map((game) => `/${game}/index.html`);

/**
 * Builds the service worker to `/sw.js` and tells it the program's files: every script but the scenes, styles, fonts,
 * and the drawings of the screens that must show without a connection.
 */
export function installable(): Plugin {
  return {
    name: 'installable',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: WORKER, fileName: WORKER_FILE });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle)
          .filter((part) =>
            part.type === 'chunk'
              ? part.fileName !== WORKER_FILE && !part.moduleIds.every((id) => SCENE.test(id) || OLD_BROWSERS.test(id))
              : PROGRAM.test(part.fileName) || NEEDED_DRAWING.test(part.fileName),
          )
          .map(({ fileName }) => `/${fileName}`)
          .sort();
        const worker = bundle[WORKER_FILE];
        if (worker?.type !== 'chunk') throw new Error('the service worker was not built');
        if (worker.imports.length > 0) throw new Error(`the service worker imports ${worker.imports.join(', ')}`);
        const hash = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
        worker.code = worker.code
          .replaceAll('SHELL_FILES', JSON.stringify(files))
          .replaceAll('SHELL_HASH', JSON.stringify(hash))
          .replaceAll('GAME_PAGES', JSON.stringify(GAME_PAGES));
      },
    },
  };
}
