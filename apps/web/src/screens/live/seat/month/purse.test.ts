import { expect, test } from 'vitest';
import { type MonthDraft, NOTHING_CHOSEN, type SeatView } from './month-draft.ts';
import { purseOf, purseTold } from './purse.ts';

const wallet = { cash: 200, energy: 6, card: 0, next: 0, paid: 0, bid: 0, fees: 0, costs: 0, open: 0 };
const sealed = { option: 'A', buys: false, place: 2, isPlayed: false, score: null, pace: 'EXTRA', pays: true, bid: 50 };
const viewOf = (move: object | null) =>
  ({
    group: { month: 1, months: 4, phase: 'PRIVATE' },
    seat: { quota: 1, status: 'WAITING', motive: 'WORK' },
    wallet,
    month: { card: 1, coins: 40, due: 120, mayBuy: false, move, run: null },
  }) as unknown as SeatView;
const cashOf = (move: object | null, chosen: Partial<MonthDraft> = {}) =>
  purseOf(viewOf(move), { ...NOTHING_CHOSEN, ...chosen }).cash;

test('the head follows the month: card, payday, place, pace, instalment', () => {
  expect(cashOf(null)).toBe(200);
  expect(cashOf(null, { option: 'A' })).toBe(240);
  expect(cashOf(null, { option: 'A', isPaid: true })).toBe(340);
  const begun = { ...sealed, pace: null, pays: null, bid: null };
  expect(cashOf(begun)).toBe(400);
  expect(cashOf(begun, { pace: 'EXTRA' })).toBe(430);
  expect(cashOf(begun, { pace: 'EXTRA', pays: true })).toBe(310);
});

test('a sealed bid stays in the purse, and a changed one replaces it', () => {
  expect(cashOf(sealed)).toBe(310);
  expect(cashOf(sealed, { isChanging: true })).toBe(400);
});

test('an assembly shows the month’s balance with its last step', () => {
  const at = (step: string) =>
    purseTold({ group: { phase: 'ASSEMBLY' }, wallet, assembly: { step, steps: ['CALL', 'RESULT'] } } as never);
  expect(at('CALL')).toBeNull();
  expect(at('RESULT')).toBe(wallet);
});
