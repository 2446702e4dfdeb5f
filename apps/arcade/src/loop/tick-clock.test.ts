import { expect, test } from 'vitest';
import { PageTickClock } from './tick-clock.ts';

const PICTURE = 1000 / 60;

/** Where in its tick each of many pictures falls; `first` milliseconds after the start, so many ms apart. */
function phases(first: number, apart: number, count: number): readonly number[] {
  const clock = new PageTickClock(() => 1);
  clock.start(0, 0);
  return Array.from({ length: count }, (_, i) => {
    const time = first + i * apart;
    clock.follow(time);
    return clock.positionAt(time) % 1;
  });
}

test.each([0.1, 4, 8, 12, 16.6])('pictures fall early in their ticks, wherever the first one fell: %d ms', (first) => {
  const settled = phases(first, PICTURE, 300).slice(120);
  for (const phase of settled) expect(phase).toBeCloseTo(0.25, 1);
});

test('a screen of 59.94 pictures a second is kept up with', () => {
  const settled = phases(8, 1000 / 59.94, 3_000).slice(120);
  for (const phase of settled) expect(Math.abs(phase - 0.25)).toBeLessThan(0.05);
});

test.each([30, 59.94, 60, 90, 120, 144])('a run lasts as long as it did, at %d pictures a second', (rate) => {
  const clock = new PageTickClock(() => 1);
  clock.start(0, 0);
  let time = 3;
  for (; time < 50_000; time += 1000 / rate) clock.follow(time);
  expect(Math.abs(clock.positionAt(time) - (time / 1000) * 60)).toBeLessThan(rate === 59.94 ? 4 : 1);
});
