/*
 * npm run simulate [-- COUNT [RULEBOOK]]: plays whole campaigns by the rules that the server uses with model players, prints the
 * table of RULES 15.2 and what plans and hands are worth beside each other, and ends with code 1 when a target is missed. COUNT campaigns per cell, by default 2,000; RULEBOOK's
 * number, by default that of new campaigns.
 */
import { CURRENT_RULEBOOK } from '@consorcio/rules';
import { RULEBOOK_VERSIONS } from '@consorcio/rules/vocabulary';
import { campaignsOfTable, linesOf, sizeOf } from './simulation/campaigns/lines.ts';
import { Progress } from './simulation/progress.ts';
import { heading, isMet, lineText, tableText } from './simulation/table.ts';

/** What takes a few minutes on one core. */
const DEFAULT_COUNT = 2_000;
const LEAST_COUNT = 100;

const [argument = `${DEFAULT_COUNT}`, number = `${CURRENT_RULEBOOK}`] = process.argv.slice(2);
const version = RULEBOOK_VERSIONS.find((one) => `${one}` === number);
if (version === undefined) {
  console.error(`There is no rulebook ${number}; there are: ${RULEBOOK_VERSIONS.join(', ')}.`);
  process.exit(1);
}
const count = Number(argument);
if (!Number.isInteger(count) || count < LEAST_COUNT) {
  console.error(`The count must be a whole number of at least ${LEAST_COUNT} campaigns a cell, not "${argument}".`);
  process.exit(1);
}

const size = sizeOf(count);
const progress = new Progress(campaignsOfTable(size));
const startedAt = Date.now();
console.log(
  `${count.toLocaleString('en')} campaigns a cell by rulebook ${version}, scores Beta with concentration 8\n`,
);
console.log(heading());
let missed = 0;
for (const line of linesOf(version, size, (campaigns) => progress.step(campaigns))) {
  progress.clear();
  if ('tables' in line) {
    for (const table of line.tables) console.log(`\n${tableText(table)}`);
    continue;
  }
  console.log(lineText(line));
  if (!isMet(line)) missed += 1;
}
progress.clear();
const seconds = Math.round((Date.now() - startedAt) / 1000);
console.log(`\n${missed === 0 ? 'All targets met' : `${missed} targets missed`} in ${seconds} s.`);
process.exitCode = missed === 0 ? 0 : 1;
