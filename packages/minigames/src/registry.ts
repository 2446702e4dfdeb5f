import { GAMES, type Game } from '@consorcio/rules/vocabulary';
import { type Calm, calmOf } from './calm.ts';
import type { CorePair } from './core.ts';
import { type Dancer, dancer } from './dancer/index.ts';
import { type Matches, matches, matchesCalm, shortMatches, shortMatchesCalm } from './matches/index.ts';
import { gentleRunner, type Runner, runner } from './runner/index.ts';
import { type Tapper, tapper } from './tapper/index.ts';

export { GAMES, type Game };

/** The state of each game's core. A minigame of the table without a line here does not compile. */
export interface StateOf extends Record<Game, unknown> {
  readonly tapper: Tapper;
  readonly matches: Matches;
  readonly dancer: Dancer;
  readonly runner: Runner;
}

/** Orders of 'modo tranquilo': one a lane, in the runner jump, duck or go on. */
const SYMBOLS = 4;
const RUNNER_SYMBOLS = 3;

/** Of every game the cores of each version that can be played again, the newest last. */
export type Cores = { readonly [Name in Game]: readonly CorePair<StateOf[Name], Calm | Matches>[] };

/**
 * A version ships one release before it is issued, since servers and pages of both releases serve side by side, and stays
 * one release after it was issued last, since its runs may be open: `releases.test.ts` compares both with the release
 * before.
 */
export const CORES: Cores = {
  tapper: [{ normal: tapper, calm: calmOf('tapper', SYMBOLS) }],
  matches: [
    { normal: matches, calm: matchesCalm },
    { normal: shortMatches, calm: shortMatchesCalm },
  ],
  dancer: [{ normal: dancer, calm: calmOf('dancer', SYMBOLS) }],
  runner: [
    { normal: runner, calm: calmOf('runner', RUNNER_SYMBOLS) },
    { normal: gentleRunner, calm: { ...calmOf('runner', RUNNER_SYMBOLS), version: 2 } },
  ],
};

/** The version of each game that new runs are issued with. */
const ISSUED: Readonly<Record<Game, number>> = { tapper: 1, matches: 1, dancer: 1, runner: 1 };

export const isGame = (name: string): name is Game => (GAMES as readonly string[]).includes(name);

/** The versions of a game that can be replayed, the newest last. */
export const versionsOf = (game: Game, cores = CORES): readonly number[] =>
  cores[game].map(({ normal }) => normal.version);

export const currentVersion = (game: Game): number => ISSUED[game];

/** The newest version, which the next release may issue; what is pinned and calibrated. */
export const newestVersion = (game: Game): number => versionsOf(game).at(-1) ?? 0;

/** The two cores of a game and version; null when there is no such version. */
export function corePairOf<Name extends Game>(
  game: Name,
  version: number,
  cores?: Cores,
): CorePair<StateOf[Name], Name extends 'matches' ? Matches : Calm> | null;
export function corePairOf(game: string, version: number, cores?: Cores): CorePair<unknown, unknown> | null;
export function corePairOf(game: string, version: number, cores = CORES): CorePair<unknown, unknown> | null {
  if (!isGame(game)) return null;
  const pairs: readonly CorePair<unknown, unknown>[] = cores[game];
  return pairs.find((pair) => pair.normal.version === version) ?? null;
}
