import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { BASE_MARK } from '@consorcio/contract';

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

/**
 * A built file as it is where the game stands below a path. Null for one that names no address.
 * @param fromScript the path as a script itself names what it loads: another one where paths are relative, since a page stands elsewhere
 */
export function placed(name: string, text: string, base: string, fromScript = base): string | null {
  if (name.endsWith('.css')) return styled(text, base);
  if (name.endsWith('.webmanifest')) return text.replace(IN_MANIFEST, `"${base}/`);
  if (name.endsWith('.js'))
    return text
      .replace(IN_SCRIPT, (_, sign, folder) => `${sign}${base}/${folder}/`)
      .replace(LOADS, (_, quote) => `return${quote}${fromScript}/${quote}+`);
  if (!name.endsWith('.html')) return null;
  return styled(text, base)
    .replace(ATTRIBUTE, (attribute) => attribute.replace(IN_ATTRIBUTE, (_, before) => `${before}${base}/`))
    .replace(IN_IMPORT, `import("${base}/`)
    .replace('<html', `<html ${BASE_MARK}="${base}"`);
}

/** Texts of files by their address, `/pages/mapa.html`. */
export type PlacedFiles = ReadonlyMap<string, string>;

/**
 * The built files that name addresses, as they are below a path, so that the path is a setting and needs no build; none at the top.
 * They stay in memory, 4 MB: a folder for temporary files is cleaned, or missing.
 */
export function placeFiles({ web, arcade }: Record<'web' | 'arcade', string>, base: string): PlacedFiles {
  const files = new Map<string, string>();
  for (const folder of base === '' ? [] : [arcade, web]) {
    const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
    for (const name of names) {
      if (!/\.(?:css|html|js|webmanifest)$/.test(name)) continue;
      const text = placed(name, readFileSync(join(folder, name), 'utf8'), base);
      if (text !== null) files.set(`/${name.replaceAll(sep, '/')}`, text);
    }
  }
  return files;
}
