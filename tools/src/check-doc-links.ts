/** Fails on a link, path, command, test or citation (`RULES 7.6`) that leads nowhere: `npm run tool -- documents`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, posix } from 'node:path';
import { partsOf } from './doc-links/comments.ts';
import { type Page, pageOf } from './doc-links/headings.ts';
import { judgeCitations, judgeComments, judgeLinks, type Repository } from './doc-links/judge.ts';
import { PAPERS } from './doc-links/papers.ts';
import { judgeReadingOrder } from './doc-links/reading-order.ts';

/** The check's own examples lead nowhere on purpose. */
const EXAMPLES = 'tools/src/doc-links/';

const LEFT_OUT = ['node_modules', 'dist', 'dist-bin', 'data', 'test-results', 'golden', 'media', 'films'];
const WRITTEN = ['.md', '.ts', '.tsx', '.mjs', '.css', '.sql', '.html', '.conf', '.service'];

const CODE = ['.ts', '.tsx', '.mjs', '.css', '.sql'];

/** Every written file of code, test and document below a folder, from that folder, with forward slashes. */
function* filesBelow(root: string, folder = ''): Generator<string> {
  for (const entry of readdirSync(posix.join(root, folder), { withFileTypes: true })) {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!LEFT_OUT.includes(entry.name) && !entry.name.startsWith('.')) yield* filesBelow(root, path);
    } else if (WRITTEN.includes(extname(entry.name))) yield path;
  }
}

const root = process.cwd();
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const files = [...filesBelow(root)];
const manifest: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(read('package.json'));
/** Every word of code. A comment may name no function that is only told of in other comments. */
const names = new Set(
  files
    .filter((file) => CODE.includes(extname(file)))
    .flatMap((file) => partsOf(file, read(file)).code.match(/\w+/g) ?? []),
);
/** Decisions are cited by their numbers alone. */
const isDecision = (file: string, path: string): boolean => file.startsWith(`docs/${path}-`);
const pages = new Map<string, Page>();
const repository: Repository = {
  exists: (path) => existsSync(join(root, path)),
  page(path) {
    const page = pages.get(path) ?? pageOf(read(path));
    pages.set(path, page);
    return page;
  },
  commands: new Set(Object.keys(manifest.scripts)),
  endsWith: (path) =>
    existsSync(join(root, path)) ||
    files.some((file) => file === path || file.endsWith(`/${path}`) || isDecision(file, path)),
  isNamed: (name) => names.has(name),
  tests: new Set(files.map((file) => basename(file)).filter((name) => /\.(test|spec|bench)\.tsx?$/.test(name))),
};

let checked = 0;
const faults: string[] = [];
for (const file of files) {
  if (file.startsWith(EXAMPLES)) continue;
  const text = read(file);
  const judged = [judgeCitations(file, text, PAPERS, repository)];
  if (CODE.includes(extname(file))) judged.push(judgeComments(file, text, repository));
  if (extname(file) === '.md') judged.push(judgeLinks(file, text, repository));
  for (const one of judged) {
    checked += one.checked;
    faults.push(...one.faults);
  }
}

const linesOf = (path: string): number | null => (repository.exists(path) ? read(path).split('\n').length - 1 : null);
const order = judgeReadingOrder(read('CONTRIBUTING.md'), linesOf);
faults.push(...order.faults.map((fault) => `CONTRIBUTING.md, reading order: ${fault}`));

if (faults.length > 0) {
  console.error(`${faults.length} references lead nowhere:\n${faults.join('\n')}`);
  process.exitCode = 1;
} else {
  console.log(`${checked} links, paths, commands and citations lead somewhere`);
  console.log(`the reading order has ${order.files} files, ${order.lines} lines`);
}
