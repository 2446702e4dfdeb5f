import { posix } from 'node:path';
import { type Citation, citationsOf } from './citations.ts';
import { partsOf } from './comments.ts';
import type { Page } from './headings.ts';

/** What the judgement asks of the repository. Paths are from the root, with forward slashes. */
export interface Repository {
  exists(path: string): boolean;
  /** A document's headings; only asked for files that exist. */
  page(path: string): Page;
  /** Names of `npm run`. */
  readonly commands: ReadonlySet<string>;
  /** Names of test files, without their folders: documents cite them so. */
  readonly tests: ReadonlySet<string>;
  /** Whether a file's path is or ends with `path`: comments cite files so. */
  endsWith(path: string): boolean;
  /** Whether code, comments apart, holds the name. */
  isNamed(name: string): boolean;
}

export interface Judged {
  readonly checked: number;
  /** `file:line  what leads nowhere`. */
  readonly faults: readonly string[];
}

const LINK = /\]\(([^)\s]+)\)/g;
/** A path of this repository in backticks: `packages/rules/src/bid.ts`. What holds <>, {}, * or … is none. */
const CODE_PATH = /`((?:packages|apps|tools|docs|e2e|bench|scripts)\/[A-Za-z0-9_./-]+)`/g;

/** Of the root; `-w` names another package's. */
const COMMAND = /\bnpm run ([a-z][a-z0-9:-]*)(?![a-z0-9:-])(?! -w)/g;
const TEST = /`([A-Za-z0-9-]+\.(?:test|spec|bench)\.tsx?)`/g;

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

function faultOfLink(file: string, to: string, repository: Repository): string | null {
  const [path = '', anchor = ''] = decodeURI(to).split('#');
  const target = path === '' ? file : posix.join(posix.dirname(file), path);
  if (!repository.exists(target)) return `link ${to}`;
  if (anchor === '' || !target.endsWith('.md')) return null;
  return repository.page(target).anchors.has(anchor) ? null : `link ${to}: no such heading`;
}

/** Links, code paths, commands and test files that one document names. */
export function judgeLinks(file: string, text: string, repository: Repository): Judged {
  const faults: string[] = [];
  let checked = 0;
  const note = (index: number, fault: string | null): void => {
    checked += 1;
    if (fault !== null) faults.push(`${file}:${lineAt(text, index)}  ${fault}`);
  };
  for (const { 1: to = '', index } of text.matchAll(LINK)) {
    if (!/^(https?:|mailto:)/.test(to)) note(index, faultOfLink(file, to, repository));
  }
  for (const { 1: path = '', index } of text.matchAll(CODE_PATH)) {
    if (!path.includes('/dist')) note(index, repository.exists(path) ? null : `path ${path}`);
  }
  for (const { 1: name = '', index } of text.matchAll(COMMAND)) {
    note(index, repository.commands.has(name) ? null : `command npm run ${name}`);
  }
  for (const { 1: name = '', index } of text.matchAll(TEST))
    note(index, repository.tests.has(name) ? null : `test ${name}`);
  return { checked, faults };
}

function faultsOfCitation({ paper, numbers, quoted }: Citation, page: Page | null): readonly string[] {
  if (page === null) return [`${paper}: no page has this name`];
  if (quoted !== null) return page.text.replace(/\s+/g, ' ').includes(quoted) ? [] : [`${paper}, '${quoted}'`];
  return numbers.filter((number) => !page.numbers.has(number)).map((number) => `${paper} ${number}`);
}

/** Citations of one file of code, test or document. `papers`: file of each name. */
export function judgeCitations(
  file: string,
  text: string,
  papers: Readonly<Record<string, string>>,
  repository: Repository,
): Judged {
  const citations = citationsOf(text, papers);
  const faults = citations.flatMap((citation) => {
    const path = papers[citation.paper];
    const page = path !== undefined && repository.exists(path) ? repository.page(path) : null;
    return faultsOfCitation(citation, page).map((fault) => `${file}:${citation.line}  ${fault}`);
  });
  return { checked: citations.length, faults };
}

/** A file that a comment names: `bid.ts`, `rules/src/bid.ts`; what holds *, {} or … is none. */
const FILE = /(?<![\w/.@*{-])(?:[\w@-]+\/)*[\w.-]+\.(?:tsx|ts|mjs|css|sql|md)(?![\w*{…])/g;
const DECISION = /\b[Dd]ecision (\d{4})\b/g;
/** A function in backticks, or a name of several words: `placeBid`, `start()`. */
const NAME = /`([a-z]+[A-Z]\w*|\w+(?=\(\)))(?:\(\))?`/g;

/** Files, functions and decisions that the comments of one file of code cite. */
export function judgeComments(file: string, text: string, repository: Repository): Judged {
  const { comments } = partsOf(file, text);
  const faults: string[] = [];
  let checked = 0;
  const note = (line: number, isThere: boolean, fault: string): void => {
    checked += 1;
    if (!isThere) faults.push(`${file}:${line}  ${fault}`);
  };
  for (const comment of comments) {
    const at = (index: number): number => comment.line + lineAt(comment.text, index) - 1;
    for (const { 0: path, index } of comment.text.matchAll(FILE))
      note(at(index), repository.endsWith(path), `file ${path}`);
    for (const { 1: number = '', index } of comment.text.matchAll(DECISION))
      note(at(index), repository.endsWith(`decisions/${number}`), `decision ${number}`);
    for (const { 1: name = '', index } of comment.text.matchAll(NAME))
      note(at(index), repository.isNamed(name), `name ${name}`);
  }
  return { checked, faults };
}
