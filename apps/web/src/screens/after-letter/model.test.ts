import { LOT_BOX, MAP_BOX, SIDE_BOX } from '@consorcio/art/city-boxes';
import { describe, expect, test } from 'vitest';
import { statementEntry } from '../../../test/statement-entry.ts';
import { emptiedReserve, lotShot, SIZES } from './model.ts';

const month = (month: number, paid: boolean) => ({ month, paid, works: 2 as const, eventId: 1, option: null });
const won = (effort: number) => [
  statementEntry({ kind: 'INSTALMENT', cycle: 3, amount: 12 }),
  statementEntry({ kind: 'BID_WON', cycle: 3, amount: 30, effort: -30, balance: { energy: 1, effort } }),
  statementEntry({ kind: 'LATE_INSTALMENT', cycle: 5, amount: 8 }),
];
const MISSED = [month(4, true), month(5, false), month(6, false)];

test('a bid that left less than an instalment is told beside the bills that were missed', () => {
  expect(emptiedReserve(won(2), MISSED)).toEqual({ bid: 30, left: 2, missed: 2 });
});
test('a bid that kept an instalment is not blamed for a bill that was missed', () => {
  expect(emptiedReserve(won(12), MISSED)).toBeNull();
});
test('where every bill was paid, or a raffle gave the letter, no bid is blamed', () => {
  expect(emptiedReserve(won(0), [month(4, true)])).toBeNull();
  expect(emptiedReserve([statementEntry({ kind: 'INSTALMENT', amount: 12 })], MISSED)).toBeNull();
});

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 375, height: 667 };

describe.each([
  ['above a card on a phone', { left: 0, top: 125, width: 375, height: 250 }, PHONE],
  ['beside a card on a desktop', { left: 0, top: 140, width: 880, height: 760 }, DESKTOP],
  ['in a strip that is too small for it', { left: 0, top: 125, width: 375, height: 0 }, PHONE],
  ['beside a card of a phone that lies', { left: 0, top: 215, width: 190, height: 145 }, { width: 740, height: 360 }],
])('the lot %s', (_, free, window) => {
  const { px, left, top } = lotShot(free, window);
  test('stands in the middle of what is free', () => {
    expect(left + px * (LOT_BOX.x + LOT_BOX.width / 2)).toBeCloseTo(free.left + free.width / 2);
    expect(top + px * (LOT_BOX.y + LOT_BOX.height / 2)).toBeCloseTo(free.top + free.height / 2);
  });
  test('is never too small to be told', () => {
    expect(px).toBeGreaterThanOrEqual(SIZES.least);
  });
  test('has the town to every edge of the window', () => {
    expect(left + px * SIDE_BOX.left.x).toBeLessThanOrEqual(0);
    expect(left + px * (SIDE_BOX.right.x + SIDE_BOX.right.width)).toBeGreaterThanOrEqual(window.width);
    expect(top + px * MAP_BOX.height).toBeGreaterThanOrEqual(window.height - 0.001);
  });
});

test('the lot fills what is free, but is not blown up', () => {
  expect(lotShot({ left: 0, top: 0, width: 2 * LOT_BOX.width, height: 1.3 * LOT_BOX.height }, PHONE).px).toBeCloseTo(
    1.3,
  );
  expect(lotShot({ left: 0, top: 0, width: 1800, height: 1200 }, DESKTOP).px).toBe(SIZES.most);
});
