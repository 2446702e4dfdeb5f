/*
 * npm run study [-- COUNT]: simulates COUNT studies (by default 1,000) per scenario with players who answer by an item model,
 * has the game's own analysis find what was planted, prints how often its interval holds it, and ends with code 1 when a
 * line is missed.
 */

import { STUDY_PAIRS } from '@consorcio/rules/vocabulary';
import { CLASS_SCENARIOS, type ClassRecovery, isClassMet, recoverClasses } from './study/class-study.ts';
import { isMet, LINE, type Recovery, recover, SCENARIOS } from './study/study.ts';

const LEAST = 100;
const [argument = '1000'] = process.argv.slice(2);
const count = Number(argument);
if (!Number.isInteger(count) || count < LEAST) {
  console.error(`The count must be a whole number of at least ${LEAST} studies, not "${argument}".`);
  process.exit(1);
}

const WIDTHS = [9, 11, 9, 10, 11, 11, 8, 9];
const row = (cells: readonly string[]): string =>
  cells
    .map((cell, i) => cell.padEnd(WIDTHS[i] ?? 0))
    .join('')
    .trimEnd();
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const line = (recovery: Recovery): string => {
  const { scenario, what, planted, estimate, coverage, width, found } = recovery;
  return row([
    ...[
      `${scenario.players}`,
      what,
      `${what === 'delayed' ? scenario.learned * scenario.kept : scenario.learned}`.slice(0, 5),
    ],
    ...[planted.toFixed(2), estimate.toFixed(2), percent(coverage), width.toFixed(2), percent(found)],
    isMet(recovery) ? '' : 'MISSED',
  ]);
};

console.log(`${count} studies a line. Gains in right answers of eight.`);
console.log(row(['Players', 'Comparison', 'Learned', 'Planted', 'Estimate', 'Coverage', 'Width', 'Not 0']));
const told = (found: readonly Recovery[]): readonly Recovery[] => {
  for (const recovery of found) console.log(line(recovery));
  return found;
};
const recoveries = SCENARIOS.flatMap((scenario, stream) => told(recover(scenario, count, stream + 1)));

const classLine = (recovery: ClassRecovery): string => {
  const { scenario, planted, estimate, coverage, claims } = recovery;
  return row([
    ...[`${scenario.pairs}`, `${scenario.effect}`, `${scenario.stays.PLAY}/${scenario.stays.WAIT}`],
    ...[planted.toFixed(2), estimate.toFixed(2), percent(coverage)],
    ...[percent(claims), scenario.effect === 0 ? 'false' : 'power', isClassMet(recovery, count) ? '' : 'MISSED'],
  ]);
};
console.log(
  `Classes, four weeks later, of all who were drawn; effects in standard deviations of the first scores; a claim at any of ${STUDY_PAIRS} looks.`,
);
console.log(row(['Pairs', 'Effect', 'Stay', 'Planted', 'Estimate', 'Coverage', 'Claims', 'Are']));
const classes = CLASS_SCENARIOS.map((scenario, stream) => {
  const recovery = recoverClasses(scenario, count, stream + 101);
  console.log(classLine(recovery));
  return recovery;
});
const missed =
  recoveries.filter((recovery) => !isMet(recovery)).length +
  classes.filter((recovery) => !isClassMet(recovery, count)).length;
const { leastCoverage, mostCoverage, mostBias } = LINE;
console.log(
  `Line: the interval holds what was planted in ${percent(leastCoverage)} to ${percent(mostCoverage)} of the studies, and misses it by ${mostBias} at most on average. ${missed === 0 ? 'Met' : `${missed} MISSED`}.`,
);
if (missed > 0) process.exitCode = 1;
