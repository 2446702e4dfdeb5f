import { describe, expect, test } from 'vitest';
import type { ClassArm } from '../quiz-words.ts';
import { type ClassAnswers, compareClasses } from './classes.ts';

const score = (right: number): string => 'k'.repeat(right) + 'x'.repeat(8 - right);
const pupils = (n: number, first: number, second: number | null, hasEnded = false) =>
  Array.from({ length: n }, () => ({
    first: score(first),
    second: second === null ? null : score(second),
    hasEnded,
  }));
const ofClass = (pair: number, arm: ClassArm, ...groups: ClassAnswers['pupils'][]): ClassAnswers => ({
  ...{ pair: String(pair), arm },
  pupils: groups.flat(),
});
/** Six pairs: those who wait gain 1, those who play 1 + `more`. */
const six = (more: readonly number[]): ClassAnswers[] =>
  more.flatMap((each, pair) => [
    ofClass(pair, 'WAIT', pupils(10, 2, 3)),
    ofClass(pair, 'PLAY', pupils(10, 2, 3 + each, true)),
  ]);

describe('classes that played against classes that waited', () => {
  test('differ by the mean over pairs, with its interval of t over pairs', () => {
    // 0, 1, 1, 2, 2, 3: mean 1.5, variance 5.5 / 5 = 1.1, half = 2.5706 × √(1.1 / 6) = 1.1006.
    const { drawn, counted, difference } = compareClasses(six([0, 1, 1, 2, 2, 3]));
    expect([drawn, counted]).toEqual([6, 6]);
    const { mean = 0, low = 0, high = 0, deviation = 0 } = difference ?? {};
    expect([mean, low, high, deviation].map((n) => Number(n.toFixed(2)))).toEqual([1.5, 0.4, 2.6, 1.05]);
  });

  test('count as classes: one of a hundred pupils weighs as much as one of ten', () => {
    const large = [ofClass(9, 'WAIT', pupils(100, 2, 2)), ofClass(9, 'PLAY', pupils(100, 2, 8))];
    const { difference } = compareClasses([...six([0, 0, 0, 0, 0, 0]), ...large]);
    expect(difference?.mean).toBeCloseTo(6 / 7);
  });

  test('are told by arm: who answered, who stopped, scores, deviation, and who had ended a campaign', () => {
    const classes = six([2, 2, 2, 2, 2]);
    const half = ofClass(5, 'PLAY', pupils(5, 1, 4, true), pupils(5, 3, 6), pupils(4, 8, null));
    const { arms, difference } = compareClasses([...classes, half, ofClass(5, 'WAIT', pupils(10, 2, 3))]);
    expect(arms).toEqual([
      {
        ...{ arm: 'PLAY', classes: 6, first: 64, both: 60, before: 2, after: 5, gain: 3, deviation: 0 },
        ended: 55 / 60,
      },
      { arm: 'WAIT', classes: 6, first: 60, both: 60, before: 2, after: 3, gain: 1, deviation: 0, ended: 0 },
    ]);
    // First scores: 110 of 2, five of 1, five of 3: variance 10 / 119.
    expect(difference?.effect).toBeCloseTo(2 / Math.sqrt(10 / 119));
  });
});

describe('no difference is told', () => {
  test('of fewer than six pairs', () => {
    expect(compareClasses(six([2, 2, 2, 2, 2]))).toEqual({ drawn: 5, counted: 5, arms: [], difference: null });
  });
  test('where one class of a pair has nine who answered both parts', () => {
    const classes = [...six([2, 2, 2, 2, 2]), ofClass(5, 'WAIT', pupils(10, 2, 3))];
    const nine = ofClass(5, 'PLAY', pupils(9, 2, 5), pupils(20, 2, null));
    expect(compareClasses([...classes, nine])).toMatchObject({ drawn: 6, counted: 5, difference: null });
  });
  test('where one class of a pair never answered', () => {
    const classes = [...six([2, 2, 2, 2, 2]), ofClass(5, 'WAIT', pupils(10, 2, 3)), ofClass(5, 'PLAY')];
    expect(compareClasses(classes)).toMatchObject({ drawn: 6, counted: 5, arms: [] });
    expect(compareClasses(classes.slice(0, -1))).toMatchObject({ drawn: 6, counted: 5, arms: [] });
  });
});
