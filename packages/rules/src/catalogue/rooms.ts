import {
  type Game,
  MINIGAMES,
  type Minigame,
  type MinigameRoomId,
  PAID_BY,
  PAYMENT_ROOM_ID,
  type Resource,
  type RoomId,
} from '../vocabulary.ts';

/**
 * RULES 2.1. A room charges one resource and pays the other; the payment room does neither.
 * Rooms 2 and 3 break even at score 0.33, rooms 4 and 5 at 0.40: the first of each pair is safe, the second rewards
 * skill. Rewards are those of a normal campaign; New Game Plus adds to the maximum.
 */
export interface Room {
  readonly id: RoomId;
  readonly game: Game | null;
  /** Null for the payment. */
  readonly place: string | null;
  readonly costs: Resource | null;
  readonly pays: Resource | null;
  readonly min: number;
  readonly max: number;
}

/** Least and most that a room pays. */
const REWARDS: Readonly<Record<MinigameRoomId, readonly [min: number, max: number]>> = {
  2: [2, 9],
  3: [1, 11],
  4: [4, 9],
  5: [2, 12],
};

const PAYMENT_ROOM: Room = {
  id: PAYMENT_ROOM_ID,
  game: null,
  place: null,
  costs: null,
  pays: null,
  min: 0,
  max: 0,
};

const roomOf = ({ roomId, game, place, kind }: Minigame): Room => {
  const [min, max] = REWARDS[roomId];
  const costs = kind === 'work' ? 'energy' : 'effort';
  return { id: roomId, game, place, costs, pays: PAID_BY[kind], min, max };
};

/** Every room, in order of their ids. */
export const ROOMS: readonly Room[] = [PAYMENT_ROOM, ...MINIGAMES.map(roomOf)].sort((a, b) => a.id - b.id);
