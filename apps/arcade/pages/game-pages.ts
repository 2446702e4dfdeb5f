import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { withLostFileScript } from '@consorcio/contract/lost-file';
import { brokenCopy } from '@consorcio/copy/first-screens';
import type { Plugin } from 'vite';

const TEMPLATE = resolve(import.meta.dirname, 'page.html');
const PAGE = /^\/(\w+)\/index\.html$/;

/**
 * Gives every minigame the same page, `<folder>/<game>/index.html`, which is no file: only the `main.ts` beside it differs.
 * @param folder the games' folders
 * @param games their names
 */
export function gamePages(folder: string, games: readonly string[]): Plugin {
  const isPage = (id: string): boolean =>
    basename(id) === 'index.html' && games.some((game) => dirname(id) === resolve(folder, game));
  return {
    name: 'game-pages',
    resolveId: (id) => (isPage(id) ? id : undefined),
    load: (id) => (isPage(id) ? readFileSync(TEMPLATE, 'utf8') : undefined),
    transformIndexHtml: (html) => withLostFileScript(html, brokenCopy),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const address = (request.url ?? '').split('?')[0] ?? '';
        if (!games.includes(PAGE.exec(address)?.[1] ?? '')) return next();
        server
          .transformIndexHtml(address, readFileSync(TEMPLATE, 'utf8'))
          .then((html) => response.setHeader('content-type', 'text/html').end(html))
          .catch(next);
      });
    },
  };
}
