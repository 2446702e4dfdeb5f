export { calmBeginner } from './beginner.ts';
export { calmHuman, calmScript } from './calm-bots.ts';
export { dancerHuman, dancerScript, late } from './dancer-bots.ts';
export { type Agent, drive, type Played } from './drive.ts';
export { matchesHuman, matchesScript, matchesSharp } from './matches-bots.ts';
export { chance, gauss, type Human, LEVELS, type Level, PEOPLE, person, slowed, uniform } from './people.ts';
export { BOTS, type Bots } from './registry.ts';
export { runnerHuman, runnerScript } from './runner-bots.ts';
export { tapperHuman, tapperScript } from './tapper-bots.ts';
export {
  codesOf,
  cycling,
  givenUp,
  held,
  mashing,
  nothing,
  onTheBeat,
  randomRun,
  randomSeed,
} from './unskilled.ts';
