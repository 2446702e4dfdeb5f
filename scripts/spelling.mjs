/**
 * `npm run spelling`: every sentence for players against Hunspell's Brazilian dictionary and the project's own words
 * (tools/spelling/words.txt). `npm run spelling -- --unknown` prints the words that neither knows, for that list.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at, checkNode, fail, install, runProgram, TSC } from './steps.mjs';

/** Where sentences for players are written. */
const SOURCES = ['packages/copy/src', 'packages/rules/src/catalogue'];
const FIGURES = 'packages/rules/src/figures/figures.json';
const DOCUMENTS = ['docs/para-professores.md'];
const LIST = 'tools/spelling/words.txt';

const sourcesBelow = (folder) =>
  readdirSync(at(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesBelow(path);
    return entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts') ? [path] : [];
  });

/** The project's own words, one a line, sorted: names, brands, words of the trade, codes. */
function ownWords() {
  const words = readFileSync(at(LIST), 'utf8').split('\n').filter(Boolean);
  const sorted = [...new Set(words)].sort((a, b) => (a < b ? -1 : 1));
  if (sorted.join() !== words.join()) fail(`${LIST} is to be sorted, each word once.`);
  return words;
}

async function openDictionary() {
  const { createHunspellFromFiles } = await import('hunspell-wasm');
  const folder = dirname(createRequire(import.meta.url).resolve('dictionary-pt'));
  return createHunspellFromFiles(join(folder, 'index.aff'), join(folder, 'index.dic'));
}

/** Prints what neither the dictionary nor the list knows; false if there is any. */
export async function checkSpelling({ isListing = false } = {}) {
  const { wordsOfDocument, wordsOfFigures, wordsOfSource } = await import(
    pathToFileURL(at('tools/dist/spelling/words.js')).href
  );
  const own = new Set(ownWords());
  const dictionary = await openDictionary();
  const used = new Set();
  const known = new Map();
  const isKnown = (word) => {
    if (own.has(word)) return used.add(word) !== undefined;
    if (!known.has(word)) known.set(word, dictionary.testSpelling(word.replaceAll('’', "'")));
    return known.get(word);
  };
  const faults = [];
  let count = 0;
  const wordsIn = (path, text) => {
    if (path === FIGURES) return wordsOfFigures(text);
    return path.endsWith('.ts') ? wordsOfSource(text) : wordsOfDocument(text);
  };
  for (const path of [...SOURCES.flatMap(sourcesBelow), FIGURES, ...DOCUMENTS.filter((path) => existsSync(at(path)))]) {
    for (const { word, line } of wordsIn(path, readFileSync(at(path), 'utf8'))) {
      count += 1;
      if (!isKnown(word)) faults.push({ word, place: `${path}:${line}` });
    }
  }
  if (isListing) {
    console.log([...new Set(faults.map(({ word }) => word))].sort((a, b) => (a < b ? -1 : 1)).join('\n'));
    return true;
  }
  for (const { word, place } of faults)
    console.error(
      `${place}: '${word}' (${dictionary.getSpellingSuggestions(word).slice(0, 3).join(', ') || 'no idea'})`,
    );
  const idle = [...own].filter((word) => !used.has(word));
  if (idle.length > 0) console.error(`${LIST}: no text uses ${idle.join(', ')}`);
  if (faults.length + idle.length > 0) return false;
  console.log(`${count} words for players are spelt as the dictionary or the project's list says`);
  return true;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  checkNode();
  install();
  runProgram(TSC, ['-b', 'tools']);
  if (!(await checkSpelling({ isListing: process.argv.includes('--unknown') }))) process.exit(1);
}
