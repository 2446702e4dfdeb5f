import { liveQuestionsCopy as copy } from '@consorcio/copy/live-questions';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { seatHere, seatView } from '../../../../test/seat-view.ts';
import type { SeatView } from './month/month-draft.ts';
import { Questions } from './questions.tsx';
import { SeatContext } from './seat-context.ts';

const viewOf = (areAnswersShown: boolean, after = false) =>
  seatView({ group: { phase: 'DEBRIEF', areAnswersShown }, seat: { answered: { before: true, after } } });
const shown = (view: SeatView) =>
  renderToStaticMarkup(
    <SeatContext value={seatHere(view)}>
      <Questions moment="AFTER" below="below">
        above
      </Questions>
    </SeatContext>,
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
