import { Dice } from '@consorcio/kernel';
import { describe, expect, test } from 'vitest';
import * as bots from '../src/bots/index.ts';
import { CALM_CODE, type Core, corePairOf, currentVersion, GAMES, type Game, type Run } from '../src/index.ts';

/** Bytes of what a page sends (issue 5, Lines). */
const TYPICAL = 1_000;
const LONGEST = 8_000;
const RUNS = 8;
/** More than any core lasts, 7200 ticks of calm included. */
const LAST_TICK = 7_199;

const bytesOf = (game: Game, { ticks, inputs }: Pick<Run, 'ticks' | 'inputs'>): number =>
  JSON.stringify({ game, version: currentVersion(game), ticks, inputs }).length;

const coresOf = (game: Game): { readonly normal: Core<unknown>; readonly calm: Core<unknown> } => {
  const pair: { readonly normal: Core<unknown>; readonly calm: Core<unknown> } | null = corePairOf(
    game,
    currentVersion(game),
  );
  if (pair === null) throw new Error(`${game} has no current version`);
  return pair;
};

describe.each(GAMES)('a log of %s', (game) => {
  const { normal, calm } = coresOf(game);

  test(`takes at most ${TYPICAL} bytes when it is a person's`, () => {
    const dice = new Dice([3, 1, 4, 1]);
    for (let i = 0; i < RUNS; i += 1)
      for (const level of bots.LEVELS) {
        const agent = bots.BOTS[game].human(bots.person(bots.PEOPLE[level], dice), dice) as bots.Agent<unknown>;
        const { run } = bots.drive(normal, bots.randomSeed(dice), agent);
        expect(bytesOf(game, run)).toBeLessThanOrEqual(TYPICAL);
      }
  });

  test(`takes at most ${LONGEST} bytes when it is the longest that is accepted`, () => {
    for (const core of [normal, calm]) {
      const longest = Math.max(...bots.codesOf(core));
      const inputs = [
        [0, CALM_CODE] as const,
        ...Array.from({ length: core.maxInputs }, () => [LAST_TICK, longest] as const),
      ];
      expect(bytesOf(game, { ticks: LAST_TICK + 1, inputs })).toBeLessThanOrEqual(LONGEST);
    }
  });
});
