import { dancerConfig } from '@consorcio/minigames';
import { describe, expect, test } from 'vitest';
import { clubLayout, FEET } from './club.ts';

/** Halves of a ring, of the plate of praise, and of what a stray press is told by. */
const [RING, PLATE, STRAY] = [60, 36, 22] as const;

describe.each([0, 130, 300])('the club in a field that is %i units taller', (extra) => {
  const { line, glass, fall, praise, stray } = clubLayout(extra);

  test('has its rings lower than a field of 1024 had them at first, and inside', () => {
    expect(line).toBeGreaterThan(916);
    expect(line + RING).toBeLessThan(1024 + extra);
  });

  test('says praise between the feet and the glass, on nobody and no ring', () => {
    expect(praise - PLATE).toBeGreaterThan(FEET);
    expect(praise + PLATE).toBeLessThan(glass + 1);
  });

  test('shows a note from the glass on for as long as in every other', () => {
    expect(line - fall * dancerConfig.APPROACH).toBeCloseTo(glass + 18);
  });

  test('shows a stray press beside its ring', () => {
    expect(Math.abs(stray - line)).toBeGreaterThan(RING + STRAY);
    expect(stray + STRAY).toBeLessThan(1024 + extra);
  });
});
