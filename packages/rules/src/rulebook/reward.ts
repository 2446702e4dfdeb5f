import { BrokenInvariant } from '@consorcio/kernel';
import { type Game, MINIGAMES, PAID_BY, type Resource, type RoomId } from '../vocabulary.ts';
import type { RoomTerms } from './parts.ts';
import { inMode, type Rulebook, type Terms } from './rulebook.ts';

/** The best score that there is, in basis points (RULES 4.5). */
export const BEST_SCORE = 10_000;
/** 10,000 basis points times 100 percent: a perfect score at full vigor. */
const WHOLE = 1_000_000;

/** A room with the minigame of its place; the payment's room has none and moves nothing (RULES 2.1). */
export interface Room extends RoomTerms {
  readonly game: Game | null;
  readonly costs: Resource | null;
  readonly pays: Resource | null;
}

/** A room that charges one resource and pays another. */
interface MinigameRoom extends Room {
  readonly game: Game;
  readonly costs: Resource;
  readonly pays: Resource;
}

/** What a reward hangs on, beside the room. */
type Mode = Pick<Terms, 'rulebook' | 'isNewGamePlus'>;

/** Least and most that a room pays, by resource; the fields of the resource that it does not pay are 0. */
export interface RoomRewards {
  readonly minEffort: number;
  readonly maxEffort: number;
  readonly minEnergy: number;
  readonly maxEnergy: number;
}

function withMinigame({ id, min, max }: RoomTerms): Room {
  const minigame = MINIGAMES.find(({ roomId }) => roomId === id);
  if (minigame === undefined) return { id, min, max, game: null, costs: null, pays: null };
  const { game, kind } = minigame;
  return { id, min, max, game, costs: kind === 'work' ? 'energy' : 'effort', pays: PAID_BY[kind] };
}

/** The rooms of a rulebook (RULES 2.1). */
export const roomsOf = ({ rooms }: Rulebook): readonly Room[] => rooms.map(withMinigame);

/** The room of that number, or null for an unknown one. */
export function roomOf({ rooms }: Rulebook, id: number): Room | null {
  const terms = rooms.find((room) => room.id === id);
  return terms === undefined ? null : withMinigame(terms);
}

/**
 * The room with its reward rule.
 * @throws BrokenInvariant ROOM_REWARD_HANDLER_MISSING for a room that pays nothing
 */
export function minigameRoomOf(rulebook: Rulebook, id: RoomId | undefined): MinigameRoom {
  const room = id === undefined ? null : roomOf(rulebook, id);
  if (room === null || room.game === null || room.costs === null || room.pays === null) {
    throw new BrokenInvariant('ROOM_REWARD_HANDLER_MISSING', `room ${id}`);
  }
  const { min, max, game, costs, pays } = room;
  return { id: room.id, min, max, game, costs, pays };
}

/** Least and most that a room pays in a campaign, in the resource of its place; New Game Plus counted in. */
export function rewardRange(terms: Mode, { min, max, pays }: Room): { readonly min: number; readonly max: number } {
  return { min, max: max + (pays === null ? 0 : inMode(terms, terms.rulebook.roomBonus)) };
}

/**
 * What a score pays: whole numbers only, half rounds up (RULES 4.6). `scoreBp` 0 to 10000, `vigor` in percent; the
 * range and the reward in the resource of the place.
 */
export const rewardFor = (
  { min, max }: { readonly min: number; readonly max: number },
  scoreBp: number,
  vigor: number,
): number => min + Math.floor((scoreBp * vigor * (max - min) + WHOLE / 2) / WHOLE);

/** The table's rewards of a room in a campaign (RULES 2.1). */
export function rewardsOf(terms: Mode, room: Room): RoomRewards {
  const { min, max } = rewardRange(terms, room);
  const rewards = { minEffort: 0, maxEffort: 0, minEnergy: 0, maxEnergy: 0 };
  if (room.pays === 'effort') return { ...rewards, minEffort: min, maxEffort: max };
  if (room.pays === 'energy') return { ...rewards, minEnergy: min, maxEnergy: max };
  return rewards;
}
