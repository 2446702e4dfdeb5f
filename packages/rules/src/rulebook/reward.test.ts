import { must } from '@consorcio/kernel';
import { describe, expect, test } from 'vitest';
import type { RoomId } from '../vocabulary.ts';
import { rulebookOf, termsOf } from './registry.ts';
import { minigameRoomOf, rewardFor, rewardRange, rewardsOf, roomOf } from './reward.ts';
import { vigorAt, vigorLevelOf } from './vigor.ts';

const terms = termsOf({ rulebook: 2, dreamId: 4, isNewGamePlus: false });
const plus = termsOf({ rulebook: 2, dreamId: 4, isNewGamePlus: true });
const room = (id: RoomId) => must(roomOf(rulebookOf(2), id), `room ${id}`);
const rewardOf = (id: RoomId, score: number, vigor: number, isPlus: boolean) =>
  rewardFor(rewardRange(isPlus ? plus : terms, room(id)), score, vigor);

describe('the reward of a minigame', () => {
  test.each([
    [2, 6000, 6, false, 6],
    [3, 6000, 4, false, 6],
    [3, 10000, 0, false, 3],
    [5, 6000, 0, false, 8],
    [3, 8500, 9, true, 11],
  ] as const)('room %i, score %i, energy %i, new game plus %s pays %i', (id, score, energy, isNewGamePlus, paid) => {
    const { costs } = minigameRoomOf(rulebookOf(2), id);
    const vigor = vigorAt(terms, costs, energy);
    expect(rewardOf(id, score, vigor, isNewGamePlus)).toBe(paid);
  });

  test('is what rounding the exact figure gives, half up, for every score and vigor', () => {
    for (const id of [2, 3, 4, 5] as const) {
      const { min, max } = room(id);
      for (const vigor of [100, 85, 15]) {
        for (let score = 0; score <= 10_000; score += 7) {
          const exact = min + (score * vigor * (max - min)) / 1_000_000;
          expect(rewardOf(id, score, vigor, false)).toBe(Math.floor(exact + 0.5));
        }
      }
    }
  });

  test('never lies below the minimum, and a perfect score at full vigor pays the maximum', () => {
    for (const id of [2, 3, 4, 5] as const) {
      expect(rewardOf(id, 0, 15, false)).toBe(room(id).min);
      expect(rewardOf(id, 10_000, 100, false)).toBe(room(id).max);
      expect(rewardOf(id, 10_000, 100, true)).toBe(room(id).max + 2);
    }
  });

  test('a room without a reward rule is a mistake of ours', () => {
    expect(() => minigameRoomOf(rulebookOf(2), 1)).toThrow('ROOM_REWARD_HANDLER_MISSING');
    expect(() => minigameRoomOf(rulebookOf(2), undefined)).toThrow('ROOM_REWARD_HANDLER_MISSING');
  });
});

test('the table of rewards leaves the unused resource at 0 and adds 2 to the maximum in New Game Plus', () => {
  const ids = rulebookOf(2).rooms.map(({ id }) => id);
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
