/**
 * Looks for what the oldest promised browsers (package.json, `browserslist`) lack in everything that is built for browsers:
 * functions, properties, expressions and styles, by the data of MDN. Fails on what is not among the exceptions, and on
 * an exception that is no longer needed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXCEPTIONS } from './browsers/exceptions.ts';
import { constantTexts, lacksOfScript } from './browsers/scripts.ts';
import { lacksOfStyle } from './browsers/styles.ts';
import type { Lack } from './browsers/support.ts';

const BUILT = ['apps/web/dist', 'apps/arcade/dist'];
/** Pages that the server makes: their scripts and styles are constants with these names. */
const SERVER = 'apps/server/dist';
const OWN_SCRIPT = /^\w*SCRIPT$/;
const OWN_STYLE = /^\w*STYLE$/;

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)],
  );

const inlineParts = (page: string, tag: 'script' | 'style'): readonly string[] =>
  Array.from(
    page.matchAll(new RegExp(`<${tag}\\b(?![^>]*\\bsrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g')),
    ([, text = '']) => text,
  );

function lacksOf(path: string): readonly Lack[] {
  if (path.endsWith('.js')) return lacksOfScript(readFileSync(path, 'utf8'), path);
  if (path.endsWith('.css')) return lacksOfStyle(readFileSync(path, 'utf8'), path);
  if (!/\.(?:html|svg)$/.test(path)) return [];
  const page = readFileSync(path, 'utf8');
  return [
    ...inlineParts(page, 'script').flatMap((text) => lacksOfScript(text, path)),
    ...inlineParts(page, 'style').flatMap((text) => lacksOfStyle(text, path)),
  ];
}

function lacksOfServed(path: string): readonly Lack[] {
  const texts = constantTexts(readFileSync(path, 'utf8'));
  return texts.flatMap(({ name, text }) => {
    if (OWN_SCRIPT.test(name)) return lacksOfScript(text, path);
    return OWN_STYLE.test(name) ? lacksOfStyle(text, path) : [];
  });
}

const files = BUILT.flatMap(filesBelow);
const served = filesBelow(SERVER).filter((path) => path.endsWith('.js'));
const lacks = [...files.flatMap(lacksOf), ...served.flatMap(lacksOfServed)];
const found = new Map<string, Lack>();
for (const lack of lacks) found.set(lack.feature, lack);
const faults = [...found.values()].filter(({ feature }) => EXCEPTIONS[feature] === undefined);
for (const { feature, by, place } of faults) console.error(`${feature}: not in ${by.join(', ')} (${place})`);
const idle = Object.keys(EXCEPTIONS).filter((feature) => !found.has(feature));
if (idle.length > 0) console.error(`nothing built uses these exceptions any more: ${idle.join(', ')}`);
console.log(`${files.length} files use nothing that the oldest promised browsers lack, ${found.size} exceptions aside`);
process.exitCode = faults.length + idle.length > 0 ? 1 : 0;
