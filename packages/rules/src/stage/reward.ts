import { BrokenInvariant } from '@consorcio/kernel';
import { ROOMS, type Room } from '../catalogue/index.ts';
import type { Resource, RoomId } from '../vocabulary.ts';

/** New Game Plus raises every room's maximum by this much (SPEC section 9). */
export const NEW_GAME_PLUS_MAX_BONUS = 2;
/** 10,000 basis points times 100 percent: a perfect score at full vigor. */
const WHOLE = 1_000_000;

/** A room that charges one resource and pays another. */
export interface MinigameRoom extends Room {
  readonly costs: Resource;
  readonly pays: Resource;
}

export interface RoomRewards {
  readonly minEffort: number;
  readonly maxEffort: number;
  readonly minEnergy: number;
  readonly maxEnergy: number;
}

export const roomOf = (id: number): Room | null => ROOMS.find((room) => room.id === id) ?? null;

/**
 * The room with its reward rule.
 * @throws BrokenInvariant ROOM_REWARD_HANDLER_MISSING for a room that pays nothing
 */
export function minigameRoomOf(id: RoomId | undefined): MinigameRoom {
  const room = ROOMS.find((candidate) => candidate.id === id);
  if (room === undefined || room.costs === null || room.pays === null) {
    throw new BrokenInvariant('ROOM_REWARD_HANDLER_MISSING', `room ${id}`);
  }
  return { ...room, costs: room.costs, pays: room.pays };
}

const maximumOf = (room: Room, isNewGamePlus: boolean): number =>
  room.max + (isNewGamePlus && room.pays !== null ? NEW_GAME_PLUS_MAX_BONUS : 0);

/** What a minigame pays: integers only, half rounds up (RULES 4.6). `scoreBp` 0 to 10000, `vigor` in percent. */
export function rewardOf(room: Room, scoreBp: number, vigor: number, isNewGamePlus: boolean): number {
  const span = maximumOf(room, isNewGamePlus) - room.min;
  return room.min + Math.floor((scoreBp * vigor * span + WHOLE / 2) / WHOLE);
}

/** The table's rewards of a room (RULES 2.1); the fields of the resource it does not pay are 0. */
export function rewardsOf(room: Room, isNewGamePlus: boolean): RoomRewards {
  const max = maximumOf(room, isNewGamePlus);
  const rewards = { minEffort: 0, maxEffort: 0, minEnergy: 0, maxEnergy: 0 };
  if (room.pays === 'effort') return { ...rewards, minEffort: room.min, maxEffort: max };
  if (room.pays === 'energy') return { ...rewards, minEnergy: room.min, maxEnergy: max };
  return rewards;
}
