/*
 * npm run simulate [-- COUNT [RULEBOOK]]: plays whole campaigns by the rules that the server uses with model players, prints the
 * table of RULES section 11 (rulebook 1) or RULES2 G.2 (rulebook 2), and ends with code 1 when a target is missed. COUNT
 * campaigns per cell, by default 20,000 and 2,000; RULEBOOK's number, by default that of new campaigns.
 */
import { CURRENT_RULEBOOK, rulebookOf } from '@consorcio/rules';
import { RULEBOOK_VERSIONS, type RulebookVersion } from '@consorcio/rules/vocabulary';
import type { CampaignResult } from './simulation/play-campaign.ts';
import { Progress } from './simulation/progress.ts';
import { campaignsOfTable, linesOfRulebook2, sizeOf } from './simulation/rulebook-2/lines.ts';
import { heading, isMet, lineText } from './simulation/table.ts';
import { playCell } from './simulation/tally.ts';
import { campaignsToPlay, linesOf, type Play } from './simulation/targets.ts';

/** What takes a few minutes on one core. */
const DEFAULT_COUNTS = { 1: 20_000, 2: 2_000 } as const satisfies Record<RulebookVersion, number>;
const LEAST_COUNT = 100;

const [argument, number = `${CURRENT_RULEBOOK}`] = process.argv.slice(2);
const version = RULEBOOK_VERSIONS.find((one) => `${one}` === number);
if (version === undefined) {
  console.error(`There is no rulebook ${number}; there are: ${RULEBOOK_VERSIONS.join(', ')}.`);
  process.exit(1);
}
const count = Number(argument ?? DEFAULT_COUNTS[version]);
if (!Number.isInteger(count) || count < LEAST_COUNT) {
  console.error(`The count must be a whole number of at least ${LEAST_COUNT} campaigns a cell, not "${argument}".`);
  process.exit(1);
}

const rulebook = rulebookOf(version);
const isFirst = version === 1;
const progress = new Progress(isFirst ? campaignsToPlay(count, rulebook) : campaignsOfTable(sizeOf(count)));
const cells = new Map<string, readonly CampaignResult[]>();
const play: Play = (cell, part = 1) => {
  const key = `${cell.name} ${cell.skill} ${cell.dream}`;
  const outcomes = cells.get(key) ?? playCell(cell, Math.ceil(count * part), version, () => progress.step());
  cells.set(key, outcomes);
  return outcomes;
};
const lines = isFirst
  ? linesOf(play, rulebook)
  : linesOfRulebook2(sizeOf(count), (campaigns) => progress.step(campaigns));

const startedAt = Date.now();
console.log(
  `${count.toLocaleString('en')} campaigns a cell by rulebook ${version}, scores Beta with concentration 8\n`,
);
console.log(heading());
let missed = 0;
for (const line of lines) {
  progress.clear();
  console.log(lineText(line));
  if (!isMet(line)) missed += 1;
}
progress.clear();
const seconds = Math.round((Date.now() - startedAt) / 1000);
console.log(`\n${missed === 0 ? 'All targets met' : `${missed} targets missed`} in ${seconds} s.`);
process.exitCode = missed === 0 ? 0 : 1;
