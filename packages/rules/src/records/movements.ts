import type { Campaign } from '../campaign/campaign.ts';
import type { Fact } from '../campaign/fact.ts';
import { termsOf } from '../rulebook/registry.ts';
import { minigameRoomOf, partsOfWage, rewardRange } from '../rulebook/reward.ts';
import type { MovementKind, RoomId } from '../vocabulary.ts';
import type { Wallet } from '../wallet.ts';

/** A line of the 'extrato' (CONTRACT section 3); what does not apply is null. */
export interface Movement {
  readonly kind: MovementKind;
  readonly cycle: number;
  readonly roomId: RoomId | null;
  readonly eventId: number | null;
  /** The option that was chosen, of an answered card; a part of an earlier option has none (RULES 5.4). */
  readonly option: number | null;
  /** The sum in question: charged, paid out, settled or bid. Null where two resources may move (START, EVENT). */
  readonly amount: number | null;
  /** Signed changes; a lost bid moves nothing. */
  readonly energy: number;
  readonly effort: number;
  /** Right after. */
  readonly balance: Wallet;
}

const NOTHING = { cycle: 1, roomId: null, eventId: null, option: null, amount: null };

function movementOf(fact: Fact): Movement | null {
  switch (fact.type) {
    case 'CampaignOpened':
      return { ...NOTHING, kind: 'START', ...moved(fact) };
    case 'RoomEntered':
    case 'CarriedEntry':
      return {
        ...NOTHING,
        ...at(fact),
        kind: 'ENTRY',
        roomId: fact.roomId,
        amount: Math.abs(fact.energy + fact.effort),
      };
    case 'MinigameFinished':
    case 'CarriedReward':
      return { ...NOTHING, ...at(fact), kind: 'REWARD', roomId: fact.roomId, amount: fact.energy + fact.effort };
    case 'EventAcknowledged':
    case 'CardAnswered':
      return { ...NOTHING, ...at(fact), kind: 'EVENT', eventId: fact.eventId, option: fact.option ?? 1 };
    case 'LaterPartFell':
      return { ...NOTHING, ...at(fact), kind: 'EVENT', eventId: fact.eventId };
    case 'GoodGave':
    case 'StarsThanked':
      return { ...NOTHING, ...at(fact), kind: 'REWARD', amount: fact.energy };
    case 'UpkeepPaid':
      return { ...NOTHING, ...at(fact), kind: 'UPKEEP', amount: fact.amount };
    case 'ContractInstalment':
      return { ...NOTHING, ...at(fact), kind: fact.whole ? 'INSTALMENT' : 'LATE_INSTALMENT', amount: fact.amount };
    case 'ChangeGiven':
      return { ...NOTHING, ...at(fact), kind: 'CHANGE', amount: fact.amount };
    case 'InstalmentPaid':
      return { ...NOTHING, ...at(fact), kind: fact.late ? 'LATE_INSTALMENT' : 'INSTALMENT', amount: fact.amount };
    case 'BidWon':
      return { ...NOTHING, ...at(fact), kind: 'BID_WON', amount: fact.bid };
    case 'BidLost':
      return { ...NOTHING, ...at(fact), kind: 'BID_LOST', amount: fact.bid };
    default:
      return null;
  }
}

type MovedFact = Pick<Movement, 'energy' | 'effort' | 'balance'>;
const moved = ({ energy, effort, balance }: MovedFact): MovedFact => ({ energy, effort, balance });
const at = (fact: MovedFact & { readonly cycle: number }): MovedFact & { readonly cycle: number } => ({
  cycle: fact.cycle,
  ...moved(fact),
});

/** What a run's pay was made of, beside its sum (RULES 4.6). */
export interface RunPay {
  /** Place in the rulebook's list of movements; absent where the day had no part in it. */
  readonly movement?: number;
  /** The part of the sum that mastery earned; absent where that is nothing. */
  readonly tip?: number;
}

/**
 * The pay of every finished minigame, in the order in which the statement has their rewards. Those of the months after the
 * letter come after them and have none: no minigame is played there.
 */
export function runPays(campaign: Campaign): readonly RunPay[] {
  const terms = termsOf(campaign);
  return campaign.stages.flatMap(({ roomId, scoreBp, vigor, movement }) => {
    if (scoreBp === undefined || vigor === undefined) return [];
    const range = rewardRange(terms, minigameRoomOf(terms.rulebook, roomId));
    const { tip } = partsOfWage(terms.rulebook, range, { scoreBp, vigor, movement });
    return [{ ...(movement === undefined ? {} : { movement }), ...(tip === 0 ? {} : { tip }) }];
  });
}

/** The lines that facts write into the statement, in order. Their changes sum to the balance. */
export const movementsOf = (facts: readonly Fact[]): readonly Movement[] =>
  facts.flatMap((fact) => movementOf(fact) ?? []);
