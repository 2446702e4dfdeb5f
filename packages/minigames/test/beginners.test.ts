import { describe, expect, test } from 'vitest';
import { type Agent, BOTS, calmBeginner, drive, nothing, randomSeed } from '../src/bots/index.ts';
import { type Core, corePairOf, currentVersion, GAMES, scoreBp } from '../src/index.ts';
import { testDice } from './support/worlds.ts';

/** RULES 4.6: from this score on a run is paid as honest work. */
const HONEST = 500;
const RUNS = 100;
const MOST_BELOW = 5;

const dice = testDice(7);
const seeds = Array.from({ length: RUNS }, () => randomSeed(dice));

const scoresOf = <State>(core: Core<State>, agent: (run: number) => Agent<State>): number[] =>
  seeds.map((seed, run) => scoreBp(drive(core, seed, agent(run)).points, core.par));

const modes = GAMES.flatMap((game) => {
  const pair = corePairOf(game, currentVersion(game));
  if (pair === null) throw new Error(`${game} has no version`);
  const normal = pair.normal as Core<unknown>;
  const calm = pair.calm as Core<unknown>;
  return [
    { mode: game, core: normal, agent: (run: number) => BOTS[game].beginner(testDice(run)) as Agent<unknown> },
    {
      mode: `${game}, modo tranquilo`,
      core: calm,
      agent: (run: number) => calmBeginner(pair, testDice(run)) as Agent<unknown>,
    },
  ];
});

describe.each(modes)('$mode', ({ core, agent }) => {
  test('pays a first run without instructions as honest in 95 of 100 runs, and never ends it with nothing', () => {
    const scores = scoresOf(core, agent);
    expect(scores.filter((score) => score < HONEST).length).toBeLessThanOrEqual(MOST_BELOW);
    expect(Math.min(...scores)).toBeGreaterThan(0);
  });

  test('pays who touches nothing as nothing done', () => {
    const scores = scoresOf(core, () => nothing);
    expect(Math.max(...scores)).toBeLessThan(HONEST);
  });
});
