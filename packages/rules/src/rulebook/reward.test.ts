import { must } from '@consorcio/kernel';
import { describe, expect, test } from 'vitest';
import { draw } from '../../test/support/vectors.ts';
import type { RoomId, StageOrdinal } from '../vocabulary.ts';
import { CARE, careOf } from './care.ts';
import { rulebookOf, termsOf } from './registry.ts';
import {
  drawMovement,
  honestRange,
  minigameRoomOf,
  type Run,
  rewardRange,
  rewardsOf,
  roomOf,
  wageOf,
} from './reward.ts';
import { vigorAt, vigorLevelOf } from './vigor.ts';

const terms = termsOf({ rulebook: 3, dreamId: 4, isNewGamePlus: false });
const plus = termsOf({ rulebook: 3, dreamId: 4, isNewGamePlus: true });
const room = (id: RoomId) => must(roomOf(rulebookOf(3), id), `room ${id}`);
const wage = (id: RoomId, run: Run, mode = terms): number => wageOf(mode.rulebook, rewardRange(mode, room(id)), run);
const STAGE = 1 as StageOrdinal;

describe('the wage of a run', () => {
  test.each([
    [2, 6_000, 100, 6],
    [2, 0, 100, 2],
    [2, 10_000, 100, 9],
    [2, 6_000, 15, 3],
    [4, 6_000, 100, 7],
    [4, 9_500, 100, 8],
  ] as const)('in room %i, score %i, vigor %i is %i', (id, scoreBp, vigor, paid) => {
    expect(wage(id, { scoreBp, vigor })).toBe(paid);
  });

  test.each([
    [3, [5, 6, 7, 8, 10]],
    [5, [6, 7, 8, 9, 11]],
  ] as const)('in room %i follows the day: %j', (id, paid) => {
    expect([0, 1, 2, 3, 4].map((movement) => wage(id, { scoreBp: 6_000, vigor: 100, movement }))).toEqual(paid);
  });

  test('is about the same for any honest run, and pays the shift where hands are slow', () => {
    const wages = [500, 2_000, 5_000, 9_000].map((scoreBp) => wage(2, { scoreBp, vigor: 100 }));
    expect(new Set(wages)).toEqual(new Set([6, 7]));
    expect(wage(2, { scoreBp: 45, vigor: 100 })).toBe(2);
  });

  test('rounds the exact figure half up, and never leaves the range of the room', () => {
    for (const id of [2, 3, 4, 5] as const) {
      const { min, max } = room(id);
      for (const vigor of [100, 85, 15]) {
        for (let scoreBp = 0; scoreBp <= 10_000; scoreBp += 7) {
          const exact = min + (careOf(CARE, scoreBp) * vigor * (max - min)) / 1_000_000;
          expect(wage(id, { scoreBp, vigor })).toBe(Math.floor(exact + 0.5));
          for (const movement of [0, 4]) {
            const paid = wage(id, { scoreBp, vigor, movement });
            expect(paid).toBeGreaterThanOrEqual(min);
            expect(paid).toBeLessThanOrEqual(max);
          }
        }
      }
    }
  });

  test('of nothing played is the least, of a perfect run the most, two more in New Game Plus', () => {
    for (const id of [2, 3, 4, 5] as const) {
      expect(wage(id, { scoreBp: 0, vigor: 15 })).toBe(room(id).min);
      expect(wage(id, { scoreBp: 10_000, vigor: 100 })).toBe(room(id).max);
      expect(wage(id, { scoreBp: 10_000, vigor: 100 }, plus)).toBe(room(id).max + 2);
    }
  });
});

describe('the movement of the day', () => {
  const { rulebook } = terms;

  test('is drawn by the number of the stage, in the bold rooms alone', () => {
    const drawn = [1, 2, 3, 6, 7, 8].map((n) =>
      drawMovement(rulebook, { roomId: 3, scoreBp: 6_000, ordinal: n as StageOrdinal }, draw),
    );
    expect(drawn).toEqual([4, 2, 4, 1, 4, 4]);
    const inRoom = (roomId: RoomId) => drawMovement(rulebook, { roomId, scoreBp: 6_000, ordinal: STAGE }, draw);
    expect([2, 3, 4, 5].map((id) => inRoom(id as RoomId))).toEqual([undefined, 4, undefined, 4]);
  });

  test('has no part in a run that is not honest', () => {
    const at = (scoreBp: number) => drawMovement(rulebook, { roomId: 3, scoreBp, ordinal: STAGE }, draw);
    expect([0, 499, 500].map(at)).toEqual([undefined, undefined, 4]);
  });

  test('that is usual pays what is paid where the day has no part', () => {
    const usual = rulebook.movement.steps.indexOf(0);
    for (let scoreBp = 0; scoreBp <= 10_000; scoreBp += 7)
      expect(wage(3, { scoreBp, vigor: 100, movement: usual })).toBe(wage(3, { scoreBp, vigor: 100 }));
  });

  test('has the mean of 0, so that a bold room pays more in the mean by its range alone', () => {
    expect(rulebook.movement.steps.reduce((sum, step) => sum + step, 0)).toBe(0);
  });
});

test('an honest run pays within two points in a steady room, and between the weakest and the strongest day in a bold one', () => {
  const today = (id: RoomId, vigor: number) => honestRange(terms.rulebook, id, rewardRange(terms, room(id)), vigor);
  expect([100, 85, 15].map((vigor) => today(2, vigor))).toEqual([
    { min: 6, max: 7 },
    { min: 5, max: 6 },
    { min: 3, max: 3 },
  ]);
  expect(today(3, 100)).toEqual({ min: 4, max: 10 });
  expect(today(4, 100)).toEqual({ min: 7, max: 7 });
  expect(today(5, 100)).toEqual({ min: 5, max: 11 });
});

describe('a room', () => {
  test('a room without a reward rule is a mistake of ours', () => {
    expect(() => minigameRoomOf(rulebookOf(3), 1)).toThrow('ROOM_REWARD_HANDLER_MISSING');
    expect(() => minigameRoomOf(rulebookOf(3), undefined)).toThrow('ROOM_REWARD_HANDLER_MISSING');
  });
});

test('the table of rewards leaves the unused resource at 0 and adds 2 to the maximum in New Game Plus', () => {
  const ids = rulebookOf(3).rooms.map(({ id }) => id);
  const table = ids.map((id) => Object.values(rewardsOf(terms, room(id))));
  expect(table).toEqual([
    [0, 0, 0, 0],
    [2, 9, 0, 0],
    [1, 11, 0, 0],
    [0, 0, 4, 9],
    [0, 0, 2, 12],
  ]);
  const inPlus = ids.map((id) => Object.values(rewardsOf(plus, room(id))));
  expect(inPlus).toEqual([
    [0, 0, 0, 0],
    [2, 11, 0, 0],
    [1, 13, 0, 0],
    [0, 0, 4, 11],
    [0, 0, 2, 14],
  ]);
});

describe('vigor', () => {
  test.each([
    [7, 'FRESH', 100],
    [6, 'FRESH', 100],
    [5, 'TIRED', 85],
    [3, 'TIRED', 85],
    [2, 'EXHAUSTED', 15],
    [0, 'EXHAUSTED', 15],
  ] as const)('with %i energy at the door of a work room is %s', (energy, level, percent) => {
    expect(vigorLevelOf(terms, energy)).toBe(level);
    expect(vigorAt(terms, 'energy', energy)).toBe(percent);
  });

  test('is always full at leisure', () => {
    expect(vigorAt(terms, 'effort', 0)).toBe(100);
  });
});
