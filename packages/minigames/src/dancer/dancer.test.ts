import { describe, expect, test } from 'vitest';
import { calibrationCode } from './config.ts';
import { dancer } from './index.ts';
import type { Dancer } from './state.ts';

const SEED = '000102030405060708090a0b0c0d0e0f';
/** A dance of one note on lane 2 at tick 100. */
const oneNote = (dance: Partial<Dancer> = {}): Dancer => ({
  ...dancer.start(SEED),
  notes: [{ at: 100, lane: 2 }],
  judged: [0],
  ...dance,
});
const pressAt = (s: Dancer, tick: number, lane: number): Dancer => dancer.step({ ...s, tick }, [lane]);

describe('a press', () => {
  test.each([
    [0, 10, 'perfect'],
    [4, 10, 'perfect'],
    [5, 7, 'good'],
    [8, 7, 'good'],
    [9, 4, 'okay'],
    [12, 4, 'okay'],
  ])('%i ticks beside its note is worth %i: %s', (off, worth, word) => {
    for (const tick of [100 - off, 100 + Math.min(off, 11)]) {
      const s = pressAt(oneNote(), tick, 2);
      if (tick === 100 - off) expect(s.events[0]).toEqual([word, 2, worth]);
      expect(s.points).toBeGreaterThanOrEqual(worth);
    }
  });

  test('that meets no note of its lane costs at most four points and the combo', () => {
    expect(pressAt(oneNote({ points: 20, combo: 9 }), 100, 1)).toMatchObject({ points: 16, combo: 0, strays: 1 });
    expect(pressAt(oneNote({ points: 20 }), 87, 2)).toMatchObject({ points: 16, strays: 1 });
    expect(pressAt(oneNote({ points: 2 }), 100, 1).points).toBe(1);
  });

  test('judges the nearest note of its lane', () => {
    const two = oneNote({
      notes: [
        { at: 100, lane: 2 },
        { at: 110, lane: 2 },
      ],
      judged: [0, 0],
    });
    expect(pressAt(two, 107, 2).judged).toEqual([0, 4]);
    expect(pressAt(two, 105, 2).judged).toEqual([3, 0]);
  });
});

describe('the combo', () => {
  test('grows with perfeito and bom, stays with ok, and is worth a point each ten', () => {
    expect(pressAt(oneNote({ combo: 9 }), 100, 2)).toMatchObject({ combo: 10, points: 11 });
    expect(pressAt(oneNote({ combo: 9 }), 90, 2)).toMatchObject({ combo: 9, points: 4 });
    expect(pressAt(oneNote({ combo: 80 }), 100, 2).points).toBe(13);
  });

  test('ends with a note that nobody can reach any more, which costs nothing else', () => {
    const before = dancer.step(oneNote({ combo: 5, points: 30, tick: 111 }), []);
    expect(before.combo).toBe(5);
    expect(dancer.step(before, [])).toMatchObject({ combo: 0, points: 30, judged: [1] });
  });
});

describe('the calibration', () => {
  test('set in the first tick shifts every judgement by its ticks', () => {
    const told = dancer.step(oneNote(), [calibrationCode(9)]);
    expect(told.calibration).toBe(9);
    expect(pressAt(told, 109, 2).events[0]?.[0]).toBe('perfect');
  });

  test('is not heard later', () => {
    expect(dancer.step(oneNote({ tick: 5 }), [calibrationCode(9)]).calibration).toBe(0);
  });

  test('is given in ticks from -6 to 12', () => {
    expect(dancer.accepts(calibrationCode(-6))).toBe(true);
    expect(dancer.accepts(calibrationCode(12))).toBe(true);
    expect(dancer.accepts(calibrationCode(13))).toBe(false);
    expect(dancer.accepts(calibrationCode(-7))).toBe(false);
  });
});
