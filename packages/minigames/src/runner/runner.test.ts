import { describe, expect, test } from 'vitest';
import { PX } from '../fixed.ts';
import * as C from './config.ts';
import { runner } from './index.ts';
import { clearWorth } from './score.ts';
import type { Runner } from './state.ts';
import type { Obstacle, Treat } from './street.ts';

const SEED = '000102030405060708090a0b0c0d0e0f';
/** A street with one thing on it, and the runner some pixels before it. */
const aStreet = (obstacles: readonly Obstacle[], treats: readonly Treat[] = [], run: Partial<Runner> = {}): Runner => ({
  ...runner.start(SEED),
  street: { obstacles, treats },
  ...run,
});
const play = (s: Runner, ticks: number, press: Record<number, number> = {}): Runner => {
  let state = s;
  for (let i = 0; i < ticks; i += 1) {
    const code = press[i];
    state = runner.step(state, code === undefined ? [] : [code]);
  }
  return state;
};
const cone = { x: 200, kind: 'cone' } as const;
const wire = { x: 200, kind: 'wire' } as const;
const dog = { x: 200, kind: 'dog' } as const;

describe('an obstacle', () => {
  test('that stands is cleared by a jump, and earns five points', () => {
    expect(play(aStreet([cone]), 50, { 15: C.JUMP })).toMatchObject({ points: 5, streak: 1, stumbles: 0 });
    expect(play(aStreet([dog]), 50, { 15: C.JUMP })).toMatchObject({ points: 5, stumbles: 0 });
  });

  test('that hangs is cleared by ducking, and not by jumping', () => {
    expect(play(aStreet([wire]), 50, { 18: C.DUCK })).toMatchObject({ points: 5, stumbles: 0 });
    expect(play(aStreet([wire]), 50, { 15: C.JUMP }).stumbles).toBe(1);
  });

  test('that is met costs at most six points and half the speed for a while, but never ends the run', () => {
    const s = play(aStreet([cone], [], { points: 50, streak: 7 }), 30);
    expect(s).toMatchObject({ stumbles: 1, points: 44, streak: 0, hot: false });
    expect(s.stumble).toBeGreaterThan(0);
    expect(runner.isOver(s)).toBe(false);
  });

  test('counts neither way while the runner is untouchable', () => {
    expect(play(aStreet([cone], [], { safe: 60 }), 45)).toMatchObject({ points: 0, stumbles: 0, nextObstacle: 1 });
  });
});

describe('a jump', () => {
  test('lasts forty ticks and rises about 175 px', () => {
    let s = aStreet([]);
    let [airborne, highest] = [0, 0];
    s = runner.step(s, [C.JUMP]);
    while (s.y > 0) {
      airborne += 1;
      highest = Math.max(highest, s.y);
      s = runner.step(s, []);
    }
    expect(airborne).toBe(40);
    expect(highest / PX).toBeGreaterThan(165);
    expect(highest / PX).toBeLessThan(180);
  });

  test('pressed up to eight ticks before landing is kept', () => {
    expect(play(aStreet([]), 42, { 0: C.JUMP, 34: C.JUMP }).y).toBeGreaterThan(0);
    expect(play(aStreet([]), 42, { 0: C.JUMP, 28: C.JUMP }).y).toBe(0);
  });

  test('turns into a dive when ducking in the air', () => {
    const s = play(aStreet([]), 28, { 0: C.JUMP, 12: C.DUCK });
    expect(s.y).toBe(0);
    expect(s.duck).toBeGreaterThan(0);
  });
});

describe('a door', () => {
  const atTheDoor = { x: (C.DOOR_EVERY - 1) * PX, cleared: true };
  test('pays 12, and 18 more when nobody stumbled since the last', () => {
    expect(runner.step(aStreet([], [], atTheDoor), [])).toMatchObject({ doors: 1, points: 30 });
    expect(runner.step(aStreet([], [], { ...atTheDoor, hot: false }), [])).toMatchObject({ points: 12, hot: true });
  });

  test('pays nothing to who cleared no obstacle since the last', () => {
    expect(runner.step(aStreet([], [], { ...atTheDoor, cleared: false }), [])).toMatchObject({ doors: 1, points: 0 });
  });
});

describe('treats', () => {
  test('pay two a coin and eight a box, once', () => {
    const treats = [
      { x: 100, y: 90, box: false },
      { x: 150, y: 90, box: true },
    ];
    expect(play(aStreet([], treats), 40).points).toBe(10);
  });

  test('are not taken while the runner is untouchable after a stumble', () => {
    const coin = [{ x: 100, y: 90, box: false }];
    expect(play(aStreet([], coin, { safe: 60 }), 40).points).toBe(0);
  });
});

describe('one key', () => {
  test('ducks for a wire that is near and jumps for anything else, at three quarters of the worth', () => {
    expect(play(aStreet([wire]), 50, { 18: C.ACT })).toMatchObject({ points: 3, stumbles: 0 });
    expect(play(aStreet([cone]), 50, { 15: C.ACT })).toMatchObject({ points: 3, stumbles: 0 });
    expect([clearWorth(1, false), clearWorth(9, false), clearWorth(9, true)]).toEqual([5, 8, 6]);
  });

  test('pressed for nothing costs five points and the streak', () => {
    expect(play(aStreet([], [], { points: 20, streak: 4 }), 45, { 0: C.ACT })).toMatchObject({ points: 15, streak: 0 });
  });

  test('is ignored within thirty ticks, and each press restarts them', () => {
    expect(play(aStreet([]), 60, { 0: C.ACT, 25: C.ACT, 50: C.ACT }).y).toBe(0);
  });
});
