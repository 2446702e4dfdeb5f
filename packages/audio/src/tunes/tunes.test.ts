import { describe, expect, test } from 'vitest';
import { beatMap } from '../beats/beat-map.ts';
import { isInstrument } from '../instruments/index.ts';
import { clashes } from '../measure/clashes.ts';
import { perform } from '../sequencer/performance.ts';
import { cellsOf } from '../sequencer/piece.ts';
import { Score } from '../sequencer/score.ts';
import { dancer } from './dancer.ts';
import { tunes } from './index.ts';

describe.each(tunes)('$name', (piece) => {
  const score = new Score(piece);

  test('every part has an instrument and something to play', () => {
    for (const [part, { play }] of Object.entries(piece.parts)) {
      expect(isInstrument(play ?? part), part).toBe(true);
      expect(score.parts.get(part)?.length ?? 0, part).toBeGreaterThan(0);
    }
  });

  test('no note begins outside the piece', () => {
    for (const notes of score.parts.values()) {
      for (const { at } of notes) {
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThan(piece.bars * cellsOf(piece));
      }
    }
  });

  test('no melody note that lasts clashes with its chord or with another tune', () => {
    expect(clashes(score)).toEqual([]);
  });

  test('the voices of the chords never walk far', () => {
    for (const [i, { shape }] of score.harmonies.entries()) {
      const before = score.harmonies[i - 1]?.shape;
      if (before === undefined) continue;
      const walk = shape.reduce((sum, note, k) => sum + Math.abs(note - (before[k] ?? note)), 0) / shape.length;
      expect(walk).toBeLessThan(3);
    }
  });
});

describe('the beat map of the dance', () => {
  const map = beatMap(dancer, perform(new Score(dancer)), 0.1);

  test('has 128 beats of 32 ticks', () => {
    expect([map.bpm, map.ticksPerBeat, map.ticks]).toEqual([112.5, 32, 128 * 32]);
  });

  test('beats are stronger than what lies between them', () => {
    const digits = map.accents.join('');
    const mean = (list: readonly number[]) => list.reduce((a, b) => a + b, 0) / list.length;
    const strengths = [...digits].map(Number);
    const onBeat = strengths.filter((_, cell) => cell % 4 === 0);
    expect(mean(onBeat)).toBeGreaterThan(3 * mean(strengths.filter((_, cell) => cell % 4 !== 0)));
  });

  test('a chart leaves the first bar free and never asks for one lane twice within an eighth', () => {
    for (const chart of Object.values(map.charts)) {
      expect(chart[0]?.[0]).toBeGreaterThanOrEqual(128);
      for (const [i, [tick, lane]] of chart.entries()) {
        const before = chart[i - 1];
        if (before !== undefined && tick - before[0] <= 16) expect(lane).not.toBe(before[1]);
      }
    }
  });
});
