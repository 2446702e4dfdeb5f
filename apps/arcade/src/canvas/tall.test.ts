import { TALLEST } from '@consorcio/art/minigames';
import { describe, expect, test } from 'vitest';
import { HEIGHT } from './layout.ts';
import { fitted, PLAIN } from './tall.ts';

const still = () => PLAIN;

describe('a field that can be taller', () => {
  test.each([
    [768, 1024],
    [1440, 900],
    [740, 360],
  ])('is 1024 units high at %i x %i, where nothing is left below', (width, height) => {
    expect(fitted(width, height, still).extra).toBe(0);
  });

  test.each([
    [375, 667],
    [320, 568],
    [390, 844],
    [360, 1400],
  ])('takes the room below at %i x %i and stays in the window', (width, height) => {
    const { scale, top, extra } = fitted(width, height, still);
    expect(extra).toBeGreaterThan(100);
    expect(top + (HEIGHT + extra) * scale).toBeLessThan(height);
  });

  test('is never higher than the ground that is drawn for it', () => {
    expect(HEIGHT + fitted(100, 10_000, still).extra).toBe(TALLEST);
  });

  test('keeps its height where the game has no layout for more', () => {
    expect(fitted(375, 667, null)).toMatchObject({ extra: 0, camera: { zoom: 1, left: 0 } });
  });
});
