import { expect, test } from 'vitest';
import { RAFFLE_REVEALED, revealedAfter } from './reveal-time.ts';

const CALM = { step: 'CALL', raffle: null, bids: null };

test('a phone waits for the globe only where somebody was drawn', () => {
  expect(revealedAfter({ ...CALM, step: 'RAFFLE', raffle: { quota: 3 } })).toBe(RAFFLE_REVEALED);
  expect(revealedAfter({ ...CALM, step: 'RAFFLE', raffle: { quota: null } })).toBe(0);
});

test('a phone waits until the last envelope is open, at most twelve seconds', () => {
  const bids = (count: number) => ({ ...CALM, step: 'BIDS', bids: { winners: Array.from({ length: count }) } });
  expect(revealedAfter(bids(0))).toBe(0);
  expect(revealedAfter(bids(3))).toBe(3);
  expect(revealedAfter(bids(40))).toBe(12);
});

test('every other step is shown at once, also when the raffle was before it', () => {
  expect(revealedAfter(CALM)).toBe(0);
  expect(revealedAfter({ ...CALM, step: 'RESULT', raffle: { quota: 3 }, bids: { winners: [1] } })).toBe(0);
});
