import { must } from '@consorcio/kernel';
import { rulebookOf } from '../rulebook/registry.ts';
import { minigameRoomOf } from '../rulebook/reward.ts';
import { type ChangedChoices, isWhole } from './choices.ts';
import { again, DEFAULT_USE, type Decisions } from './decisions.ts';

/**
 * Rulebook 1's way to carry decisions to months that were never lived: the player's whole months in their order, from
 * the first again, and bids as the same share of what is there.
 */
export function decisionsByShare({ rulebook, months, lived }: ChangedChoices): Decisions {
  const whole = lived.filter(isWhole);
  const assemblies = lived.flatMap(({ bid }) => bid ?? []);
  const turns = whole.flatMap((month) => month.turns);
  const work = turns.filter(({ roomId }) => minigameRoomOf(rulebookOf(rulebook), roomId).pays === 'effort').at(-1);
  const late = lived.find(({ recovery }) => recovery !== null)?.recovery ?? work ?? turns.at(-1);
  return {
    turn({ cycle }, position) {
      const lived = months[cycle - 1];
      const month = lived !== undefined && isWhole(lived) ? lived : again(whole, cycle - 1);
      return must(month?.turns[position - 1], 'turn of a whole month');
    },
    recovery: ({ cycle }) => must(months[cycle - 1]?.recovery ?? late, 'turn of a recovery'),
    /* To the nearest whole number; the same effort gives the same bid. */
    bid({ cycle, wallet: { effort } }) {
      const bid = months[cycle - 1]?.bid ?? again(assemblies, cycle - 1);
      return bid === undefined || bid.of === 0 ? 0 : Math.floor((2 * effort * bid.offered + bid.of) / (2 * bid.of));
    },
    /* Rulebook 1 has no dilemma and no months after the letter. */
    option: () => 1,
    use: () => DEFAULT_USE,
    plan: () => 1,
  };
}
