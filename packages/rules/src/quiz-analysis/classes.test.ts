import { describe, expect, test } from 'vitest';
import { type ClassArm, STUDY_PAIRS } from '../quiz-words.ts';
import { type ClassAnswers, compareClasses, verdictOf } from './classes.ts';

const score = (right: number): string => 'k'.repeat(right) + 'x'.repeat(8 - right);
const scored = (right: number | null): string | null => (right === null ? null : score(right));
/** So many pupils with these scores in the three parts; the third is the second's where it is not told. */
const pupils = (n: number, first: number, second: number | null, third: number | null = second, hasEnded = false) =>
  Array.from({ length: n }, () => ({
    first: score(first),
    second: scored(second),
    third: scored(third),
    hasEnded,
  }));
const ofClass = (pair: number, arm: ClassArm, ...groups: ClassAnswers['pupils'][]): ClassAnswers => ({
  pair: String(pair),
  arm,
  pupils: groups.flat(),
});
/** A study: those who wait gain 1, those who play 1 + `more` of their pair, in turn. */
const study = (more: readonly number[], pairs = STUDY_PAIRS): readonly ClassAnswers[] =>
  Array.from({ length: pairs }, (_, pair) => [
    ofClass(pair, 'WAIT', pupils(10, 2, 3)),
    ofClass(pair, 'PLAY', pupils(10, 2, 3 + (more[pair % more.length] ?? 0), undefined, true)),
  ]).flat();

describe('classes that played against classes that had the lesson on paper', () => {
  test('differ by the mean over pairs, with its interval of t over pairs', () => {
    // Sixty of 0, 1, 1, 2, 2, 3: mean 1.5, variance 55 / 59, half = 2.001 × √(0.9322 / 60) = 0.2494.
    const { drawn, counted, delayed } = compareClasses(study([0, 1, 1, 2, 2, 3]));
    expect([drawn, counted]).toEqual([STUDY_PAIRS, STUDY_PAIRS]);
    const { mean = 0, low = 0, high = 0, deviation = 0 } = delayed ?? {};
    expect([mean, low, high, deviation].map((n) => Number(n.toFixed(2)))).toEqual([1.5, 1.25, 1.75, 0.97]);
  });

  test('count as classes: one of a hundred pupils weighs as much as one of ten', () => {
    const large = [ofClass(99, 'WAIT', pupils(100, 2, 2)), ofClass(99, 'PLAY', pupils(100, 2, 8))];
    const { difference } = compareClasses([...study([0]), ...large]);
    expect(difference?.mean).toBeCloseTo(6 / (STUDY_PAIRS + 1));
  });

  test('are told by arm: who answered and who stopped at each part', () => {
    const [wait, , ...rest] = study([2]);
    const stopped = ofClass(0, 'PLAY', pupils(5, 2, 5), pupils(3, 2, 5, null), pupils(2, 2, null));
    const { arms } = compareClasses([...(wait === undefined ? [] : [wait]), stopped, ...rest]);
    const all = 10 * STUDY_PAIRS;
    expect(arms.map(({ arm, first, both, later }) => [arm, first, both, later])).toEqual([
      ['PLAY', all, all - 2, all - 5],
      ['WAIT', all, all, all],
    ]);
  });
});

describe('who was drawn and stopped', () => {
  test('takes no pair away, and is told by bounds in both directions', () => {
    const all = Array.from({ length: STUDY_PAIRS }, (_, pair) => [
      ofClass(pair, 'PLAY', pupils(5, 2, 6), pupils(5, 2, null)),
      ofClass(pair, 'WAIT', pupils(5, 2, 3), pupils(5, 2, 5)),
    ]).flat();
    expect(compareClasses(all)).toMatchObject({
      counted: STUDY_PAIRS,
      difference: { mean: 2, bounds: { low: 1, high: 3 } },
    });
  });

  test('leaves bounds: the arm that kept more is cut to the share of the other, from either end', () => {
    const all = Array.from({ length: STUDY_PAIRS }, (_, pair) => [
      ofClass(pair, 'PLAY', pupils(5, 2, 2), pupils(5, 2, 6)),
      ofClass(pair, 'WAIT', pupils(5, 2, 3), pupils(5, 2, null)),
    ]).flat();
    expect(compareClasses(all).difference?.bounds).toEqual({ low: -1, high: 3 });
    expect(compareClasses(study([2])).difference?.bounds).toEqual({ low: 2, high: 2 });
  });
});

describe('no difference is told', () => {
  test('of fewer pairs than were planned, however clear it looks', () => {
    const { arms, difference, delayed } = compareClasses(study([3], STUDY_PAIRS - 1));
    expect([arms, difference, delayed]).toEqual([[], null, null]);
  });
  test('of an arm of which fewer than ten pupils answered the part (LEARN 2.4)', () => {
    const few = (second: number, third: number) =>
      compareClasses([
        ...Array.from({ length: STUDY_PAIRS - 2 }, (_, pair) => [ofClass(pair, 'PLAY'), ofClass(pair, 'WAIT')]).flat(),
        ...[98, 99].flatMap((pair) => [
          ofClass(pair, 'WAIT', pupils(5, 2, 3)),
          ofClass(pair, 'PLAY', pupils(third, 2, 4), pupils(second - third, 2, 4, null)),
        ]),
      ]);
    expect(few(4, 4)).toMatchObject({ counted: 2, arms: [], difference: null, delayed: null });
    expect(few(5, 4)).toMatchObject({ arms: [{ both: 10 }, { both: 10 }], difference: { mean: 1 }, delayed: null });
  });
  test('of a pair of which one class never came, but it stays among those that were drawn', () => {
    const silent = [ofClass(99, 'PLAY'), ofClass(99, 'WAIT', pupils(10, 2, 3))];
    expect(compareClasses([...study([1]), ...silent])).toMatchObject({ drawn: STUDY_PAIRS + 1, counted: STUDY_PAIRS });
  });
});

test('playing is a finding only where the interval and the bounds for who is missing lie on one side of zero', () => {
  const verdict = (low: number, high: number, least = low, most = high) =>
    verdictOf({ low, high, bounds: { low: least, high: most } });
  expect([verdict(0.1, 2), verdict(-2, -0.1)]).toEqual(['MORE', 'LESS']);
  expect([verdict(-0.1, 2), verdict(0, 2), verdict(-2, 0)]).toEqual(['NONE', 'NONE', 'NONE']);
  expect([verdict(0.1, 2, -0.1, 3), verdict(-2, -0.1, -3, 0), verdict(0.1, 2, 0, 3)]).toEqual([
    'MISSING',
    'MISSING',
    'MISSING',
  ]);
});
