import { describe, expect, test } from 'vitest';
import { codesOf, randomSeed } from '../src/bots/index.ts';
import { type CoreState, GAMES, newestVersion, STARS, starsOf } from '../src/index.ts';
import { coreOf, SEED, testDice } from './support/worlds.ts';

/** The same moment with other points. */
const worth = (state: unknown, points: number): unknown => ({ ...(state as object), points });

test('stars are reached at 3000, 6000 and 8500 basis points', () => {
  expect([2999, 3000, 5999, 6000, 8499, 8500, 10_000].map(starsOf)).toEqual([0, 1, 1, 2, 2, 3, 3]);
});

describe.each(GAMES)('the newest %s', (game) => {
  const core = coreOf(game, newestVersion(game));
  const floors = STARS.map((bp) => Math.ceil((core.par * bp) / 10_000));

  test('never falls below a star that was reached, whatever is pressed', () => {
    const dice = testDice(7);
    for (let run = 0; run < 20; run += 1) {
      let [state, floor] = [worth(core.start(randomSeed(dice)), floors[run % 3] ?? 0), 0];
      for (let tick = 0; tick < 900 && !core.isOver(state); tick += 1) {
        floor = floors.findLast((mark) => core.points(state) >= mark) ?? 0;
        state = core.step(state, tick % 9 === 0 ? [codesOf(core)[dice.below(codesOf(core).length)] ?? 0] : []);
        expect(core.points(state)).toBeGreaterThanOrEqual(floor);
      }
    }
  });
});

test('the version before lost points below a star', () => {
  const before = coreOf('tapper', 1);
  let state = worth(before.start(SEED), Math.ceil(before.par * 0.3));
  for (let tick = 0; tick < 60; tick += 1) state = before.step(state, tick === 0 ? [3] : []);
  expect(before.points(state)).toBeLessThan(Math.ceil(before.par * 0.3));
});

test('a reduced loss is shown as what was really lost', () => {
  const core = coreOf('tapper', newestVersion('tapper'));
  const floor = Math.ceil(core.par * 0.3);
  let state = worth(core.start(SEED), floor + 1);
  const told: number[] = [];
  for (let tick = 0; tick < 60; tick += 1) {
    state = core.step(state, tick === 0 ? [3] : []);
    told.push(...(state as CoreState).events.map(([, , value]) => value).filter((value) => value < 0));
  }
  expect(told).toEqual([-1]);
  expect(core.points(state)).toBe(floor);
});
