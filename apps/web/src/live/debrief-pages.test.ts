import type { DebriefQuestion } from '@consorcio/rules/live-words';
import { expect, test } from 'vitest';
import { questionsOn } from './debrief-pages.ts';

test('each page of the debrief asks about what its picture shows, by the group’s story where that gives a question', () => {
  const asked = (...questions: readonly DebriefQuestion[]) => Object.values(questionsOn(questions));
  expect(questionsOn(['SPENT_RESERVE', 'FEWER_LETTERS', 'HOUSE_DRAWN'])).toEqual({
    ...{ TIMELINE: 'FEWER_LETTERS', RESERVE: 'SPENT_RESERVE', LUCK: 'HOUSE_DRAWN' },
  });
  expect(asked('HOUSE_DRAWN', 'TIE', 'PROMISED_LETTER')).toEqual(['HOUSE_DRAWN', 'MONTH_ONE_AGAIN', 'PROMISED_LETTER']);
  expect(asked('NEVER_BID', 'MOTIVES', 'PROMISED_LETTER')).toEqual(['PROMISED_LETTER', 'NEVER_BID', 'FAIR_RAFFLE']);
});
