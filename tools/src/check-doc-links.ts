/** Fails on a link, a code path or a citation (`RULES 7.6`) that leads nowhere: `node tools/dist/check-doc-links.js`. */
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { filesBelow } from './doc-links/files.ts';
import { type Page, pageOf } from './doc-links/headings.ts';
import { judgeCitations, judgeLinks, type Repository } from './doc-links/judge.ts';
import { PAPERS } from './doc-links/papers.ts';

/** The check's own examples lead nowhere on purpose. */
const EXAMPLES = 'tools/src/doc-links/';

const root = process.cwd();
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const pages = new Map<string, Page>();
const repository: Repository = {
  exists: (path) => existsSync(join(root, path)),
  page(path) {
    const page = pages.get(path) ?? pageOf(read(path));
    pages.set(path, page);
    return page;
  },
};

let checked = 0;
const faults: string[] = [];
for (const file of filesBelow(root)) {
  if (file.startsWith(EXAMPLES)) continue;
  const text = read(file);
  const judged = [judgeCitations(file, text, PAPERS, repository)];
  if (extname(file) === '.md') judged.push(judgeLinks(file, text, repository));
  for (const one of judged) {
    checked += one.checked;
    faults.push(...one.faults);
  }
}

if (faults.length > 0) {
  console.error(`${faults.length} references lead nowhere:\n${faults.join('\n')}`);
  process.exitCode = 1;
} else console.log(`${checked} links, paths and citations lead somewhere`);
