export { calmHuman, calmScript } from './calm-bots.ts';
export { dancerHuman, dancerScript, late } from './dancer-bots.ts';
export { type Agent, drive, type Played } from './drive.ts';
export { cycling, held, mashing, nothing, onTheBeat } from './lazy-bots.ts';
export { matchesHuman, matchesScript, matchesSharp } from './matches-bots.ts';
export { chance, gauss, type Human, LEVELS, type Level, PEOPLE, person, slowed, uniform } from './people.ts';
export { codesOf, givenUp, randomRun, randomSeed } from './random-runs.ts';
export { runnerHuman, runnerScript } from './runner-bots.ts';
export { tapperHuman, tapperScript } from './tapper-bots.ts';
