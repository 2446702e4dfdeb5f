import { describe, expect, test } from 'vitest';
import { CLICK_EVERY, calibrationOf, isOffBeat, medianError } from './calibration.ts';

const clicks = Array.from({ length: 8 }, (_, i) => 1000 + i * CLICK_EVERY);
const tapped = (late: number): number[] => clicks.map((click) => click + late);

describe('the rhythm is adjusted', () => {
  test('by the median of the last six taps, in ticks', () => {
    expect(calibrationOf(clicks, tapped(150))).toBe(9);
    expect(calibrationOf(clicks, tapped(-50))).toBe(-3);
    expect(calibrationOf(clicks, tapped(0))).toBe(0);
  });

  test('whatever the first two taps and one slip were', () => {
    const taps = tapped(80).map((tap, i) => (i < 2 ? tap + 150 : i === 5 ? tap - 200 : tap));
    expect(calibrationOf(clicks, taps)).toBe(5);
  });

  test('by no more than the log can tell', () => {
    expect(calibrationOf(clicks, tapped(260))).toBe(12);
    expect(calibrationOf(clicks, tapped(-200))).toBe(-6);
  });

  test('not at all with fewer than six taps', () => {
    expect(calibrationOf(clicks, tapped(100).slice(0, 5))).toBeNull();
  });
});

describe('a run off the beat', () => {
  const notes = Array.from({ length: 20 }, (_, i) => ({ at: 100 + i * 32, lane: i % 4 }));
  const pressed = (late: number) => notes.map(({ at, lane }) => [at + late, lane] as const);

  test('is one whose median press is more than four ticks off', () => {
    expect(isOffBeat(medianError(notes, pressed(9), 0))).toBe(true);
    expect(isOffBeat(medianError(notes, pressed(4), 0))).toBe(false);
    expect(isOffBeat(medianError(notes, pressed(-6), 0))).toBe(true);
  });

  test('is none when the calibration already says so', () => {
    expect(medianError(notes, pressed(9), 9)).toBe(0);
  });

  test('is none without presses', () => {
    expect(medianError(notes, [], 0)).toBe(0);
  });
});
