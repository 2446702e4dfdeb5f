import type { Movement } from '@consorcio/rules';
import { describe, expect, test } from 'vitest';
import { packMovements, unpackMovements } from './movement-codec.ts';

const BEGAN = new Date('2026-03-01T12:00:00.000Z');
const LATER = BEGAN.getTime() + 3_723_456;
const nothing = { cycle: 1, roomId: null, eventId: null, option: null, amount: null, energy: 0, effort: 0 };

const MOVEMENTS: readonly Movement[] = [
  { ...nothing, kind: 'START', energy: 5, effort: 5, balance: { energy: 5, effort: 5 } },
  { ...nothing, kind: 'ENTRY', roomId: 3, amount: 3, energy: -3, balance: { energy: 2, effort: 5 } },
  { ...nothing, kind: 'REWARD', roomId: 3, amount: 10, effort: 10, balance: { energy: 2, effort: 15 } },
  { ...nothing, kind: 'EVENT', eventId: 15, option: 2, energy: -1, effort: -1, balance: { energy: 1, effort: 14 } },
  { ...nothing, kind: 'EVENT', eventId: 9, effort: -2, balance: { energy: 1, effort: 12 } },
  { ...nothing, kind: 'INSTALMENT', amount: 9, effort: -9, balance: { energy: 1, effort: 3 } },
  { ...nothing, kind: 'BID_LOST', amount: 3, balance: { energy: 1, effort: 3 } },
  { ...nothing, kind: 'LATE_INSTALMENT', cycle: 2, amount: 0, balance: { energy: 1, effort: 3 } },
  { ...nothing, kind: 'BID_WON', cycle: 2, amount: 3, effort: -3, balance: { energy: 1, effort: 0 } },
];

describe('a statement that was kept', () => {
  test('gives every line back, with its time and the balance right after', () => {
    const packed =
      packMovements(MOVEMENTS.slice(0, 1), BEGAN.getTime(), BEGAN.getTime()) +
      packMovements(MOVEMENTS.slice(1), LATER, BEGAN.getTime());
    const at = (i: number): Date => (i === 0 ? BEGAN : new Date(LATER));
    expect(unpackMovements(packed, BEGAN)).toEqual(MOVEMENTS.map((movement, i) => ({ ...movement, at: at(i) })));
  });
  test('is empty when nothing moved', () => {
    expect(packMovements([], LATER, BEGAN.getTime())).toBe('');
    expect(unpackMovements('', BEGAN)).toEqual([]);
  });
  test('takes about sixteen bytes a line', () => {
    expect(packMovements(MOVEMENTS, LATER, BEGAN.getTime()).length / MOVEMENTS.length).toBeLessThan(18);
  });
});
