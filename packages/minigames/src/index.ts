export { BREATH, type Calm, calmOf, ROUNDS, SHOW } from './calm.ts';
export {
  type Core,
  type CorePair,
  type CoreState,
  type Draft,
  STARS,
  scoreBp,
  starsOf,
  type TickEvent,
} from './core.ts';
export { type Dancer, dancer, dancerConfig, type Grid, type Note } from './dancer/index.ts';
export { div, PX } from './fixed.ts';
export * from './input-log.ts';
export { packInputs, unpackInputs } from './log-codec.ts';
export {
  cellOf,
  findMatches,
  isMatching,
  isSwap,
  legalSwaps,
  type Matches,
  matches,
  matchesCalm,
  matchesConfig,
  type Phase,
  partnerOf,
  swapCode,
  swapped,
} from './matches/index.ts';
export {
  CORES,
  type Cores,
  corePairOf,
  currentVersion,
  GAMES,
  type Game,
  isGame,
  newestVersion,
  type StateOf,
  versionsOf,
} from './registry.ts';
export {
  fingerprint,
  type Replay,
  type ReplayedRun,
  replay,
  replayOf,
  replayRun,
  type VerifiedRun,
  verifyRun,
} from './replay.ts';
export {
  actionAhead,
  type Obstacle,
  type Runner,
  runner,
  runnerConfig,
  type Street,
  speedOf,
  type Treat,
} from './runner/index.ts';
export {
  type Arrival,
  type Guest,
  owed,
  type Plate,
  schedule,
  type Tapper,
  tapper,
  tapperConfig,
} from './tapper/index.ts';
