import { clearKept } from '@consorcio/contract/kept';
import { describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../../test/memory-storage.ts';
import { answersOf, keptAnswers, moreThanBefore, rightOf, type SentPart } from './quiz-answers.ts';

const ME = '018f0000-0000-7000-8000-000000000001';
const MINE = { playerId: ME, version: 3, form: 'B' } as const;
const part = (answers: number[], moment: SentPart['moment'] = 'BEFORE'): SentPart => ({
  moment,
  version: 3,
  form: 'B',
  answers,
  confidence: answers.map(() => 1),
  at: '2026-11-22T00:00:00Z',
});

describe('an unfinished part continues', () => {
  const given = [
    { option: 'x', confidence: 2 },
    { option: 'n', confidence: null },
  ];
  const keep = (text: string): void => {
    vi.stubGlobal('localStorage', memoryStorage());
    clearKept();
    localStorage.setItem('quiz', text);
  };
  const kept = (changes: object) => JSON.stringify({ playerId: ME, version: 3, form: 'B', given, ...changes });

  test('where it was', () => {
    keep(kept({}));
    expect(keptAnswers(MINE)).toEqual(given);
  });

  test('but not the part of another player on the same device, another form, nor another set of questions', () => {
    keep(kept({}));
    expect(keptAnswers({ ...MINE, playerId: 'somebody else' })).toEqual([]);
    expect(keptAnswers({ ...MINE, form: 'A' })).toEqual([]);
    expect(keptAnswers({ ...MINE, version: 2 })).toEqual([]);
  });

  test.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['an unknown option', kept({ given: [{ option: 'z', confidence: 0 }] })],
    ['a confidence of "Não sei"', kept({ given: [{ option: 'n', confidence: 0 }] })],
    ['an answer without one', kept({ given: [{ option: 'k', confidence: null }] })],
    ['more answers than questions', kept({ given: Array.from({ length: 9 }, () => given[0]) })],
  ])('and %s begins again', (_, text) => {
    keep(text);
    expect(keptAnswers(MINE)).toEqual([]);
  });
});

test('answers are read by their place in k, x, y, n, and k is right', () => {
  expect(answersOf(part([0, 1, 2, 3, 0, 0, 0, 0])).slice(0, 4)).toEqual([
    { family: 'PAR', option: 'k' },
    { family: 'SOR', option: 'x' },
    { family: 'LAN', option: 'y' },
    { family: 'CON', option: 'n' },
  ]);
  expect(rightOf(part([0, 1, 2, 3, 0, 0, 0, 0]))).toBe(5);
});

test('the last part is compared with the first', () => {
  const parts = [part([1, 1, 1, 1, 1, 1, 1, 1]), part([0, 0, 0, 1, 1, 1, 1, 1]), part([0, 0, 1, 1, 1, 1, 1, 1])];
  expect([moreThanBefore(parts), moreThanBefore(parts.slice(0, 1)), moreThanBefore([])]).toEqual([2, null, null]);
});
