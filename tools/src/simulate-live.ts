/*
 * npm run simulate -- live [COUNT]: plays whole live groups by the rules that the server uses with model players, prints the
 * table of LIVE 4.5 and ends with code 1 when a target is missed. COUNT groups per cell, by default 100: 6,000 of mixes.
 */
import { groupsOfTable, linesOfLive, sizeOfLive } from './simulation/live/lines.ts';
import { Progress } from './simulation/progress.ts';
import { heading, isMet, lineText } from './simulation/table.ts';

const DEFAULT_COUNT = 100;
const LEAST_COUNT = 5;

const [argument] = process.argv.slice(2);
const count = Number(argument ?? DEFAULT_COUNT);
if (!Number.isInteger(count) || count < LEAST_COUNT) {
  console.error(`The count must be a whole number of at least ${LEAST_COUNT} groups a cell, not "${argument}".`);
  process.exit(1);
}

const size = sizeOfLive(count);
const progress = new Progress(groupsOfTable(size), 'groups');
const startedAt = Date.now();
console.log(`${count.toLocaleString('en')} live groups a cell, ${groupsOfTable(size).toLocaleString('en')} in all\n`);
console.log(heading());
let missed = 0;
for (const line of linesOfLive(size, (groups) => progress.step(groups))) {
  progress.clear();
  console.log(lineText(line));
  if (!isMet(line)) missed += 1;
}
progress.clear();
const seconds = Math.round((Date.now() - startedAt) / 1000);
console.log(`\n${missed === 0 ? 'All targets met' : `${missed} targets missed`} in ${seconds} s.`);
process.exitCode = missed === 0 ? 0 : 1;
