import { guessCopy } from '@consorcio/copy/live-phone';
import type { SeatStatus } from '@consorcio/rules/live-words';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BEGUN, seatHere, seatView } from '../../../../test/seat-view.ts';
import { Bills, Guess } from './after-sealing.tsx';
import type { SeatView } from './month/month-draft.ts';
import { SeatContext } from './seat-context.ts';

const move = { ...BEGUN, pace: 'NORMAL', pays: true, bid: 0 } as const;
const viewOf = (status: SeatStatus, month = 2): SeatView =>
  seatView({ group: { month }, seat: { status }, month: { card: 1, coins: 40, move } });
const shown = (view: SeatView) =>
  renderToStaticMarkup(
    <SeatContext value={seatHere(view)}>
      <Guess />
      <Bills view={view} />
    </SeatContext>,
  );
const POT = guessCopy.pot(100, 4);
const STAKE = guessCopy.goodAtStake(2, 2);

const hasWords = (view: SeatView) =>
  [guessCopy.bid, guessCopy.letters, 'Próximo mês: '].map((words) => shown(view).includes(words));

test('who has sealed may guess the lowest bid and the letters, and sees the bills of the next month', () => {
  for (const status of ['WAITING', 'LETTER', 'GOOD'] as const)
    expect(hasWords(viewOf(status))).toEqual([true, true, true]);
});

const guessing = (guess: object | null, month = 2) => {
  const view = viewOf('WAITING', month);
  return shown({ ...view, month: { ...view.month, move: { ...move, bid: 60, guess } } } as SeatView);
};

test('what was guessed is told whole once it is sealed: the lowest bid, whether the own one wins, the letters', () => {
  const told = guessing({ bid: 80, wins: false, letters: 3 });
  for (const words of [guessCopy.sealed.bid, '>80<', guessCopy.sealed.wins, guessCopy.sealed.lost, '>3<'])
    expect(told).toContain(words);
  expect(guessing({ bid: 80, wins: true, letters: 3 })).toContain(`>${guessCopy.sealed.won}<`);
  expect(guessing({ bid: 80, wins: null, letters: 3 })).not.toContain(guessCopy.sealed.wins);
  expect(guessing({ bid: 0, wins: null, letters: 3 }, 4)).not.toContain(guessCopy.sealed.bid);
});

test('the pot of the first month is told beside the guess: nobody knows that of a later one', () => {
  const words = guessCopy.aboutFirst(800, 400);
  expect([1, 2, 4].map((month) => shown(viewOf('WAITING', month)).includes(words))).toEqual([true, false, false]);
});

test('in the last month the letters alone are guessed: it has no bids, and no bills follow it', () => {
  expect(hasWords(viewOf('WAITING', 4))).toEqual([false, true, false]);
  expect(shown(viewOf('WAITING', 4))).toContain(guessCopy.aboutLast);
});

test('whoever has the letter reads what the instalment does for the others, whoever has the good what may be lost', () => {
  const reads = (status: SeatStatus) => [POT, STAKE].map((words) => shown(viewOf(status)).includes(words));
  expect([reads('WAITING'), reads('LETTER'), reads('GOOD')]).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ]);
});

test('what a whole instalment puts into the pot is not told beside a bill that is smaller', () => {
  const view = viewOf('LETTER');
  const paidByBid = { ...view, wallet: { ...view.wallet, paid: 310, bid: 190 } };
  expect([view, paidByBid].map((each) => shown(each).includes(POT))).toEqual([true, false]);
});
