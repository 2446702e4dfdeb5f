/**
 * Prints what each page of the built game loads, and fails above the lines of QUALITY: bytes are counts, not timings.
 * The first load of a page is its scripts and all that they import statically.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { GAMES } from '@consorcio/rules/vocabulary';

interface Page {
  readonly name: string;
  readonly html: string;
  /** Bytes after brotli. */
  readonly most: number;
}
const KB = 1_000;
const PAGES: readonly Page[] = [
  { name: 'first screen', html: 'apps/web/dist/index.html', most: 80 * KB },
  ...GAMES.map((game) => ({
    name: game,
    html: `apps/arcade/dist/${game}/index.html`,
    most: 60 * KB,
  })),
];

const SCRIPT = /<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+\.js)"/g;
const STATIC_IMPORT = /(?:^|[;}\s])(?:import|export)(?:[^'"();]*?\bfrom)?\s*["'](\.{1,2}\/[^"']+\.js)["']/g;

/** Scripts that a page loads before anything is asked of it, in absolute paths. */
function firstLoad(html: string, siteRoot: string): Set<string> {
  const waiting = [...readFileSync(html, 'utf8').matchAll(SCRIPT)].map(([, src = '']) => join(siteRoot, src));
  const seen = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const [, to = ''] of readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)) waiting.push(join(dirname(file), to));
  }
  return seen;
}

let isOver = false;
for (const { name, html, most } of PAGES) {
  if (!existsSync(html)) {
    console.error(`${name}: ${html} is not built`);
    isOver = true;
    continue;
  }
  const files = firstLoad(html, `${html.split('/dist/')[0]}/dist`);
  const bytes = [...files].reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0);
  const verdict = bytes <= most ? 'within' : 'OVER';
  if (bytes > most || files.size === 0) isOver = true;
  console.log(
    `${name.padEnd(14)} ${(bytes / KB).toFixed(1).padStart(6)} kB brotli in ${files.size} scripts, ${verdict} ${most / KB} kB`,
  );
}
process.exitCode = isOver ? 1 : 0;
