/*
 * npm run simulate [-- COUNT [RULEBOOK]]: plays whole campaigns by the rules that the server uses with model players, prints the
 * table of RULES section 11, and ends with code 1 when a target is missed. COUNT campaigns a cell, 20,000 unless told;
 * RULEBOOK's number, that of new campaigns unless told.
 */
import { CURRENT_RULEBOOK, rulebookOf } from '@consorcio/rules';
import { RULEBOOK_VERSIONS } from '@consorcio/rules/vocabulary';
import type { CampaignResult } from './simulation/play-campaign.ts';
import { Progress } from './simulation/progress.ts';
import { heading, isMet, lineText } from './simulation/table.ts';
import { playCell } from './simulation/tally.ts';
import { campaignsToPlay, linesOf, type Play } from './simulation/targets.ts';

const DEFAULT_COUNT = 20_000;
const LEAST_COUNT = 100;

const [argument = `${DEFAULT_COUNT}`, number = `${CURRENT_RULEBOOK}`] = process.argv.slice(2);
const count = Number(argument);
if (!Number.isInteger(count) || count < LEAST_COUNT) {
  console.error(`The count must be a whole number of at least ${LEAST_COUNT} campaigns a cell, not "${argument}".`);
  process.exit(1);
}

const version = RULEBOOK_VERSIONS.find((one) => `${one}` === number);
if (version === undefined) {
  console.error(`There is no rulebook ${number}; there are: ${RULEBOOK_VERSIONS.join(', ')}.`);
  process.exit(1);
}

const rulebook = rulebookOf(version);
const progress = new Progress(campaignsToPlay(count, rulebook));
const cells = new Map<string, readonly CampaignResult[]>();
const play: Play = (cell, part = 1) => {
  const key = `${cell.name} ${cell.skill} ${cell.dream}`;
  const outcomes = cells.get(key) ?? playCell(cell, Math.ceil(count * part), version, () => progress.step());
  cells.set(key, outcomes);
  return outcomes;
};

const startedAt = Date.now();
console.log(
  `${count.toLocaleString('en')} campaigns a cell by rulebook ${version}, scores Beta with concentration 8\n`,
);
console.log(heading());
let missed = 0;
for (const line of linesOf(play, rulebook)) {
  progress.clear();
  console.log(lineText(line));
  if (!isMet(line)) missed += 1;
}
progress.clear();
const seconds = Math.round((Date.now() - startedAt) / 1000);
console.log(`\n${missed === 0 ? 'All targets met' : `${missed} targets missed`} in ${seconds} s.`);
process.exitCode = missed === 0 ? 0 : 1;
