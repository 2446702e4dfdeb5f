import { expect, test } from 'vitest';
import { RAFFLE_TOLD, toldAfter } from './telling-time.ts';

const CALM = { step: 'CALL', raffle: null, bids: null };

test('a phone waits for the globe only where somebody was drawn', () => {
  expect(toldAfter({ ...CALM, step: 'RAFFLE', raffle: { quota: 3 } })).toBe(RAFFLE_TOLD);
  expect(toldAfter({ ...CALM, step: 'RAFFLE', raffle: { quota: null } })).toBe(0);
});

test('a phone waits until the last envelope is open, at most twelve seconds', () => {
  const bids = (count: number) => ({ ...CALM, step: 'BIDS', bids: { winners: Array.from({ length: count }) } });
  expect(toldAfter(bids(0))).toBe(0);
  expect(toldAfter(bids(3))).toBe(3);
  expect(toldAfter(bids(40))).toBe(12);
});

test('every other step is shown at once, also when the raffle was before it', () => {
  expect(toldAfter(CALM)).toBe(0);
  expect(toldAfter({ ...CALM, step: 'RESULT', raffle: { quota: 3 }, bids: { winners: [1] } })).toBe(0);
});
