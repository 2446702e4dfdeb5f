import { expect, test } from 'vitest';
import { windowCounter, windows } from './windows.ts';

test('a window begins with the first count and ends as a whole', () => {
  let now = 1_000;
  const counter = windowCounter(60_000, () => now);
  counter.add('a');
  now += 59_000;
  expect(counter.add('a')).toEqual({ times: 2, until: 61_000, retryAfter: 1 });
  expect(counter.read('a').retryAfter).toBe(1);
  now += 1_000;
  expect(counter.read('a').times).toBe(0);
  expect(counter.add('a').times).toBe(1);
});

test('a window that was begun before the clock went back ends at once', () => {
  let now = 3_600_000;
  const counter = windowCounter(60_000, () => now);
  counter.add('a');
  now -= 1_000;
  expect(counter.read('a').times).toBe(0);
  counter.add('a');
  now += 59_000;
  expect(counter.read('a').times).toBe(1);
});

test('keys are counted apart, taken back and cleared', () => {
  const counter = windowCounter(60_000, () => 0);
  counter.add('a');
  counter.add('b');
  counter.add('b');
  expect(counter.add('a', -1).times).toBe(0);
  expect(counter.add('a', -1).times).toBe(0);
  expect(counter.read('b').times).toBe(2);
  counter.clear('b');
  expect(counter.read('b').times).toBe(0);
});

test('no more keys are remembered than fit, the longest untouched go first', () => {
  const counter = windowCounter(60_000, () => 0, 2);
  for (const key of ['a', 'b', 'a', 'c']) counter.add(key);
  expect(['a', 'b', 'c'].map((key) => counter.read(key).times)).toEqual([2, 0, 1]);
});

test('with limits off nothing is counted', () => {
  const counter = windows(() => 0, false)(60_000);
  for (let i = 0; i < 1_000; i += 1) counter.add('a');
  expect([counter.add('a').times, counter.read('a').times]).toEqual([0, 0]);
});
