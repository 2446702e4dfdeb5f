/*
 * npm run tool -- find-root WORD: prints a root under which everything holds that the browser tests need of chance
 * (known-root/needs.ts). Roots are tried in a fixed order, so that the same rules give the same root. WORD is the lucky word
 * that the tests write (e2e/support/seeds.ts).
 */
import { createHash } from 'node:crypto';
import { NEEDS } from './known-root/needs.ts';
import { fail } from './rig/ending.ts';

/** After this many roots the needs are assumed to contradict each other. */
const MOST = 1_000_000;

const [word] = process.argv.slice(2);
if (word === undefined) fail('Name the lucky word that the browser tests write.');
let found: string | null = null;
for (let i = 0; i < MOST && found === null; i += 1) {
  const root = createHash('sha256').update(`known root ${i}`).digest('hex');
  if (NEEDS.every(({ holds }) => holds(root, word))) found = root;
}
console.log(found ?? `No root of ${MOST.toLocaleString('en')} meets every need.`);
process.exitCode = found === null ? 1 : 0;
