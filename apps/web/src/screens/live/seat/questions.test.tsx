import { liveQuestionsCopy as copy } from '@consorcio/copy/live-questions';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SeatView } from './month/month-draft.ts';
import { Questions } from './questions.tsx';

const viewOf = (areAnswersShown: boolean, after = false) =>
  ({ group: { phase: 'DEBRIEF', areAnswersShown }, seat: { quota: 1, answered: { before: true, after } } }) as SeatView;
const shown = (view: SeatView) =>
  renderToStaticMarkup(
    <Questions moment="AFTER" groupId="group" token="token" view={view} onView={() => undefined} below="below">
      above
    </Questions>,
  );

test('after the game a phone asks the three questions until the wall shows the answers, and thanks who gave theirs', () => {
  const words = [copy.open, copy.thanks];
  const told = [viewOf(false), viewOf(true), viewOf(true, true)].map((view) =>
    words.map((w) => shown(view).includes(w)),
  );
  expect(told).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ]);
});
