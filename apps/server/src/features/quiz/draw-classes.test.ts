import { describe, expect, test } from 'vitest';
import { comparisonLines, drawnLine } from './draw-classes.ts';

describe('the comparison of classes in a terminal', () => {
  test('names no cause while too few pairs are counted', () => {
    const lines = comparisonLines({ drawn: 7, counted: 5, arms: [], difference: null });
    expect(lines).toEqual([
      '7 pairs are over, 5 of them counted. Nothing is told of fewer than 6: no cause can be named.',
    ]);
  });
  test('gives difference, interval, deviation and effect', () => {
    const difference = { mean: 1.5, low: 0.4, high: 2.6, deviation: 1.05, effect: 0.7 };
    expect(comparisonLines({ drawn: 7, counted: 6, arms: [], difference }).at(-1)).toBe(
      'Played less waited: 1.50 right answers of eight (95 % interval 0.40 to 2.60, SD between pairs 1.05, 0.70 SD of the first scores).',
    );
  });
  test('prints for each class its arm and the link to the quiz', () => {
    expect(drawnLine({ pair: 1, class: 2, arm: 'WAIT', code: 'BCDFGH' }, 'https://jogo.exemplo')).toEqual({
      ...{ pair: 1, class: 2, arm: 'waits', address: 'https://jogo.exemplo/desafio?turma=BCDFGH' },
    });
  });
});
