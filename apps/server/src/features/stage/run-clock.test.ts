import { expect, test } from 'vitest';
import { runClock } from './run-scorer.ts';

test('a run is as old as the time that has passed, whatever the wall clock says', () => {
  let time = 500;
  const clock = runClock(() => time);
  clock.begin('a');
  time += 40_000;
  expect([clock.since('a'), clock.since('b')]).toEqual([40_000, null]);
});

test('of more runs than are remembered the oldest is forgotten', () => {
  const clock = runClock(() => 0, 2);
  for (const run of ['a', 'b', 'c']) clock.begin(run);
  expect(['a', 'b', 'c'].map(clock.since)).toEqual([null, 0, 0]);
});
