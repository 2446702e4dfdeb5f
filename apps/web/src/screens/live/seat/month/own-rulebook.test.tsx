import { BIDS_SEEN, BIDS_USUAL } from '@consorcio/copy/decisions';
import { liveErrors } from '@consorcio/copy/live-errors';
import { monthCopy } from '@consorcio/copy/live-phone';
import { must } from '@consorcio/kernel';
import { liveTermsOf } from '@consorcio/rules/live';
import type { SeatStatus } from '@consorcio/rules/live-words';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  SECOND_LIVE,
  serveSecondLiveRulebook,
} from '../../../../../../../packages/rules/test/support/second-live-rulebook.ts';
import { BEGUN, seatView } from '../../../../../test/seat-view.ts';
import { goodOf } from '../../../../live/live-rulebook.ts';
import { liveSentence } from '../../../../live/live-trouble.ts';
import { Bills } from '../after-sealing.tsx';
import { CardStep, GoalStep, PaydayStep } from './card-and-payday.tsx';
import { NOTHING_CHOSEN } from './month-draft.ts';
import { BidStep, InstalmentStep } from './seal-steps.tsx';

serveSecondLiveRulebook();

const viewOf = (rulebook: number | undefined, status: SeatStatus = 'LETTER') => {
  const terms = liveTermsOf(rulebook ?? 1, 4);
  return seatView({
    group: { ...(rulebook !== undefined && { rulebook }), letter: terms.letter },
    seat: { status },
    wallet: { cash: 500, paid: terms.instalment.whole },
    month: { due: terms.instalment.whole, mayBuy: true },
  });
};
const sealed = { ...BEGUN, pace: 'REST', pays: true, bid: 60 } as const;
const said = (rulebook: number | undefined) => {
  const view = viewOf(rulebook);
  const waiting = viewOf(rulebook, 'WAITING');
  const draft = { ...NOTHING_CHOSEN, option: 'A', pace: 'REST', pays: true } as const;
  const part = { draft, choose: () => undefined };
  const bills = { ...waiting, month: { ...must(waiting.month, 'month'), move: sealed } };
  return [
    <GoalStep key="goal" {...part} view={view} />,
    <CardStep key="card" {...part} view={view} />,
    <PaydayStep key="payday" {...part} view={view} />,
    <InstalmentStep key="instalment" {...part} view={view} />,
    <BidStep key="bid" {...part} view={waiting} />,
    <Bills key="bills" view={bills} />,
  ].map((step) => renderToStaticMarkup(step));
};

test('a bid in percent of the letter stands beside those of life, by the sentence that solo has', () => {
  expect(said(1)[4]).toContain(BIDS_USUAL);
  expect(BIDS_SEEN).toContain(BIDS_USUAL);
});

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
  expect(liveSentence(refusal as never, { offline: '', busy: '' }, { rulebook: SECOND_LIVE, months: 4 })).toBe(
    liveErrors(liveTermsOf(SECOND_LIVE, 4)).LIVE_BID_INVALID,
  );
  expect(goodOf({ rulebook: SECOND_LIVE, months: 4 })).toBe(5);
});

test('a view of a server that names no rulebook is of the first one', () => {
  expect(said(undefined)).toEqual(said(1));
});
