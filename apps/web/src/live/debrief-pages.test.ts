import type { DebriefQuestion } from '@consorcio/rules/live-words';
import { expect, test } from 'vitest';
import { DEBRIEF } from '../../test/fixtures/live-debriefs.ts';
import { questionsOn, talkText } from './debrief-pages.ts';

test('each page of the debrief asks about what its picture shows, by the group’s story where that gives a question', () => {
  const asked = (...questions: readonly DebriefQuestion[]) => Object.values(questionsOn(questions));
  expect(questionsOn(['SPENT_RESERVE', 'FEWER_LETTERS', 'HOUSE_DRAWN'])).toEqual({
    TIMELINE: 'FEWER_LETTERS',
    RESERVE: 'SPENT_RESERVE',
    FAIR: 'HOUSE_DRAWN',
  });
  expect(asked('LOAN_OR_SAVING', 'TIE', 'NEVER_BID')).toEqual(['PROMISED_LETTER', 'NEVER_BID', 'TIE']);
  expect(asked('MOTIVES')).toEqual(['PROMISED_LETTER', 'MOTIVES', 'FAIR_RAFFLE']);
  expect(talkText(DEBRIEF, 'LUCK')).toBe('O que dependia de vocês?');
});

test('goods that were taken are counted where their number is told, and in a small group where it is one', () => {
  const talks = [{ question: 'GOOD_TAKEN', month: null, missing: null } as const];
  const lost = (count: number) => DEBRIEF.timeline.map((line, i) => ({ ...line, isLost: i < count }));
  const asked = (part: object) => talkText({ ...DEBRIEF, talks, ...part }, 'RESERVE');
  expect(asked({})).toBe('Dois bens foram retomados. Por que a garantia existe, e quem ela protege?');
  expect(asked({ situations: [{ situation: 'TAKEN', people: 1 }] })).toMatch(/^Um bem foi retomado\./);
  expect(asked({ situations: [], timeline: lost(1) })).toMatch(/^Um bem foi retomado\./);
  expect(asked({ situations: [], timeline: lost(2) })).toMatch(/^Houve retomada de bem\./);
});
