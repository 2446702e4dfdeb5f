import type { DebriefQuestion } from '@consorcio/rules/live-words';
import { expect, test } from 'vitest';
import { DEBRIEF } from '../../fixtures/live-debriefs.ts';
import { questionsOn, talkText } from './debrief-pages.ts';

test('each page of the debrief asks about what its picture shows, by the group’s story where that gives a question', () => {
  const asked = (...questions: readonly DebriefQuestion[]) => Object.values(questionsOn(questions));
  expect(questionsOn(['SPENT_RESERVE', 'FEWER_LETTERS', 'HOUSE_DRAWN'])).toEqual({
    ...{ TIMELINE: 'FEWER_LETTERS', RESERVE: 'SPENT_RESERVE', LUCK: 'HOUSE_DRAWN' },
  });
  expect(asked('HOUSE_DRAWN', 'TIE', 'PROMISED_LETTER')).toEqual(['HOUSE_DRAWN', 'MONTH_ONE_AGAIN', 'PROMISED_LETTER']);
  expect(asked('NEVER_BID', 'MOTIVES', 'PROMISED_LETTER')).toEqual(['PROMISED_LETTER', 'NEVER_BID', 'FAIR_RAFFLE']);
});

test('goods that were taken are counted where their number is told, and in a small group where it is one', () => {
  const talks = [{ question: 'GOOD_TAKEN', month: null, missing: null } as const];
  const lost = (count: number) => DEBRIEF.timeline.map((line, i) => ({ ...line, isLost: i < count }));
  const asked = (part: object) => talkText({ ...DEBRIEF, talks, ...part }, 'RESERVE');
  expect(asked({})).toBe('Dois bens foram retomados. Por que a garantia existe, e quem ela protege?');
  expect(asked({ situations: [{ situation: 'TAKEN', people: 1 }] })).toMatch(/^Um bem foi retomado\./);
  expect(asked({ situations: [], timeline: lost(1) })).toMatch(/^Um bem foi retomado\./);
  expect(asked({ situations: [], timeline: lost(2) })).toMatch(/^Houve bem retomado\./);
});
