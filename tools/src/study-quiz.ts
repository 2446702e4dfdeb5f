/*
 * npm run study [-- COUNT]: simulates COUNT studies (by default 4,000) per scenario with players who answer by an item model,
 * has the game's own analysis find what was planted, prints how often its interval holds it, and ends with code 1 when a
 * line is missed.
 */

import { STUDY_PAIRS } from '@consorcio/rules/vocabulary';
import { fail } from './rig/ending.ts';
import { rounded } from './rig/figures.ts';
import { CLASS_SCENARIOS, type ClassRecovery, isClassMet, mostClaims, recoverClasses } from './study/class-study.ts';
import { isMet, LINE, type Recovery, recover, SCENARIOS } from './study/study.ts';

const LEAST = 100;
const [argument = '4000'] = process.argv.slice(2);
const count = Number(argument);
if (!Number.isInteger(count) || count < LEAST)
  fail(`The count must be a whole number of at least ${LEAST} studies, not "${argument}".`);

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const row = (recovery: Recovery): object => {
  const { scenario, what, planted, estimate, coverage, width, found } = recovery;
  return {
    players: scenario.players,
    comparison: what,
    learned: rounded(what === 'delayed' ? scenario.learned * scenario.kept : scenario.learned, 3),
    planted: rounded(planted),
    estimate: rounded(estimate),
    coverage: percent(coverage),
    width: rounded(width),
    'not 0': percent(found),
    verdict: isMet(recovery) ? '' : 'MISSED',
  };
};
console.log(`${count} studies a line. Gains in right answers of eight.`);
const recoveries = SCENARIOS.flatMap((scenario, stream) => recover(scenario, count, stream + 1));
console.table(recoveries.map(row));

const classRow = (recovery: ClassRecovery): object => {
  const { scenario, planted, estimate, coverage, claims } = recovery;
  return {
    pairs: scenario.pairs,
    effect: scenario.effect,
    stay: `${scenario.stays.PLAY}/${scenario.stays.WAIT}`,
    planted: rounded(planted),
    estimate: rounded(estimate),
    coverage: percent(coverage),
    claims: percent(claims),
    are: scenario.effect === 0 ? 'false' : 'power',
    verdict: isClassMet(recovery, count) ? '' : 'MISSED',
  };
};
console.log(
  `Classes, four weeks later, of all who were drawn; effects in standard deviations of the first scores; a claim at any of ${STUDY_PAIRS} looks.`,
);
const classes = CLASS_SCENARIOS.map((scenario, stream) => recoverClasses(scenario, count, stream + 101));
console.table(classes.map(classRow));
const missed =
  recoveries.filter((recovery) => !isMet(recovery)).length +
  classes.filter((recovery) => !isClassMet(recovery, count)).length;
const { leastCoverage, mostCoverage, mostBias } = LINE;
console.log(
  `Line: the interval holds what was planted in ${percent(leastCoverage)} to ${percent(mostCoverage)} of the studies, and misses it by ${mostBias} at most on average; false claims are 5 % at most, of which chance shows up to ${percent(mostClaims(count))} here. ${missed === 0 ? 'Met' : `${missed} MISSED`}.`,
);
if (missed > 0) process.exitCode = 1;
