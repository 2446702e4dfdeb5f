import { liveErrors } from '@consorcio/copy/live-errors';
import { monthCopy } from '@consorcio/copy/live-phone';
import { liveTermsOf } from '@consorcio/rules/live';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  SECOND_LIVE,
  serveSecondLiveRulebook,
} from '../../../../../../../packages/rules/test/support/second-live-rulebook.ts';
import { goodOf } from '../../../../live/live-rulebook.ts';
import { liveSentence } from '../../../../live/live-trouble.ts';
import { Bills } from '../after-sealing.tsx';
import { BidStep } from './bid-step.tsx';
import { CardStep, GoalStep, PaydayStep } from './card-and-payday.tsx';
import { NOTHING_CHOSEN, type SeatView } from './month-draft.ts';
import { InstalmentStep } from './pace-and-instalment.tsx';

serveSecondLiveRulebook();

const viewOf = (rulebook: number | undefined, status = 'LETTER') => {
  const terms = liveTermsOf(rulebook ?? 1, 4);
  return {
    group: {
      rulebook,
      phase: 'PRIVATE',
      mode: 'LIVE',
      month: 2,
      months: 4,
      letter: terms.letter,
      quotas: 8,
      hours: null,
    },
    seat: { quota: 1, status, motive: 'WORK' },
    wallet: {
      ...{ cash: 500, energy: 6, card: 0, next: 0, fees: 0, costs: 0, bid: 0, open: 0 },
      paid: terms.instalment.whole,
    },
    month: { card: 0, coins: -80, due: terms.instalment.whole, mayBuy: true, move: null, run: null },
    missed: null,
  } as unknown as SeatView;
};
const sealed = { option: 'A', buys: false, place: 2, isPlayed: false, score: null, pace: 'REST', pays: true, bid: 60 };
const said = (rulebook: number | undefined) => {
  const view = viewOf(rulebook);
  const waiting = viewOf(rulebook, 'WAITING');
  const draft = { ...NOTHING_CHOSEN, option: 'A', pace: 'REST', pays: true } as const;
  const part = { draft, choose: () => undefined };
  const bills = { ...waiting, month: { ...waiting.month, move: sealed } } as unknown as SeatView;
  return [
    <GoalStep key="goal" {...part} view={view} />,
    <CardStep key="card" {...part} view={view} />,
    <PaydayStep key="payday" {...part} view={view} />,
    <InstalmentStep key="instalment" {...part} view={view} />,
    <BidStep key="bid" {...part} view={waiting} />,
    <Bills key="bills" view={bills} />,
  ].map((step) => renderToStaticMarkup(step));
};

test('every number of a month on the phone is that of the rulebook which the group was opened with', () => {
  const [goal, card, payday, instalment, bid, bills] = said(SECOND_LIVE);
  expect(goal).toContain(monthCopy.motive.WORK(55, 5));
  expect(card).toContain(monthCopy.cardNote(40));
  expect(payday).toContain(monthCopy.buyBody(180, 5, 55, 2));
  expect(payday).toContain('+140');
  expect(instalment).toContain(monthCopy.split(125, 30, 5));
  expect(bid).toContain(monthCopy.bid(0, 500));
  expect(bills).toContain('+140');
  expect(bills).toContain('−160');
  const refusal = { kind: 'code', code: 'LIVE_BID_INVALID', status: 409 } as const;
  expect(liveSentence(refusal as never, '', { rulebook: SECOND_LIVE, months: 4 })).toBe(
    liveErrors(liveTermsOf(SECOND_LIVE, 4)).LIVE_BID_INVALID,
  );
  expect(goodOf({ rulebook: SECOND_LIVE, months: 4 })).toBe(5);
});

test('a view of a server that names no rulebook is of the first one', () => {
  expect(said(undefined)).toEqual(said(1));
});
