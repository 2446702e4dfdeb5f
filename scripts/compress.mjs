/**
 * Lays a brotli and a gzip copy beside every text file of the built pages, so that the server compresses nothing itself. As a
 * program it does so while the game runs: a copy appears whole, and only beside the text that it was made of.
 */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { at } from './steps.mjs';

const TEXT = /\.(html|js|css|svg|json|webmanifest|txt)$/;
/** Bytes below which a copy saves nothing worth a file. */
const WORTH_IT = 1_000;
/** Texts at work at once. */
const AT_ONCE = 4;
const FORMS = [
  ['br', (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })],
  ['gz', (text) => promisify(gzip)(text, { level: 9 })],
];
/** In a folder whose texts all have their copies; a new build empties the folder. */
const DONE = '.compressed';

function* textsBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* textsBelow(path);
    else if (TEXT.test(entry.name) && statSync(path).size >= WORTH_IT) yield path;
  }
}

async function compress(path) {
  const { mtimeMs } = statSync(path);
  const text = readFileSync(path);
  for (const [ending, packed] of FORMS) {
    const aside = join(dirname(path), `.${basename(path)}.${ending}.${process.pid}`);
    writeFileSync(aside, await packed(text));
    /* Built anew meanwhile: its copies are the work of whoever built it. */
    if (statSync(path, { throwIfNoEntry: false })?.mtimeMs === mtimeMs) renameSync(aside, `${path}.${ending}`);
    else rmSync(aside);
  }
}

/** Compresses what has no copies yet. */
export async function compressBelow(folder) {
  if (existsSync(join(folder, DONE))) return;
  const texts = textsBelow(folder);
  const worker = async () => {
    for (const path of texts) await compress(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  writeFileSync(join(folder, DONE), '');
}

export const compressPages = async () => {
  for (const name of ['web', 'arcade']) await compressBelow(at('apps', name, 'dist'));
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  setPriority(19);
  await compressPages();
}
