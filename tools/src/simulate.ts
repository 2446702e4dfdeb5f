/*
 * Model players by the rules that the server uses: the tables of RULES 15.2 and of what plans and hands are worth, of LIVE 4.5
 * (`live`), and of the ideas and families of the quiz that first campaigns meet (`ideas`). Ends with code 1 when a target is missed.
 */
import { CURRENT_RULEBOOK } from '@consorcio/rules';
import { CONCEPTS, DREAMS } from '@consorcio/rules/catalogue';
import { QUIZ_FAMILIES, RULEBOOK_VERSIONS } from '@consorcio/rules/vocabulary';
import { fail } from './rig/ending.ts';
import { mean } from './rig/figures.ts';
import { linesOf, sizeOf } from './simulation/campaigns/lines.ts';
import { coverageOf, LEAST_FAMILIES } from './simulation/ideas.ts';
import { linesOfLive, sizeOfLive } from './simulation/live/lines.ts';
import { printTable } from './simulation/table.ts';

/** A number of games from the command line. */
function countOf(given: string, least: number): number {
  const count = Number(given);
  if (Number.isInteger(count) && count >= least) return count;
  fail(`The count must be a whole number of at least ${least} a cell, not "${given}".`);
}

/** `[campaigns of a cell] [rulebook]`; 2,000 take a few minutes on one core. */
function campaigns(given = '2000', number = `${CURRENT_RULEBOOK}`): void {
  const version = RULEBOOK_VERSIONS.find((one) => `${one}` === number);
  if (version === undefined) fail(`There is no rulebook ${number}; there are: ${RULEBOOK_VERSIONS.join(', ')}.`);
  const count = countOf(given, 100);
  console.log(
    `${count.toLocaleString('en')} campaigns a cell by rulebook ${version}, scores Beta with concentration 8\n`,
  );
  printTable(linesOf(version, sizeOf(count)));
}

/** `[groups of a cell]`: of 100 these are 6,000 of mixes. */
function live(given = '100'): void {
  const count = countOf(given, 5);
  console.log(`${count.toLocaleString('en')} live groups a cell\n`);
  printTable(linesOfLive(sizeOfLive(count)));
}

/** `[campaigns of a dream]`: how many of 100 open each idea, and how many families they meet. */
function ideas(given = '1000'): void {
  const count = countOf(given, 1);
  const found = DREAMS.map((dream) => ({ dream, ...coverageOf(dream.id, count) }));
  for (const { id, title } of CONCEPTS) {
    const share = mean(found.map((one) => one.ideas.get(id) ?? 0));
    console.log(`${id}`.padStart(2), title.padEnd(32), `${Math.round(100 * share)}`.padStart(3));
  }
  for (const { dream, families } of found)
    console.log(`${dream.name}: ${families.toFixed(1)} of ${QUIZ_FAMILIES.length} families`);
  process.exitCode = found.every(({ families }) => families >= LEAST_FAMILIES) ? 0 : 1;
}

const [first, ...others] = process.argv.slice(2);
if (first === 'live') live(...others);
else if (first === 'ideas') ideas(...others);
else campaigns(first, ...others);
