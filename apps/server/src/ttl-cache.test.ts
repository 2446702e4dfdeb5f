import { expect, test } from 'vitest';
import { cachedFor } from './ttl-cache.ts';

const AGE = 5_000;

function counting() {
  let [times, clock, isUnavailable] = [0, 1_000_000, false];
  const make = async (): Promise<number> => {
    times += 1;
    if (isUnavailable) throw new Error('away');
    return times;
  };
  const ask = cachedFor(make, AGE, () => clock);
  const pass = (ms: number): void => {
    clock += ms;
  };
  const leave = (gone: boolean): void => {
    isUnavailable = gone;
  };
  return { ask, pass, leave };
}

test('an answer is reused until it expires', async () => {
  const { ask, pass } = counting();
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  pass(AGE - 1);
  expect(await ask()).toBe(1);
  pass(1);
  expect(await ask()).toBe(2);
});

test('a clock that was set back makes it compute again', async () => {
  const { ask, pass } = counting();
  await ask();
  pass(-1);
  expect(await ask()).toBe(2);
});

test('a failure is not cached', async () => {
  const { ask, leave } = counting();
  leave(true);
  await expect(ask()).rejects.toThrow('away');
  leave(false);
  expect(await ask()).toBe(2);
});
