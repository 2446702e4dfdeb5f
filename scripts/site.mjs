/**
 * `npm run build -- site`: the game as a folder of files, dist/site, for any host of files, at the top of an address or below any
 * path. Made of what the server serves: addresses become relative to their page, and the page says that it has no server.
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { at, say } from './steps.mjs';

/** Each screen's own page is a server's to send. */
const OF_SERVER = /^pages(?:[\\/]|$)|\.(?:br|gz)$|(?:^|[\\/])\.compressed$|^share(?:[\\/]|$)/;
const ARCADE = at('apps/arcade/dist');
const TEXT = /\.(?:css|html|js|webmanifest)$/;

/** From `static/js`, where the scripts lie that load others. */
const FROM_SCRIPTS = '../..';
/** Where a file's own folder stands: pages of minigames and sheets of styles name what lies beside their folder. */
const baseOf = (name, isArcade) => (isArcade || name.endsWith('.css') ? '..' : '.');

export async function buildSite(edition = 'site') {
  const { placed } = await import('../apps/server/dist/http/placed-files.js');
  const { OFFERS, OFFERS_MARK } = await import('@consorcio/contract');
  const site = at('dist', edition);
  say(`Making the folder of files (dist/${edition})`);
  const script = readdirSync(at('apps/web/dist/static/js')).find((name) => /^device-home-.*\.js$/.test(name));
  const home = `<script type="module" crossorigin src="./static/js/${script}"></script>`;
  const marked = (text, first) =>
    text
      .replace('<html', `<html ${OFFERS_MARK}="${OFFERS[edition].join(' ')}"`)
      .replace('<script type="module"', `${first}<script type="module"`);
  rmSync(site, { recursive: true, force: true });
  for (const folder of [at('dist/pictures'), at('apps/web/dist'), ARCADE]) {
    cpSync(folder, site, { recursive: true, filter: (path) => !OF_SERVER.test(relative(folder, path)) });
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (OF_SERVER.test(name) || !TEXT.test(name)) continue;
      const base = baseOf(name, folder === ARCADE);
      const text = placed(name, readFileSync(join(folder, name), 'utf8'), base, FROM_SCRIPTS) ?? '';
      writeFileSync(join(site, name), marked(text, name === 'index.html' ? home : ''));
    }
  }
}
