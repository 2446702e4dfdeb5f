import type { Dice } from '@consorcio/kernel';
import { type Plan, plans } from '@consorcio/players';
import { CURRENT_RULEBOOK, termsOf } from '@consorcio/rules';
import type { MinigameRoomId } from '@consorcio/rules/vocabulary';
import type { Player } from './play-campaign.ts';

const TENTHS = 10;
/** Assemblies in ten at which a model player bids, with all the effort there is (RULES section 11). */
const BIDS_IN_TEN = 6;
/** Free choices in ten at which the average player takes the safe room of the pair. */
const SAFE_IN_TEN = 6;
/** Energy from which a worker is 'Disposto' (RULES 4.4); entries cost the same energy for every dream. */
const { rulebook, dream } = termsOf({ rulebook: CURRENT_RULEBOOK, dreamId: 1, isNewGamePlus: false });
const FRESH = rulebook.vigor.FRESH.entries * dream.entryCostEnergy;

const { SNACK_BAR, PIZZERIA, SHOPPING, CLUB } = plans;

const bidsOf =
  (dice: Dice): Plan['bid'] =>
  ({ balance }) =>
    dice.below(TENTHS) < BIDS_IN_TEN ? balance.effort : 0;
const either = (dice: Dice, safe: MinigameRoomId, bold: MinigameRoomId): MinigameRoomId =>
  dice.below(TENTHS) < SAFE_IN_TEN ? safe : bold;

/** Sensible choices: works when fresh, else rests; takes the safe room of a pair somewhat more often. */
export const average: Player = (dice) => ({
  room: ({ balance }) => (balance.energy >= FRESH ? either(dice, SNACK_BAR, PIZZERIA) : either(dice, SHOPPING, CLUB)),
  bid: bidsOf(dice),
});

/** Always works and never looks at the energy. */
export const careless: Player = (dice) => ({ room: () => either(dice, SNACK_BAR, PIZZERIA), bid: bidsOf(dice) });

/** One of the plans among which the best is sought. */
export interface Strategy {
  readonly name: string;
  readonly player: Player;
}

/**
 * A fixed plan: rests below an energy, and rests ahead while there is hardly any effort to pay for it, since one pays
 * what one has (RULES 4.1).
 */
function strategy(rest: number, work: MinigameRoomId, leisure: MinigameRoomId, cheap: number): Strategy {
  const room: Plan['room'] = ({ balance: { energy, effort } }) =>
    energy < rest || (effort <= cheap && energy < rest + FRESH) ? leisure : work;
  return {
    name: `rests below ${rest}, rooms ${work}+${leisure}${cheap < 0 ? '' : `, ahead at ${cheap}`}`,
    player: (dice) => ({ room, bid: bidsOf(dice) }),
  };
}

/** The family of plans among which the best is sought. */
export const strategies: readonly Strategy[] = [1, 2, 3, 4, 6, 9].flatMap((rest) =>
  ([SNACK_BAR, PIZZERIA] as const).flatMap((work) =>
    ([SHOPPING, CLUB] as const).flatMap((leisure) => [-1, 2].map((cheap) => strategy(rest, work, leisure, cheap))),
  ),
);

/** The best plan of a skilled player: the bold rooms, never exhausted, resting while it costs next to nothing. */
export const planner: Player = strategy(3, PIZZERIA, CLUB, 2).player;
