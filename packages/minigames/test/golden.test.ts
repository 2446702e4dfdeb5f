import { describe, expect, test } from 'vitest';
import { corePairOf, fingerprint, GAMES, type Run, replayRun, versionsOf } from '../src/index.ts';
import { type Golden, goldens } from './support/goldens.ts';

const play = (golden: Golden, run: Run) => {
  const pair = corePairOf(golden.game, golden.version);
  if (pair === null) throw new Error(`no ${golden.game} version ${golden.version}`);
  const replayed = replayRun(pair, run);
  if (!replayed.ok) throw new Error(`${golden.game} ${golden.name}: ${replayed.refusal}`);
  return replayed.value;
};

/** The same run, given up at a tick. */
const until = (golden: Golden, ticks: number): Run => ({
  ...golden,
  ticks,
  inputs: golden.inputs.filter(([tick]) => tick < ticks),
});

describe.each(goldens)('$game version $version, $name', (golden) => {
  test(`still scores ${golden.points} points`, () => {
    const { points, scoreBp, over, ticks } = golden;
    expect(play(golden, golden).outcome).toEqual({ points, scoreBp, over, ticks });
  });

  test('has the same points every 600 ticks', () => {
    const points = golden.checkpoints.map(([tick]) => [tick, play(golden, until(golden, tick)).outcome.points]);
    expect(points).toEqual(golden.checkpoints);
  });

  test('ends in the same state', () => {
    expect(fingerprint(play(golden, golden).state)).toBe(golden.state);
  });
});

test('five runs are pinned for every version of every game', () => {
  const counts = new Map<string, number>();
  for (const { game, version } of goldens)
    counts.set(`${game}-v${version}`, (counts.get(`${game}-v${version}`) ?? 0) + 1);
  const cores = GAMES.flatMap((game) => versionsOf(game).map((version) => [`${game}-v${version}`, 5] as const));
  expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(cores));
});
