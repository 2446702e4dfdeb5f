import type { Game, Resource, RoomId } from '../vocabulary.ts';

/**
 * RULES 2.1. A room charges one resource and pays the other; the payment room does neither.
 * Rooms 2 and 3 break even at score 0.33, rooms 4 and 5 at 0.40: the first of each pair is safe, the second rewards
 * skill. Rewards are those of a normal campaign; New Game Plus adds to the maximum.
 */
export interface Room {
  readonly id: RoomId;
  readonly game: Game | null;
  /** The specification's spelling, to the letter; null for the payment. */
  readonly place: string | null;
  readonly costs: Resource | null;
  readonly pays: Resource | null;
  readonly min: number;
  readonly max: number;
}

export const ROOMS: readonly Room[] = [
  { id: 1, game: null, place: null, costs: null, pays: null, min: 0, max: 0 },
  { id: 2, game: 'tapper', place: 'Lanchonete dos Amigos', costs: 'energy', pays: 'effort', min: 2, max: 9 },
  { id: 3, game: 'runner', place: 'PIZZARIA D`Bairro', costs: 'energy', pays: 'effort', min: 1, max: 11 },
  { id: 4, game: 'matches', place: 'SHOPPING DOS PREÇOS', costs: 'effort', pays: 'energy', min: 4, max: 9 },
  { id: 5, game: 'dancer', place: 'UNIQUE HOUSE', costs: 'effort', pays: 'energy', min: 2, max: 12 },
];
