import { expect, test } from 'vitest';
import { BOARDS } from '../../../test/fixtures/boards.ts';
import { type MapContext, startingContext } from './map-context.ts';
import { moodOf } from './mood.ts';

const on = (board: Partial<MapContext> = {}): MapContext => ({
  ...startingContext({ ...BOARDS.map, shownCycle: 1 }),
  ...board,
});
const bid = (win: boolean) => ({ win, bid: 5, winningBid: 6, winnerQuota: 12, waiting: 26 });
const raffle = (won: boolean) => ({ won, drawnQuota: 13, cycle: 1, globe: [13] });

test.each([
  ['a usual month', {}, 'feliz'],
  ['a bid that won', { bid: bid(true) }, 'feliz'],
  ['a bid that lost', { bid: bid(false) }, 'triste'],
  ['a raffle that lost', { raffle: raffle(false) }, 'triste'],
  ['a raffle that won after a bid that lost', { bid: bid(false), raffle: raffle(true) }, 'feliz'],
  [
    'a late instalment',
    { payment: { paid: false, campaignModified: false, balance: BOARDS.map.current.balance } },
    'preocupado',
  ],
  ['its recovery', { current: BOARDS.recovery.current }, 'preocupado'],
  ['an exclusion', { current: BOARDS.defaulted.current }, 'triste'],
  ['a good card', { event: BOARDS.event.event }, 'feliz'],
  ['a hard card, while its stage lasts', { hardStage: BOARDS.map.current.stage.id }, 'preocupado'],
  ['a hard card, in the next stage', { hardStage: 'before' }, 'feliz'],
] as const)('after %s the face is %s', (_, known, mood) => {
  expect(moodOf(on(known))).toBe(mood);
});
