import { Dice } from '@consorcio/kernel';
import { type Core, corePairOf, currentVersion, GAMES, type Game, type Run } from '../../src/index.ts';

export const SEED = '000102030405060708090a0b0c0d0e0f';

/** The core that a new run of a game is issued with, against the clock. */
export function coreOf(game: Game): Core<unknown> {
  const pair: { readonly normal: Core<unknown> } | null = corePairOf(game, currentVersion(game));
  if (pair === null) throw new Error(`${game} has no current version`);
  return pair.normal;
}

export const everyGame = GAMES.map((game) => ({ game, core: coreOf(game) }));

/** Dice of a test, the same each time. */
export function testDice(n = 1): Dice {
  return Dice.of(SEED, 1000 + n);
}

/** A run of nothing. */
export const emptyRun = (ticks: number): Run => ({ seed: SEED, ticks, inputs: [] });

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
