import type { Dice } from '@consorcio/kernel';
import { type Game, MINIGAMES, type MinigameRoomId, minigameOf } from '@consorcio/rules/vocabulary';
import type { Plan } from './move.ts';

const roomOf = (game: Game): MinigameRoomId => minigameOf(game).roomId;

/** The rooms by the names of their places. */
export const SNACK_BAR = roomOf('tapper');
export const SHOPPING = roomOf('matches');
export const CLUB = roomOf('dancer');
export const PIZZERIA = roomOf('runner');

/** Works in one room, and rests in another one below an energy. */
const worksUnlessTired =
  (work: MinigameRoomId, rest: MinigameRoomId, tired: number): Plan['room'] =>
  ({ balance }) =>
    balance.energy < tired ? rest : work;

/** Works at the snack bar, rests at the mall when the energy is out, pays, and never bids. */
export const saver: Plan = {
  dream: 1,
  room: worksUnlessTired(SNACK_BAR, SHOPPING, 3),
  bid: () => 0,
  skill: 'expert',
};

/** As the saver, and bids all the effort there is. */
export const allInBidder: Plan = { ...saver, bid: ({ balance }) => balance.effort };

/** As the saver, and bids one point: never the highest bid of a month in which others bid. */
export const hopelessBidder: Plan = { ...saver, bid: ({ balance }) => Math.min(1, balance.effort) };

/** As the saver, and visits all four places. */
export const visitor: Plan = {
  ...saver,
  room: ({ balance, stage }) => {
    const isEven = stage.position % 2 === 0;
    if (balance.energy < 3) return isEven ? SHOPPING : CLUB;
    return isEven ? PIZZERIA : SNACK_BAR;
  },
};

/** At the mall all month, and gives every minigame up at once: the instalment cannot be paid. */
export const defaulter: Plan = { dream: 1, room: () => SHOPPING, bid: () => 0, skill: 'given up' };

/** Works well and rests before being tired, so that most campaigns succeed; bids one point. For load tests. */
export const regular: Plan = {
  dream: 1,
  room: worksUnlessTired(PIZZERIA, CLUB, 6),
  bid: ({ balance }) => Math.min(1, balance.effort),
  skill: 'script',
};

/** Any room, and any bid at every second assembly or so. The dice decide in the order of the choices. */
export const random = (dice: Dice): Plan => ({
  dream: 1,
  room: () => MINIGAMES_BY_ROOM[dice.below(MINIGAMES_BY_ROOM.length)] ?? SNACK_BAR,
  bid: ({ balance }) => {
    const effort = dice.below(balance.effort + 1);
    return effort > 0 && dice.below(2) === 0 ? effort : 0;
  },
});
const MINIGAMES_BY_ROOM = MINIGAMES.map(({ roomId }) => roomId).sort((a, b) => a - b);
