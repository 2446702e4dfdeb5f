/*
 * npm run simulate -- ideas [COUNT]: plays first campaigns, by default 1,000 a dream, prints how many of 100 open each idea of
 * the notebook and how many families of the quiz they meet, and ends with code 1 when a dream meets fewer than it is to.
 */
import { CONCEPTS, DREAMS } from '@consorcio/rules/catalogue';
import { QUIZ_FAMILIES } from '@consorcio/rules/vocabulary';
import { coverageOf, LEAST_FAMILIES } from './simulation/ideas.ts';

const DEFAULT_COUNT = 1_000;
const [argument] = process.argv.slice(2);
const count = Number(argument ?? DEFAULT_COUNT);
if (!Number.isInteger(count) || count < 1) {
  console.error(`The count must be a whole number of campaigns, not "${argument}".`);
  process.exit(1);
}

const found = DREAMS.map((dream) => ({ dream, ...coverageOf(dream.id, count) }));
for (const { id, title } of CONCEPTS) {
  const shares = found.map(({ ideas }) => ideas.get(id) ?? 0);
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  console.log(`${id}`.padStart(2), title.padEnd(32), `${Math.round(100 * mean)}`.padStart(3));
}
for (const { dream, families } of found)
  console.log(`${dream.name}: ${families.toFixed(1)} of ${QUIZ_FAMILIES.length} families`);
process.exitCode = found.every(({ families }) => families >= LEAST_FAMILIES) ? 0 : 1;
