/** Fails on a link or a code path in a document that leads nowhere. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = process.cwd();

function* documents(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!['node_modules', 'dist', 'dist-bin'].includes(entry.name) && !entry.name.startsWith('.'))
        yield* documents(path);
    } else if (entry.name.endsWith('.md')) yield path;
  }
}

const LINK = /\]\(([^)\s]+)\)/g;
/** A path of this house in backticks: `packages/rules/src/assembly/bid.ts`. Patterns with <>, {}, * or … are not paths. */
const CODE_PATH = /`((?:packages|apps|tools|docs|e2e|bench|scripts)\/[A-Za-z0-9_./-]+)`/g;

const dead: string[] = [];
let checked = 0;
for (const file of documents(root)) {
  const text = readFileSync(file, 'utf8');
  const name = file.slice(root.length + 1);
  for (const [, to = ''] of text.matchAll(LINK)) {
    if (/^(https?:|mailto:|#)/.test(to)) continue;
    checked += 1;
    if (!existsSync(join(dirname(file), decodeURI(to.replace(/#.*$/, ''))))) dead.push(`${name}: link ${to}`);
  }
  for (const [, path = ''] of text.matchAll(CODE_PATH)) {
    checked += 1;
    if (!existsSync(join(root, path)) && !path.includes('/dist')) dead.push(`${name}: path ${path}`);
  }
}
if (dead.length > 0) {
  console.error(`Documents point at what is not there:\n${dead.join('\n')}`);
  process.exitCode = 1;
} else console.log(`${checked} links and paths of the documents lead somewhere`);
