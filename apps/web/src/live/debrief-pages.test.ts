import { DEBRIEF_PAGES, type DebriefQuestion } from '@consorcio/rules/live-words';
import { expect, test } from 'vitest';
import { talkOn } from './debrief-pages.ts';

test('a question of the debrief stands on the page that shows what it asks about, the others where there is room', () => {
  const asked = (...questions: readonly DebriefQuestion[]) => {
    const talks = questions.map((question) => ({ question }));
    return DEBRIEF_PAGES.map((page) => talkOn(talks, page)?.question);
  };
  expect(asked('SPENT_RESERVE', 'FEWER_LETTERS', 'NEVER_BID')).toEqual([
    ...['FEWER_LETTERS', 'SPENT_RESERVE', 'NEVER_BID'],
    ...[undefined, undefined],
  ]);
  expect(asked('HOUSE_DRAWN', 'TIE', 'PROMISED_LETTER').slice(0, 3)).toEqual(['HOUSE_DRAWN', 'TIE', 'PROMISED_LETTER']);
  expect(asked('NEVER_BID', 'MOTIVES', 'FAIR_RAFFLE').slice(0, 3)).toEqual(['NEVER_BID', 'MOTIVES', 'FAIR_RAFFLE']);
});
