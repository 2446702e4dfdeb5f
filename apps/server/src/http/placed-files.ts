import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { BASE_MARK } from '@consorcio/contract';
import type { Folders } from './pages.ts';

/** Nearly as small as the build makes them, in a twentieth of the time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const PACKED = [
  ['.br', (text: string) => promisify(brotliCompress)(text, BROTLI)],
  ['.gz', (text: string) => promisify(gzip)(text)],
] as const;

/** Attributes of a page that hold addresses, one or several with spaces between; React writes `srcSet`. */
const ATTRIBUTE = / (?:href|src|srcset|poster|action|imagesrcset|data-calls|data-program)="[^"]*"/gi;
const IN_ATTRIBUTE = /(["\s,])\/(?!\/)/g;
const IN_STYLE = /url\((["']?)\/(?!\/)/g;
/** Files that the bundler names in scripts, and the way in which it loads them. */
const IN_SCRIPT = /(["'`(])\/(assets|static\/js|arcade-assets)\//g;
const LOADS = /return([`"'])\/\1\+/g;
/** What a page's own script fetches: the part for old browsers. */
const IN_IMPORT = /\bimport\("\//g;
const IN_MANIFEST = /"\//g;

const styled = (text: string, base: string): string => text.replace(IN_STYLE, (_, quote) => `url(${quote}${base}/`);

/** A built file as it is where the game stands below a path. Null for one that names no address. */
export function placed(name: string, text: string, base: string): string | null {
  if (name.endsWith('.css')) return styled(text, base);
  if (name.endsWith('.webmanifest')) return text.replace(IN_MANIFEST, `"${base}/`);
  if (name.endsWith('.js'))
    return text
      .replace(IN_SCRIPT, (_, sign, folder) => `${sign}${base}/${folder}/`)
      .replace(LOADS, (_, quote) => `return${quote}${base}/${quote}+`);
  if (!name.endsWith('.html')) return null;
  return styled(text, base)
    .replace(ATTRIBUTE, (attribute) => attribute.replace(IN_ATTRIBUTE, (_, before) => `${before}${base}/`))
    .replace(IN_IMPORT, `import("${base}/`)
    .replace('<html', `<html ${BASE_MARK}="${base}"`);
}

async function placeFolder(from: string, to: string, base: string): Promise<void> {
  const names = existsSync(from) ? readdirSync(from, { recursive: true, encoding: 'utf8' }) : [];
  for (const name of names) {
    if (!/\.(?:css|html|js|webmanifest)$/.test(name)) continue;
    const text = placed(name, readFileSync(join(from, name), 'utf8'), base);
    if (text === null) continue;
    mkdirSync(dirname(join(to, name)), { recursive: true });
    writeFileSync(join(to, name), text);
    for (const [end, pack] of PACKED)
      if (existsSync(join(from, name + end))) writeFileSync(join(to, name + end), await pack(text));
  }
}

/**
 * The built files for a game below a path, so that the path is a setting and needs no build: those that name addresses are written
 * anew into a folder of their own, which the caller removes; all others are served from where they are.
 */
export async function placeFiles(
  folders: Folders,
  base: string,
): Promise<{ readonly folders: Folders; readonly root: string }> {
  const root = mkdtempSync(join(tmpdir(), 'vai-de-consorcio-'));
  const [web, arcade] = [join(root, 'web'), join(root, 'arcade')];
  for (const folder of [web, arcade]) mkdirSync(folder);
  await placeFolder(folders.web, web, base);
  await placeFolder(folders.arcade, arcade, base);
  return { folders: { ...folders, web, arcade, builtWeb: folders.web, builtArcade: folders.arcade }, root };
}
