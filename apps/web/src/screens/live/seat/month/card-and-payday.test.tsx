import { monthCopy } from '@consorcio/copy/live-phone';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardStep } from './card-and-payday.tsx';
import { NOTHING_CHOSEN, type SeatView } from './month-draft.ts';

const viewOf = (card: number, coins: number) =>
  ({
    group: { phase: 'PRIVATE', mode: 'LIVE', month: 2, months: 4, letter: 400, quotas: 8 },
    seat: { quota: 1, status: 'WAITING', motive: 'WORK' },
    wallet: { cash: 200, energy: 6, card: 0, next: 0, paid: 120, bid: 0, fees: 0, costs: 0, open: 0 },
    month: { card, coins, due: 120, mayBuy: false, move: null, run: null },
    missed: null,
  }) as unknown as SeatView;

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
