/**
 * `npm run tool -- spelling`: every sentence for players against Hunspell's Brazilian dictionary and the project's own words
 * (tools/spelling/words.txt). `npm run tool -- spelling --unknown` prints the words that neither knows, for that list.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at, checkNode, fail, install, runProgram, TSC } from './steps.mjs';

/** Where sentences for players are written. */
const SOURCES = ['packages/copy/src', 'packages/rules/src/catalogue'];
/** Holds names of formats, and no sentence. */
const WITHOUT_SENTENCES = 'packages/copy/src/dates.ts';
const DATA = ['packages/rules/src/figures/figures.json', 'packages/rules/src/figures/facts.json'];
const LIST = 'tools/spelling/words.txt';
/** The index of readability that each file's texts reach together (docs/writing.md, line 12), from this many words on. */
const EASY = 75;
const LESS_EASY = 60;
const FEWEST_WORDS = 100;
/** Privacy, errors, what teachers and administrators read, and messages that imitate real ones. */
const LESS_EASY_FILES = /\/(?:privacy|errors|teachers|platforms|lti|scams|lesson|kit)[\w-]*\.ts$/;
/** Read by operators only; the words of the curriculum. */
const NOT_FOR_PLAYERS = /\/(?:operator|bncc)\.ts$/;

const sourcesBelow = (folder) =>
  readdirSync(at(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesBelow(path);
    const isText = entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts') && path !== WITHOUT_SENTENCES;
    return isText ? [path] : [];
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
  const { wordsOfFigures, wordsOfSource } = await import(pathToFileURL(at('tools/dist/spelling/words.js')).href);
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
  for (const path of [...SOURCES.flatMap(sourcesBelow), ...DATA]) {
    const wordsIn = DATA.includes(path) ? wordsOfFigures : wordsOfSource;
    for (const { word, line } of wordsIn(readFileSync(at(path), 'utf8'))) {
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

/** Prints how easy the texts of each file are; false if one is below its line. */
export async function checkReadability() {
  const { readabilityOf, sentencesOfSource } = await import(
    pathToFileURL(at('tools/dist/spelling/readability.js')).href
  );
  const rows = SOURCES.flatMap(sourcesBelow)
    .filter((path) => !NOT_FOR_PLAYERS.test(path))
    .map((path) => ({ path, ...readabilityOf(sentencesOfSource(readFileSync(at(path), 'utf8'))) }))
    .filter(({ words }) => words >= FEWEST_WORDS)
    .map((row) => ({ ...row, least: LESS_EASY_FILES.test(row.path) ? LESS_EASY : EASY }));
  for (const { path, words, sentences, index, least } of rows)
    console.log(
      `${path.padEnd(44)} ${String(words).padStart(5)} words ${String(sentences).padStart(4)} sentences  index ${index.toFixed(1)}, line ${least}`,
    );
  const below = rows.filter(({ index, least }) => index < least);
  for (const { path, index, least } of below)
    console.error(`${path}: readability ${index.toFixed(1)} is below ${least} (docs/writing.md, line 12)`);
  return below.length === 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  checkNode();
  install();
  runProgram(TSC, ['-b', 'tools']);
  const isListing = process.argv.includes('--unknown');
  const isSpelt = await checkSpelling({ isListing });
  const isEasy = isListing || (await checkReadability());
  if (!isSpelt || !isEasy) process.exit(1);
}
