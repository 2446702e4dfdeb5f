import { expect, test } from 'vitest';
import { clockLeaps } from './age-clock.ts';

const HOUR = 3_600_000;

test('a clock that runs as fast as time passes never leaps, one that gets ahead at once does, one set back has not', () => {
  let [clock, passed] = [1_000 * HOUR, 0];
  const { leaptAt } = clockLeaps(
    () => clock,
    () => passed,
  );
  for (let hour = 0; hour < 50; hour += 1) {
    clock += HOUR;
    passed += HOUR;
    expect(leaptAt()).toBe(0);
  }
  clock += 3 * HOUR;
  const then = clock;
  expect(leaptAt()).toBe(then);
  clock += HOUR;
  passed += HOUR;
  expect(leaptAt()).toBe(then);
  clock -= 5 * HOUR;
  expect(leaptAt()).toBe(clock);
});
