import { describe, expect, test } from 'vitest';
import type { QuizForm, QuizMoment } from '../quiz-words.ts';
import { QuizGathering } from './gathering.ts';
import { itemNotes } from './item-notes.ts';
import type { GivenPart } from './part.ts';
import { type QuizResults, quizResults } from './results.ts';

const part = (moment: QuizMoment, form: QuizForm, answers: string, confidence = '22222222'): GivenPart => ({
  moment,
  form,
  answers,
  confidence: [...answers].map((option, i) => (option === 'n' ? '-' : confidence.charAt(i))).join(''),
});
/** So many right answers of eight, then misconception x. */
const score = (right: number): string => 'k'.repeat(right) + 'x'.repeat(8 - right);
const times = (n: number, parts: readonly GivenPart[]) => Array.from({ length: n }, () => parts);

function resultsOf(...players: (readonly GivenPart[])[][]): QuizResults {
  const gathering = new QuizGathering();
  for (const parts of players.flat()) gathering.add(parts);
  return quizResults(gathering.sums);
}
const at = (results: QuizResults, moment: QuizMoment) => {
  const found = results.moments.find((each) => each.moment === moment);
  if (found === undefined) throw new Error(moment);
  return found;
};

describe('the gain within persons', () => {
  test('is the mean difference of those who gave both, with its interval and the shares', () => {
    // +2 six times, 0 three times, −1 once: mean 1.1, variance (25 − 12.1) / 9, half = 2.2622 × √0.14333 = 0.8564.
    const before = part('BEFORE', 'A', score(3));
    const { gain, delayed } = resultsOf(
      times(6, [before, part('AFTER', 'B', score(5))]),
      times(3, [before, part('AFTER', 'B', score(3))]),
      times(1, [before, part('AFTER', 'B', score(2))]),
    );
    expect(gain).toMatchObject({ players: 10, isAdjusted: false, gained: 0.6, lost: 0.1 });
    expect([gain?.mean, gain?.low, gain?.high, gain?.stayed].map((n) => Number(n?.toFixed(3)))).toEqual([
      1.1, 0.244, 1.956, 0.3,
    ]);
    expect(delayed).toBeNull();
  });

  test('has the difficulty of the forms taken off, as it was at "antes"', () => {
    // Means at 'antes' 5, 6 and 1: A is easier by 1, B by 2, C harder by 3. A to B gains 2, of which 1 is the form.
    const { gain } = resultsOf(
      times(10, [part('BEFORE', 'A', score(5)), part('AFTER', 'B', score(7))]),
      times(10, [part('BEFORE', 'B', score(6))]),
      times(10, [part('BEFORE', 'C', score(1))]),
    );
    expect(gain).toMatchObject({ players: 10, mean: 1, low: 1, high: 1, deviation: 0, isAdjusted: true });
  });

  test('of the third part is given against the first and against the second', () => {
    const parts = [part('BEFORE', 'A', score(3)), part('AFTER', 'B', score(6)), part('LATER', 'C', score(5))];
    expect(resultsOf(times(10, parts))).toMatchObject({
      gain: { mean: 3, gained: 1 },
      delayed: { mean: 2, gained: 1 },
      retention: { mean: -1, lost: 1 },
    });
  });
});

