import { must } from '@consorcio/kernel';
import { describe, expect, test } from 'vitest';
import { dreamOf } from '../campaign/current.ts';
import { ROOM_IDS, type RoomId } from '../vocabulary.ts';
import { minigameRoomOf, rewardOf, rewardsOf, roomOf } from './reward.ts';
import { vigorAt, vigorLevelAt } from './vigor.ts';

const room = (id: RoomId) => must(roomOf(id), `room ${id}`);
const ENTRY_ENERGY = dreamOf({ dreamId: 4 }).entryCostEnergy;

describe('the reward of a minigame', () => {
  test.each([
    [2, 6000, 6, false, 6],
    [3, 6000, 4, false, 6],
    [3, 10000, 0, false, 3],
    [5, 6000, 0, false, 8],
    [3, 8500, 9, true, 11],
  ] as const)('room %i, score %i, energy %i, new game plus %s pays %i', (id, score, energy, isNewGamePlus, paid) => {
    const { costs } = minigameRoomOf(id);
    const vigor = vigorAt(costs, energy, ENTRY_ENERGY);
    expect(rewardOf(room(id), score, vigor, isNewGamePlus)).toBe(paid);
  });

  test('is what rounding the exact figure gives, half up, for every score and vigor', () => {
    for (const id of [2, 3, 4, 5] as const) {
      const { min, max } = room(id);
      for (const vigor of [100, 85, 15]) {
        for (let score = 0; score <= 10_000; score += 7) {
          const exact = min + (score * vigor * (max - min)) / 1_000_000;
          expect(rewardOf(room(id), score, vigor, false)).toBe(Math.floor(exact + 0.5));
        }
      }
    }
  });

  test('never lies below the minimum, and a perfect score at full vigor pays the maximum', () => {
    for (const id of [2, 3, 4, 5] as const) {
      expect(rewardOf(room(id), 0, 15, false)).toBe(room(id).min);
      expect(rewardOf(room(id), 10_000, 100, false)).toBe(room(id).max);
      expect(rewardOf(room(id), 10_000, 100, true)).toBe(room(id).max + 2);
    }
  });

  test('a room without a reward rule is a mistake of ours', () => {
    expect(() => minigameRoomOf(1)).toThrow('ROOM_REWARD_HANDLER_MISSING');
    expect(() => minigameRoomOf(undefined)).toThrow('ROOM_REWARD_HANDLER_MISSING');
  });
});

test('the table of rewards leaves the unused resource at 0 and adds 2 to the maximum in New Game Plus', () => {
  const table = ROOM_IDS.map((id) => Object.values(rewardsOf(room(id), false)));
  expect(table).toEqual([
    [0, 0, 0, 0],
    [2, 9, 0, 0],
    [1, 11, 0, 0],
    [0, 0, 4, 9],
    [0, 0, 2, 12],
  ]);
  const plus = ROOM_IDS.map((id) => Object.values(rewardsOf(room(id), true)));
  expect(plus).toEqual([
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
    expect(vigorLevelAt(energy, ENTRY_ENERGY)).toBe(level);
    expect(vigorAt('energy', energy, ENTRY_ENERGY)).toBe(percent);
  });

  test('is always full at leisure', () => {
    expect(vigorAt('effort', 0, ENTRY_ENERGY)).toBe(100);
  });
});
