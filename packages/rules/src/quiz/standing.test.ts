import { describe, expect, test } from 'vitest';
import { QUIZ_VERSION, type QuizMoment } from '../quiz-words.ts';
import { formAt } from './forms.ts';
import { acceptQuiz, type QuizFacts, quizStanding } from './standing.ts';

const DAY = 86_400_000;
const playerId = '018f0000-0000-7000-8000-000000000001';
const part = (moment: QuizMoment, answeredAt: number) => ({ moment, answeredAt });
const facts = (endedAt: number | null, ...parts: QuizFacts['parts']): QuizFacts => ({
  playerId,
  endedAt,
  isInClass: false,
  version: parts.length === 0 ? null : QUIZ_VERSION,
  parts,
});
const formOf = (moment: QuizMoment) => formAt(playerId, moment);
const ask = (moment: QuizMoment) => ({ kind: 'ASK', moment, form: formOf(moment), version: QUIZ_VERSION });
const sent = (moment: QuizMoment) => ({ form: formOf(moment), version: QUIZ_VERSION });

const NEW = facts(null);
const BEFORE = facts(null, part('BEFORE', 0));
const ENDED = facts(1_000, part('BEFORE', 0));
const BOTH = facts(1_000, part('BEFORE', 0), part('AFTER', 2_000));
const ALL = facts(1_000, ...BOTH.parts, part('LATER', 2_000 + 8 * DAY));
const OF_CLASS: QuizFacts = { ...BEFORE, isInClass: true };
const after = (days: number) => 2_000 + days * DAY;

describe('a player is asked', () => {
  test('the first part before a campaign has ended, and then waits for that', () => {
    expect(quizStanding(NEW, 0)).toEqual(ask('BEFORE'));
    expect(quizStanding(BEFORE, 0)).toEqual({ kind: 'WAIT_CAMPAIGN' });
  });
  test('the second part once a campaign has ended, also without the first', () => {
    expect(quizStanding(ENDED, 2_000)).toEqual(ask('AFTER'));
    expect(quizStanding(facts(1_000), 2_000)).toEqual(ask('AFTER'));
  });
  test('the third part from the seventh day after the second on', () => {
    expect(quizStanding(BOTH, after(0))).toEqual({ kind: 'WAIT_DAYS', days: 7 });
    expect(quizStanding(BOTH, after(6.5))).toEqual({ kind: 'WAIT_DAYS', days: 1 });
    expect(quizStanding(BOTH, after(7))).toEqual(ask('LATER'));
    expect(quizStanding(ALL, after(8))).toEqual({ kind: 'OVER' });
  });
  test('nothing from the thirtieth day on, when the right answers are shown', () => {
    expect(quizStanding(BOTH, after(29.9))).toEqual(ask('LATER'));
    expect(quizStanding(BOTH, after(30))).toEqual({ kind: 'OVER' });
  });
});

describe('a player of a class that was drawn is asked', () => {
  const HOUR = DAY / 24;
  test('the second part by the clock alone, with and without an ended campaign', () => {
    for (const endedAt of [null, 1_000]) {
      expect(quizStanding({ ...OF_CLASS, endedAt }, 11.9 * HOUR)).toEqual({ kind: 'WAIT_CLASS' });
      expect(quizStanding({ ...OF_CLASS, endedAt }, 12 * HOUR)).toEqual(ask('AFTER'));
    }
  });
  test('the first part as everybody is, and the third from four weeks after the second on', () => {
    expect(quizStanding({ ...NEW, isInClass: true }, 0)).toEqual(ask('BEFORE'));
    expect(quizStanding({ ...BOTH, isInClass: true }, after(27))).toEqual({ kind: 'WAIT_DAYS', days: 1 });
    expect(quizStanding({ ...BOTH, isInClass: true }, after(28))).toEqual(ask('LATER'));
    expect(quizStanding({ ...BOTH, isInClass: true }, after(59))).toEqual(ask('LATER'));
  });
});

describe('answers are kept', () => {
  test('for the part that is asked, with the days since the campaign ended', () => {
    expect(acceptQuiz(NEW, sent('BEFORE'), 0)).toEqual({ ok: true, value: { moment: 'BEFORE', daysSinceEnd: null } });
    expect(acceptQuiz(BOTH, sent('LATER'), after(9))).toEqual({
      ok: true,
      value: { moment: 'LATER', daysSinceEnd: 9 },
    });
  });
  test.each([
    ['a form of another part', NEW, 'AFTER', 0, 'QUIZ_NOT_ASKED'],
    ['the third part too early', BOTH, 'LATER', after(6), 'QUIZ_NOT_ASKED'],
    ['the second part of a class on the same school day', OF_CLASS, 'AFTER', 1, 'QUIZ_NOT_ASKED'],
    ['the second part without an ended campaign', BEFORE, 'AFTER', 0, 'QUIZ_NOT_ASKED'],
    ['a part that was answered', BEFORE, 'BEFORE', 0, 'QUIZ_ALREADY_ANSWERED'],
    ['all parts again', ALL, 'LATER', after(9), 'QUIZ_ALREADY_ANSWERED'],
    ['the first part after the campaign', facts(1_000), 'BEFORE', 2_000, 'QUIZ_LATE'],
    ['the first part after the second', facts(1_000, part('AFTER', 2_000)), 'BEFORE', after(1), 'QUIZ_LATE'],
    ['the third part after thirty days', BOTH, 'LATER', after(31), 'QUIZ_LATE'],
  ] as const)('not for %s', (_, known, moment, now, code) => {
    expect(acceptQuiz(known, sent(moment), now)).toEqual({ ok: false, refusal: code });
  });
});

describe('a player who began with an earlier set of questions', () => {
  const earlier: QuizFacts = { ...ENDED, version: 2 };
  test('is asked the other parts of that set, so that parts are compared with their like', () => {
    expect(quizStanding(earlier, 2_000)).toEqual({ ...ask('AFTER'), version: 2 });
    expect(acceptQuiz(earlier, { form: formOf('AFTER'), version: 2 }, 2_000).ok).toBe(true);
    expect(acceptQuiz(earlier, sent('AFTER'), 2_000)).toEqual({ ok: false, refusal: 'QUIZ_NOT_ASKED' });
  });
  test('may have been asked the first part by a page of the last release', () => {
    expect(acceptQuiz(NEW, { form: formOf('BEFORE'), version: 2 }, 0).ok).toBe(true);
  });
});
