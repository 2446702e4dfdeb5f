import type { Pair } from '@consorcio/rules/what-if';
import { describe, expect, test } from 'vitest';
import { compare, countEnds, houses, PICTURE } from './counts.ts';

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

  test('are counted by whether the other choice is worth more, as much or less', () => {
    const [poor, rich] = [pair('QUITADO', 'QUITADO').before, { ...pair('QUITADO', 'QUITADO').before, worth: 900 }];
    const pairs = [
      { before: poor, after: rich },
      { before: rich, after: poor },
      { before: rich, after: rich },
      { before: poor, after: rich },
    ];
    expect(compare(pairs)).toEqual({ better: 2, same: 1, worse: 1 });
  });

  test('fill the picture column by column with a house each, those of one kind together', () => {
    expect(PICTURE.columns * PICTURE.rows).toBe(1_000);
    const columns = houses({ better: 30, same: 965, worse: 5 });
    const count = (kind: string): number =>
      columns.flat().reduce((sum, path) => sum + (path.kind === kind ? path.d.split('M').length - 1 : 0), 0);
    expect([count('better'), count('same'), count('worse')]).toEqual([30, 965, 5]);
    expect(columns.map((paths) => paths.map(({ kind }) => kind).join(' ')).filter((kinds) => kinds !== 'same')).toEqual(
      ['better', 'better same', 'same worse'],
    );
  });
});
