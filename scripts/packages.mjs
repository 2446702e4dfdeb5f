/**
 * `npm run build -- packages`: the game as packages for a school's platform (SCORM 1.2, and 2004 4th edition), in dist/packages.
 * The game itself lies in the package, the folder of files of site.mjs, in a frame of the page that speaks with the platform.
 */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { buildSite } from './site.mjs';
import { at, say } from './steps.mjs';

/** Packed already. */
const PACKED = /\.(?:mp4|webm|m4a|png|webp|woff2)$/;
/** The same date in every package: the same game gives the same bytes. */
const DATE = new Date(2026, 0, 1);

export async function buildPackages() {
  const { manifestText, pageText, SCORM_VERSIONS } = await import('@consorcio/contract/scorm-package');
  const { scormCopy } = await import('@consorcio/copy/scorm');
  const { GAME_NAME } = await import('@consorcio/copy/first-screens');
  await buildSite('package');
  const folder = at('dist/package');
  const assets = at('apps/web/dist/assets');
  const player = readdirSync(assets).find((name) => /^player-.*\.js$/.test(name)) ?? '';
  const lesson = { address: 'jogo/index.html', title: GAME_NAME };
  const files = { 'index.html': strToU8(pageText(lesson, scormCopy)), 'player.js': readFileSync(join(assets, player)) };
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const path = join(folder, name);
    /* A platform keeps the files; a worker would keep them for a whole site of others. */
    if (name === 'sw.js' || statSync(path).isDirectory()) continue;
    files[`jogo/${name.replaceAll(sep, '/')}`] = [readFileSync(path), { level: PACKED.test(name) ? 0 : 9 }];
  }
  mkdirSync(at('dist/packages'), { recursive: true });
  for (const version of SCORM_VERSIONS) {
    const name = `vai-de-consorcio-scorm-${version}.zip`;
    const manifest = strToU8(manifestText(lesson.title, version, Object.keys(files)));
    const zip = zipSync({ 'imsmanifest.xml': manifest, ...files }, { mtime: DATE });
    writeFileSync(at('dist/packages', name), zip);
    say(`dist/packages/${name}: ${(zip.length / 1e6).toFixed(1)} MB`);
  }
}
