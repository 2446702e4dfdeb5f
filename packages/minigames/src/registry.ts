import { type Calm, calmOf } from './calm.ts';
import type { Pair } from './core.ts';
import { type Dancer, dancer, dancerV1 } from './dancer/index.ts';
import { type Matches, matches, matchesCalm } from './matches/index.ts';
import { type Runner, runner } from './runner/index.ts';
import { type Tapper, tapper } from './tapper/index.ts';

export const GAMES = ['tapper', 'matches', 'dancer', 'runner'] as const;
export type GameName = (typeof GAMES)[number];

/** The state of each game's core. */
export interface StateOf {
  readonly tapper: Tapper;
  readonly matches: Matches;
  readonly dancer: Dancer;
  readonly runner: Runner;
}

/** Orders of 'modo tranquilo': one a lane, in the runner jump, duck or go on. */
const SYMBOLS = 4;
const RUNNER_SYMBOLS = 3;

/** Every version of a game, the newest last. A version stays as long as one of its runs can still be open. */
const VERSIONS: { readonly [Name in GameName]: readonly Pair<StateOf[Name], Calm | Matches>[] } = {
  tapper: [{ normal: tapper, calm: calmOf('tapper', SYMBOLS) }],
  matches: [{ normal: matches, calm: matchesCalm }],
  dancer: [
    { normal: dancerV1, calm: calmOf('dancer', SYMBOLS) },
    { normal: dancer, calm: calmOf('dancer', SYMBOLS, 2) },
  ],
  runner: [{ normal: runner, calm: calmOf('runner', RUNNER_SYMBOLS) }],
};

export const isGame = (name: string): name is GameName => (GAMES as readonly string[]).includes(name);

/** The version that a new run is issued with. */
export const currentVersion = (game: GameName): number => VERSIONS[game].at(-1)?.normal.version ?? 0;

/** The two cores of a game and version; null when there is no such version. */
export function pairOf<Name extends GameName>(game: Name, version: number): Pair<StateOf[Name], Calm | Matches> | null;
export function pairOf(game: string, version: number): Pair<unknown, unknown> | null;
export function pairOf(game: string, version: number): Pair<unknown, unknown> | null {
  if (!isGame(game)) return null;
  const pairs: readonly Pair<unknown, unknown>[] = VERSIONS[game];
  return pairs.find((pair) => pair.normal.version === version) ?? null;
}
