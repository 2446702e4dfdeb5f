import { monthCopy } from '@consorcio/copy/live-phone';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { seatView } from '../../../../../test/seat-view.ts';
import { CardStep } from './card-and-payday.tsx';
import { NOTHING_CHOSEN } from './month-draft.ts';

const viewOf = (card: number, coins: number) => seatView({ month: { card, coins } });

const shown = (card: number, coins: number, draft = NOTHING_CHOSEN) =>
  renderToStaticMarkup(<CardStep view={viewOf(card, coins)} draft={draft} choose={() => undefined} />);

test('what may go on the credit card is told of an event that costs, not of one that pays', () => {
  const isTold = (card: number, coins: number) => shown(card, coins).includes(monthCopy.cardNote(25));
  expect([isTold(0, -80), isTold(1, 40)]).toEqual([true, false]);
});

test('what energy is for is told with the first choice alone', () => {
  const isTold = (isGoalRead: boolean) =>
    shown(0, -80, { ...NOTHING_CHOSEN, isGoalRead }).includes(monthCopy.energyAbout(3, 6));
  expect([isTold(true), isTold(false)]).toEqual([true, false]);
});

test('the good is said to bring coins in months on time alone, and tiredness to lower the pay of work alone', () => {
  const { motive, buyBody, tired } = monthCopy;
  for (const line of [motive.WORK(40, 2), motive.FAMILY(20, 5), buyBody(80, 2, 40, 2)])
    expect(line).toContain('em dia');
  expect(tired).toContain('o trabalho paga menos');
});
