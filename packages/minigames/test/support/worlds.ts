import { Dice } from '@consorcio/kernel';
import { type Core, corePairOf, currentVersion, GAMES, type Game, newestVersion } from '../../src/index.ts';

export const SEED = '000102030405060708090a0b0c0d0e0f';

/** The core of a version of a game, against the clock; of the one that new runs are issued with unless told. */
export function coreOf(game: Game, version = currentVersion(game)): Core<unknown> {
  const pair: { readonly normal: Core<unknown> } | null = corePairOf(game, version);
  if (pair === null) throw new Error(`${game} has no version ${version}`);
  return pair.normal;
}

/** What new runs are issued with, and what the next release may issue. */
export const everyCore = GAMES.flatMap((game) =>
  [...new Set([currentVersion(game), newestVersion(game)])].map((version) => ({
    game,
    version,
    core: coreOf(game, version),
  })),
);

/** Dice of a test, the same each time. */
export function testDice(n = 1): Dice {
  return Dice.of(SEED, 1000 + n);
}

/** Steps a core so many ticks; `codes` says what is pressed in each. */
export function stepped<State>(
  core: Core<State>,
  state: State,
  ticks: number,
  codes: (tick: number) => readonly number[] = () => [],
): State {
  let s = state;
  for (let tick = 0; tick < ticks; tick += 1) s = core.step(s, codes(tick));
  return s;
}
