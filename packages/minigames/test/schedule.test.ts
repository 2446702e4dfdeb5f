import { describe, expect, test } from 'vitest';
import { randomSeed } from '../src/bots/index.ts';
import { chart } from '../src/dancer/chart.ts';
import { GRID_CLUB } from '../src/dancer/grid.ts';
import { dancer, findMatches, legalSwaps, matches, runner, schedule, tapper, tapperConfig } from '../src/index.ts';
import { SEED, testDice } from './support/worlds.ts';

const dice = testDice(3);
const seeds = Array.from({ length: 25 }, () => randomSeed(dice));
const count = <T>(items: readonly T[], what: T): number => items.filter((item) => item === what).length;

describe('an evening at the snack bar', () => {
  test('has 64 guests, who come between ticks 22 and 2678, in order but for the jitter', () => {
    for (const seed of seeds) {
      const arrivals = schedule(seed);
      expect(arrivals).toHaveLength(64);
      for (const { at } of arrivals) {
        expect(at).toBeGreaterThanOrEqual(22);
        expect(at).toBeLessThanOrEqual(2678);
      }
    }
  });

  test('sends every eight guests to each counter twice', () => {
    for (const seed of seeds) {
      const lanes = schedule(seed).map(({ lane }) => lane);
      for (let i = 0; i < 64; i += 8)
        for (let lane = 0; lane < 4; lane += 1) expect(count(lanes.slice(i, i + 8), lane)).toBe(2);
    }
  });

  test('has two in a hurry and one double order among every ten', () => {
    for (const seed of seeds) {
      const guests = schedule(seed).slice(0, 60);
      for (let i = 0; i < 60; i += 10) {
        expect(guests.slice(i, i + 10).filter(({ hurried }) => hurried)).toHaveLength(2);
        expect(guests.slice(i, i + 10).filter(({ need }) => need === 2)).toHaveLength(1);
      }
    }
  });

  test('asks for more patience at the end than at the start', () => {
    const patient = schedule(SEED).filter(({ hurried }) => !hurried);
    expect(patient[0]?.patience).toBeLessThanOrEqual(540);
    expect(patient.at(-1)?.patience).toBeGreaterThanOrEqual(420);
    expect(patient[0]?.patience ?? 0).toBeGreaterThan(patient.at(-1)?.patience ?? 0);
  });
});

describe('the shelves', () => {
  test('start without a match and with at least four swaps', () => {
    for (const seed of seeds) {
      const { board } = matches.start(seed);
      expect(findMatches(board).cells.size).toBe(0);
      expect(legalSwaps(board).length).toBeGreaterThanOrEqual(4);
    }
  });

  test('hold six of seven products, and the list wants four of them, 72 items in all', () => {
    for (const seed of seeds) {
      const { board, kinds, list, need } = matches.start(seed);
      expect(new Set(kinds).size).toBe(6);
      expect(list).toEqual(kinds.slice(0, 4));
      expect([...need].sort()).toEqual([15, 18, 18, 21]);
      for (const kind of board) expect(kinds).toContain(kind);
    }
  });
});

describe('a dance', () => {
  test('has 84 notes whatever the seed, the first on beat 8 of the track', () => {
    for (const seed of seeds) {
      const notes = chart(seed, GRID_CLUB);
      expect(notes).toHaveLength(84);
      expect(notes[0]?.at).toBe(8 * 32);
    }
  });

  test('is as long as ever: two seconds of applause behind the last note', () => {
    const lengths = seeds.map((seed) => dancer.start(seed).end);
    for (const length of lengths) {
      expect(length).toBeGreaterThan(2850);
      expect(length).toBeLessThanOrEqual(2930);
    }
  });

  test('has its notes on half beats of 16 ticks', () => {
    for (const { at } of chart(SEED, GRID_CLUB)) expect(at % 16).toBe(0);
  });

  test('gives a finger nearly always a beat of rest, and a double to both hands', () => {
    let [tired, all] = [0, 0];
    for (const seed of seeds) {
      const notes = chart(seed, GRID_CLUB);
      for (const [i, note] of notes.entries()) {
        all += 1;
        if (notes.slice(0, i).some(({ at, lane }) => lane === note.lane && note.at - at < 32)) tired += 1;
        const twin = notes[i + 1];
        if (twin?.at === note.at) expect([note.lane < 2, twin.lane < 2]).toContain(true);
      }
    }
    expect(tired / all).toBeLessThan(0.01);
  });
});

describe('a street', () => {
  test('begins at 900 px, and its gaps shrink from about 600 px to about 475 px', () => {
    for (const seed of seeds) {
      const { obstacles } = runner.start(seed).street;
      expect(obstacles[0]?.x).toBe(900);
      const gaps = obstacles.slice(1).map(({ x }, i) => x - (obstacles[i]?.x ?? 0));
      expect(Math.max(...gaps)).toBeLessThanOrEqual(649);
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(430);
    }
  });

  test('has three wires, two cones, two dogs and one hole among every eight obstacles', () => {
    for (const seed of seeds) {
      const { obstacles } = runner.start(seed).street;
      const kinds = obstacles.map(({ kind }) => kind);
      for (let i = 0; i + 8 <= kinds.length; i += 8) {
        const eight = kinds.slice(i, i + 8);
        expect([count(eight, 'wire'), count(eight, 'cone'), count(eight, 'dog'), count(eight, 'hole')]).toEqual([
          3, 2, 2, 1,
        ]);
      }
    }
  });
});

test('nothing the player does changes which guests come', () => {
  let [idle, busy] = [tapper.start(SEED), tapper.start(SEED)];
  for (let tick = 0; tick < tapperConfig.TICKS; tick += 1) {
    idle = tapper.step(idle, []);
    busy = tapper.step(busy, tick % 40 === 0 ? [tick % 4] : []);
  }
  expect(idle.arrivals).toEqual(busy.arrivals);
});
