import { describe, expect, test } from 'vitest';
import * as C from './config.ts';
import { plateWorth, shrugCost } from './score.ts';
import { type Guest, owed, start, type Tapper } from './state.ts';
import { step } from './step.ts';

const SEED = '000102030405060708090a0b0c0d0e0f';
const aGuest = (guest: Partial<Guest> = {}): Guest => ({
  lane: 1,
  food: 2,
  hurried: false,
  need: 1,
  x: C.FRONT_STOP,
  patience: 400,
  full: 400,
  ...guest,
});
/** A quiet evening: nobody comes but the guests named. */
const aBar = (bar: Partial<Tapper> = {}): Tapper => ({ ...start(SEED), arrivals: [], ...bar });
const play = (s: Tapper, ticks: number, press: Record<number, number> = {}): Tapper => {
  let state = s;
  for (let i = 0; i < ticks; i += 1) {
    const code = press[i];
    state = step(state, code === undefined ? [] : [code]);
  }
  return state;
};

describe('serving', () => {
  test('takes six ticks a counter and eleven more, then the plate slides', () => {
    const bar = aBar({ guests: [aGuest({ lane: 3 })] });
    expect(play(bar, 2 * C.MOVE + C.SERVE, { 0: 3 }).plates).toHaveLength(0);
    expect(play(bar, 2 * C.MOVE + C.SERVE + 1, { 0: 3 }).plates).toEqual([
      { lane: 3, x: C.PLATE_FROM - C.SLIDE, food: 2 },
    ]);
  });

  test('earns more the more patience is left, and keeps a streak', () => {
    const s = play(aBar({ guests: [aGuest()] }), 40, { 0: 1 });
    expect(s).toMatchObject({ served: 1, streak: 1, guests: [] });
    expect(s.points).toBeGreaterThan(12);
  });

  test('needs two plates for a double order, and never owes a third', () => {
    const bar = aBar({ guests: [aGuest({ need: 2 })] });
    expect(owed(bar, 1)).toBe(2);
    const one = play(bar, 30, { 0: 1 });
    expect(one.guests[0]?.need).toBe(1);
    expect(play(one, 30, { 0: 1 })).toMatchObject({ served: 2, guests: [] });
  });

  test('of a press that comes while busy is kept, the newest replacing the older', () => {
    expect(play(aBar(), 3, { 0: 1, 1: 0, 2: 3 }).wanted).toBe(3);
  });
});

describe('waste', () => {
  test('is a shrug of 70 ticks that costs more each time', () => {
    const s = play(aBar({ points: 50, streak: 5 }), C.SERVE + 1, { 0: 1 });
    expect(s).toMatchObject({ shrug: C.SHRUG, shrugs: 1, streak: 0, points: 47 });
    expect([1, 2, 3, 4, 5].map(shrugCost)).toEqual([3, 6, 11, 18, 27]);
    expect(shrugCost(40)).toBe(80);
  });

  test('never takes the last point', () => {
    expect(play(aBar({ points: 2 }), C.SERVE + 1, { 0: 1 }).points).toBe(1);
  });
});

describe('a guest who is not served', () => {
  test('leaves when patience ends, takes a heart, three points and the streak', () => {
    const s = play(aBar({ guests: [aGuest({ patience: 1 })], points: 10, streak: 4 }), 1);
    expect(s).toMatchObject({ guests: [], hearts: 2, points: 7, streak: 0, lost: 1 });
  });

  test('keeps patience until seated', () => {
    expect(play(aBar({ guests: [aGuest({ x: C.DOOR })] }), 10).guests[0]?.patience).toBe(400);
  });

  test('waits behind the one ahead', () => {
    const s = play(aBar({ guests: [aGuest(), aGuest({ x: C.DOOR })] }), 200);
    expect(s.guests[1]?.x).toBe(C.FRONT_STOP - C.GUEST_GAP);
  });
});

test('with the last heart gone everybody breathes for 120 ticks and three hearts come back', () => {
  const s = play(aBar({ hearts: 1, guests: [aGuest({ patience: 1 }), aGuest({ lane: 0 })] }), 1);
  expect(s).toMatchObject({ hearts: 0, breather: C.BREATHER, guests: [] });
  expect(play(s, C.BREATHER)).toMatchObject({ hearts: 3, breather: 0 });
});

test('a plate is worth 4, up to 12 for patience and up to 8 for the streak', () => {
  expect(plateWorth(aGuest({ patience: 0 }), 1)).toBe(4);
  expect(plateWorth(aGuest(), 2)).toBe(16);
  expect(plateWorth(aGuest(), 99)).toBe(24);
});
