import { TICK_RATE } from '@consorcio/minigames';
import { expect, test } from 'vitest';
import { beatOf } from './hud.ts';

test('the clock beats with each of the last ten seconds, and not before, after, or where it shows no time', () => {
  expect(beatOf({ ticksLeft: 10 * TICK_RATE + 1 })).toBe(0);
  for (let seconds = 10; seconds > 0; seconds -= 1) {
    const ticksLeft = seconds * TICK_RATE;
    const [first, second] = [beatOf({ ticksLeft }), beatOf({ ticksLeft: ticksLeft - 3 })];
    expect(first).toBeGreaterThan(second);
    expect(second).toBeGreaterThan(0);
    expect(beatOf({ ticksLeft: ticksLeft - TICK_RATE / 2 })).toBe(0);
  }
  expect(beatOf({ ticksLeft: 0 })).toBe(0);
  expect(beatOf({ ticksLeft: 5 * TICK_RATE, label: '3' })).toBe(0);
});
