import { describe, expect, test } from 'vitest';
import { formOrder, questionsOf, quizState, rightAnswers, sentForms } from './quiz-state.ts';

/** 'b' is 98, 'a' is 97. */
const [EVEN, ODD] = ['b', 'a'];
const answered = (form: 'A' | 'B') => ({ form, answers: [0, 0, 0, 0, 0, 0, 0, 0] });

describe('the order of the forms', () => {
  test('goes by the parity of the player’s id', () => {
    expect(formOrder(EVEN)).toEqual(['A', 'B']);
    expect(formOrder(ODD)).toEqual(['B', 'A']);
  });

  test('first one form, then, after a campaign, the other, then both results', () => {
    expect(quizState(ODD, [], false)).toEqual({ kind: 'ask', form: 'B', isFirst: true });
    expect(quizState(ODD, [answered('B')], false)).toEqual({ kind: 'wait' });
    expect(quizState(ODD, [answered('B')], true)).toEqual({ kind: 'ask', form: 'A', isFirst: false });
    expect(quizState(ODD, [answered('A'), answered('B')], true)).toEqual({
      kind: 'done',
      first: answered('B'),
      second: answered('A'),
    });
  });
});

test('both forms have eight questions and none in common', () => {
  const ids = (['A', 'B'] as const).map((form) => questionsOf(form).map(({ id }) => id));
  expect(ids.map(({ length }) => length)).toEqual([8, 8]);
  expect(new Set(ids.flat()).size).toBe(16);
});

test('right answers are counted by the catalogue', () => {
  const right = questionsOf('A').map(({ answer }) => answer);
  expect(rightAnswers({ form: 'A', answers: right })).toBe(8);
  expect(rightAnswers({ form: 'A', answers: right.map((place) => (place + 1) % 3) })).toBe(0);
});

test('kept answers are read, and what is none is passed over', () => {
  expect(sentForms({ quiz_answer: [{ form: 'A', answers: '01201201' }, { form: 'C', answers: '0' }, null] })).toEqual([
    { form: 'A', answers: [0, 1, 2, 0, 1, 2, 0, 1] },
  ]);
  expect(sentForms({})).toEqual([]);
});
