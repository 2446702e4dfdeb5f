import { expect, test } from 'vitest';
import { type BeforeInstalment, bestPayment, effortAfterRoom, keepsBestPayment, mostAtPayment } from './index.ts';

/** The moto: four instalments of 9, a work room costs 3 of energy, a leisure room 1 of effort. */
const MOTO = { rulebook: 3, dreamId: 2, isNewGamePlus: false };
const [SNACK_BAR, PIZZERIA, SHOPPING, CLUB] = [2, 3, 4, 5] as const;
const standing = (changes: Partial<BeforeInstalment>): BeforeInstalment => ({
  balance: { energy: 0, effort: 8 },
  cycle: 2,
  position: 1,
  createdByFailure: false,
  recoveries: 0,
  ...changes,
});
const recovery = (effort: number, energy = 0): BeforeInstalment =>
  standing({ balance: { energy, effort }, position: 4, createdByFailure: true, recoveries: 1 });

test('work without energy still pays a late instalment that lacks 2, and rest never does', () => {
  expect(bestPayment(MOTO, recovery(8))).toBe('NEXT');
  expect(bestPayment(MOTO, recovery(8), SNACK_BAR)).toBe('NEXT');
  expect(bestPayment(MOTO, recovery(8), PIZZERIA)).toBe('NEXT');
  expect([SHOPPING, CLUB].map((room) => bestPayment(MOTO, recovery(8), room))).toEqual(['NONE', 'NONE']);
});

test('a late instalment that lacks more than the best work brings has no way', () => {
  expect(bestPayment(MOTO, recovery(6))).toBe('NONE');
  expect(bestPayment(MOTO, recovery(6, 6))).toBe('NEXT');
});

test('an instalment that cannot be paid in time can be paid in a recovery, as long as one is left', () => {
  const broke = standing({ balance: { energy: 0, effort: 0 }, position: 3 });
  expect(bestPayment(MOTO, broke)).toBe('RECOVERED');
  expect(bestPayment(MOTO, broke, SHOPPING)).toBe('RECOVERED');
  expect(bestPayment(MOTO, { ...broke, recoveries: 2 })).toBe('NONE');
});

test('rest keeps the way where there is time to work afterwards, and loses it at the last free stage', () => {
  const early = standing({ balance: { energy: 0, effort: 6 } });
  expect(keepsBestPayment(MOTO, early, SHOPPING)).toBe(true);
  expect(keepsBestPayment(MOTO, { ...early, position: 3 }, SHOPPING)).toBe(false);
});

test('what three stars give counts once, for the run after the first: two tired shifts instead of an exhausted one', () => {
  const most = (position: number): number =>
    mostAtPayment({ ...MOTO, rulebook: 4 }, standing({ balance: { energy: 5, effort: 0 }, position }), PIZZERIA);
  expect([most(3), most(2)]).toEqual([8, 8 + 8]);
});

test('what a room leaves counts entry, vigor and every score', () => {
  expect(effortAfterRoom(MOTO, { energy: 0, effort: 8 }, SNACK_BAR)).toEqual({ least: 10, most: 11 });
  expect(effortAfterRoom(MOTO, { energy: 6, effort: 8 }, PIZZERIA)).toEqual({ least: 9, most: 19 });
  expect(effortAfterRoom(MOTO, { energy: 0, effort: 8 }, CLUB)).toEqual({ least: 7, most: 7 });
});
