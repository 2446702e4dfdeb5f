import { expect, test } from 'vitest';
import { clockOf, RAFFLE_REVEALED, revealedAfter, timeSentence } from './time.ts';

test('the time is said at 60 and at 15 seconds, once each, and not when it is over', () => {
  const clock = [61_000, 60_000, 59_000, 16_000, 15_000, 14_000, 0];
  const said = clock.slice(1).map((left, i) => timeSentence(clock[i] ?? 0, left));
  expect(said).toEqual(['Falta 1 minuto.', null, null, 'Faltam 15 segundos.', null, null]);
});

test.each([
  [300_000, [5, '00']],
  [59_001, [1, '00']],
  [9_000, [0, '09']],
  [-5, [0, '00']],
])('%i ms are read as %j', (left, expected) => {
  expect(clockOf(left)).toEqual(expected);
});

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
