import { expect, test } from 'vitest';
import { nextMove } from './move.ts';
import { allInBidder, saver } from './plans.ts';
import type { View } from './view.ts';

const FREE_STAGE: View = {
  status: 'ACTIVE',
  phase: 'STAGE',
  stage: { type: 'MINIGAME', status: 'PENDING', cycle: 1, position: 1 },
  balance: { energy: 20, effort: 5 },
  isOut: false,
};
const at = (type: View['stage']['type'], status: View['stage']['status']): View => ({
  ...FREE_STAGE,
  stage: { ...FREE_STAGE.stage, type, status },
});

test.each([
  ['without a campaign the dream of the plan is chosen', null, { kind: 'choose', dreamId: 1 }],
  ['a campaign that has ended is seen', { ...FREE_STAGE, status: 'FAILED' }, { kind: 'see results' }],
  ['a free stage begins in the room of the plan', FREE_STAGE, { kind: 'begin', roomId: 2 }],
  ['a payment begins in the room of the instalment', at('PAYMENT', 'PENDING'), { kind: 'begin', roomId: 1 }],
  ['what has begun is finished', at('MINIGAME', 'STARTED'), { kind: 'finish' }],
  ['an event is acknowledged', at('EVENT', 'PENDING'), { kind: 'acknowledge' }],
  ['after a lost bid the effort is kept', { ...FREE_STAGE, phase: 'BID_LOST' }, { kind: 'keep' }],
  ['an open raffle is drawn', { ...FREE_STAGE, phase: 'RAFFLE_OPEN' }, { kind: 'raffle' }],
] as const)('%s', (_, view, move) => {
  expect(nextMove(view, saver)).toEqual(move);
});

test('who is out of an assembly keeps the effort, whatever the plan', () => {
  expect(nextMove({ ...FREE_STAGE, phase: 'BID_OPEN', isOut: true }, allInBidder)).toEqual({ kind: 'keep' });
});

test('with the bids open a bid of 0 keeps the effort, any other is bid', () => {
  const open: View = { ...FREE_STAGE, phase: 'BID_OPEN' };
  expect(nextMove(open, saver)).toEqual({ kind: 'keep' });
  expect(nextMove(open, allInBidder)).toEqual({ kind: 'bid', effort: 5 });
});