describe('no figure is about fewer than ten players', () => {
  test('nothing is shown of nine', () => {
    const results = resultsOf(times(9, [part('BEFORE', 'A', score(3)), part('AFTER', 'B', score(5))]));
    expect(results).toMatchObject({ players: 0, gain: null });
    expect(at(results, 'BEFORE')).toEqual({
      moment: 'BEFORE',
      players: 0,
      mean: null,
      families: [],
      calibration: [],
      forms: [],
    });
  });

  test('nor can one be made by subtraction: those with both parts taken from all at "antes"', () => {
    const both = times(10, [part('BEFORE', 'A', score(3)), part('AFTER', 'B', score(5))]);
    const results = resultsOf(both, times(9, [part('BEFORE', 'A', score(8))]));
    expect(at(results, 'BEFORE')).toMatchObject({ players: 10, mean: 3 });
    expect(at(resultsOf(both, times(10, [part('BEFORE', 'A', score(8))])), 'BEFORE').players).toBe(20);
  });

  test('nor by subtraction of yesterday’s figure: they grow by ten players', () => {
    const ten = times(10, [part('BEFORE', 'A', score(3))]);
    const eleven = [...ten, ...times(1, [part('BEFORE', 'A', score(8))])];
    expect(resultsOf(eleven)).toEqual(resultsOf(ten));
  });

  test('forms are shown separately only when each was given to ten', () => {
    const forms = (ofB: number) =>
      at(
        resultsOf(times(11, [part('BEFORE', 'A', score(3))]), times(ofB, [part('BEFORE', 'B', score(4))])),
        'BEFORE',
      ).forms.map(({ form, players }) => [form, players]);
    expect(forms(9)).toEqual([]);
    expect(forms(19)).toEqual([
      ['A', 11],
      ['B', 19],
    ]);
  });

  test('confidences are shown separately only when each was used by ten', () => {
    const sure = part('BEFORE', 'A', score(4));
    const guess = part('BEFORE', 'A', score(2), '00222222');
    const calibration = (guessing: number) =>
      at(resultsOf(times(20 - guessing, [sure]), times(guessing, [guess])), 'BEFORE').calibration;
    expect(calibration(9)).toEqual([]);
    // Ten guess two answers, both right; of the 140 sure ones 40 are right.
    expect(calibration(10)).toEqual([
      { answers: 20, right: 1 },
      { answers: 0, right: null },
      { answers: 140, right: 40 / 140 },
    ]);
  });
});

test('shares are by option, with the share of sure and wrong answers', () => {
  const results = resultsOf(
    times(5, [part('BEFORE', 'A', 'kkkkkkkk')]),
    times(3, [part('BEFORE', 'A', 'xkkkkkkk')]),
    times(1, [part('BEFORE', 'A', 'ykkkkkkk', '12222222')]),
    times(1, [part('BEFORE', 'A', 'nkkkkkkk')]),
  );
  expect(at(results, 'BEFORE').families[0]).toEqual({
    family: 'PAR',
    k: 0.5,
    x: 0.3,
    y: 0.1,
    n: 0.1,
    sureAndWrong: 0.3,
  });
});

describe('the discrimination of an item', () => {
  const half = (n: number, moment: QuizMoment = 'BEFORE') => [
    // Right here and 3 right elsewhere; wrong here and 1 right elsewhere; and as many the other way round by one in five.
    ...times((n * 4) / 10, [part(moment, 'A', 'kkkkxxxx')]),
    ...times(n / 10, [part(moment, 'A', 'kkxxxxxx')]),
    ...times((n * 4) / 10, [part(moment, 'A', 'xkxxxxxx')]),
    ...times(n / 10, [part(moment, 'A', 'xkkkxxxx')]),
  ];
  const first = (results: QuizResults) => at(results, 'BEFORE').forms[0]?.items[0];

  test('is its correlation with the score of the other seven', () => {
    // 2 × 2 with 40 % and 10 %: phi = (0.4 − 0.1) / 0.5 = 0.6.
    expect(first(resultsOf(half(100)))?.discrimination).toBeCloseTo(0.6, 10);
  });

  test('is shown from fifty answers on', () => {
    expect(first(resultsOf(half(40)))?.discrimination).toBeNull();
    expect(first(resultsOf(half(50)))?.discrimination).toBeCloseTo(0.6, 10);
  });

  test('is none where everybody is right', () => {
    expect(at(resultsOf(half(100)), 'BEFORE').forms[0]?.items[1]?.discrimination).toBeNull();
  });
});

test('an item is to be looked at when it is too easy, tells little, or its forms differ', () => {
  const results = resultsOf(
    times(50, [part('BEFORE', 'A', 'kkxxxxxx')]),
    times(30, [part('BEFORE', 'B', 'xkkxxxxx')]),
    times(20, [part('BEFORE', 'B', 'yknkkkkk')]),
  );
  const before = at(results, 'BEFORE');
  const [a, b] = before.forms;
  if (a === undefined || b === undefined) throw new Error('two forms');
  expect(itemNotes(before, a, 'PAR')).toEqual(['TOO_EASY', 'MISCONCEPTION_RARE', 'FORMS_DIFFER']);
  expect(itemNotes(before, a, 'SOR')).toEqual(['TOO_EASY', 'MISCONCEPTION_RARE']);
  expect(itemNotes(before, b, 'PAR')).toEqual(['TOO_HARD', 'FORMS_DIFFER']);
  expect(itemNotes(before, b, 'LAN')).toEqual(['CHECK_THE_KEY', 'MISCONCEPTION_RARE', 'FORMS_DIFFER']);
});
