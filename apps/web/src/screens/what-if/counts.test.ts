import type { Pair } from '@consorcio/rules/what-if';
import { describe, expect, test } from 'vitest';
import { bars, countEnds, histogram, PICTURE, squares } from './counts.ts';

const pair = (before: Pair['before']['end'], after: Pair['after']['end']): Pair => ({
  before: { end: before, cycle: 1, worth: 0 },
  after: { end: after, cycle: 1, worth: 0 },
});

describe('a thousand lives', () => {
  test('are counted by their end on both sides; an end that none had is not shown', () => {
    expect(countEnds([pair('QUITADO', 'RETOMADO'), pair('QUITADO', 'QUITADO')])).toEqual([
      { end: 'QUITADO', before: 2, after: 1 },
      { end: 'RETOMADO', before: 0, after: 1 },
    ]);
  });

  test('fill the picture column by column, one square each', () => {
    expect(PICTURE.columns * PICTURE.rows).toBe(1_000);
    expect(squares(24, 2).match(/M\d+ \d+/g)).toEqual(['M0 24', 'M1 0']);
  });

  test('stand on the ruler in twenty parts, the best in the last', () => {
    const bins = histogram([0, 49, 50, 999, 1_000]);
    expect([bins.length, bins[0], bins[1], bins[19]]).toEqual([20, 2, 1, 2]);
  });

  test('stand as bars, each a part of the width, the highest as high as the picture', () => {
    expect(bars([1, 2], { width: 100, height: 60 })).toBe('M3 60v-30h44v30zM53 60v-60h44v60z');
  });
});
