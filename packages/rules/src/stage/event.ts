import { ok, type Result, refuse } from '@consorcio/kernel';
import { applyChanges } from '../campaign/balance-changes.ts';
import type { Answered, Campaign, Step } from '../campaign/campaign.ts';
import {
  changedBy,
  drawCard,
  drawnCards,
  hasOption,
  monthsAhead,
  moveOfPart,
  optionEffect,
  partsFallingIn,
} from '../campaign/cards.ts';
import { currentStage, record, stageAt } from '../campaign/cycle.ts';
import type { Draw } from '../draw/fair-draw.ts';
import { rulebookOf } from '../rulebook/registry.ts';
import type { StageOrdinal } from '../vocabulary.ts';
import type { Wallet } from '../wallet.ts';

/**
 * Draws the month's event if the current stage has just become one; the stage is STARTED by it (RULES 5.1). What earlier
 * options left for this month falls first (RULES 5.4).
 */
export function revealEvent(campaign: Campaign, draw: Draw): Step {
  const stage = currentStage(campaign);
  if (stage.type !== 'EVENT' || stage.status !== 'PENDING') return { campaign, facts: [] };
  const { ordinal, cycle } = stage;
  const eventId = drawCard(rulebookOf(campaign.rulebook), drawnCards(campaign), cycle, draw);
  const parts = partsFallingIn(campaign, cycle).map((part) => moveOfPart(part, cycle));
  const { wallet, facts } = applyChanges(campaign.wallet, parts);
  return {
    campaign: record({ ...campaign, wallet }, ordinal, { status: 'STARTED', eventId }),
    facts: [...facts, { type: 'EventDrawn', ordinal, cycle, eventId }],
  };
}

/** The ordinal of the event that waits for the player, or null. */
export function pendingEvent(campaign: Campaign): { ordinal: StageOrdinal; eventId: number } | null {
  const { status, eventId, ordinal } = currentStage(campaign);
  return campaign.status !== 'ACTIVE' || status !== 'STARTED' || eventId === undefined ? null : { ordinal, eventId };
}

type EventRefusal = 'STAGE_NOT_FOUND' | 'CAMP_NOT_FOUND';

/** The answer of an event: the balance right after, and the option that was chosen. */
export interface EventAnswer {
  readonly balance: Wallet;
  readonly option: number;
}

/**
 * Applies an option of the month's event, once, and moves on to the payment (RULES 5.2, 5.4). A repeat succeeds and
 * changes nothing, whatever it asks. `campaign`: the one the event belongs to, null when it is unknown or somebody else's.
 */
export function acknowledgeEvent(
  campaign: Campaign | null,
  ordinal: StageOrdinal | null,
): Result<Answered<EventAnswer>, EventRefusal>;
export function acknowledgeEvent(
  campaign: Campaign | null,
  ordinal: StageOrdinal | null,
  option: number,
): Result<Answered<EventAnswer>, EventRefusal | 'OPTION_NOT_FOUND'>;
export function acknowledgeEvent(
  campaign: Campaign | null,
  ordinal: StageOrdinal | null,
  option = 1,
): Result<Answered<EventAnswer>, EventRefusal | 'OPTION_NOT_FOUND'> {
  if (campaign === null) return refuse('STAGE_NOT_FOUND');
  const stage = stageAt(campaign, ordinal);
  if (stage === null || stage.eventId === undefined) return refuse('STAGE_NOT_FOUND');
  if (stage.after !== undefined) {
    const [energy, effort] = stage.after;
    const answer = { balance: { energy, effort }, option: stage.option ?? 1 };
    return ok({ campaign, facts: [], answer });
  }
  if (campaign.resultsSeen) return refuse('CAMP_NOT_FOUND');
  const { cycle, eventId } = stage;
  if (!hasOption(campaign, eventId, option)) return refuse('OPTION_NOT_FOUND');
  const { now } = optionEffect(campaign, eventId, option, monthsAhead(campaign, cycle));
  const chosen = option === 1 ? {} : { option };
  const { wallet: balance, facts } = applyChanges(campaign.wallet, [
    {
      to: (wallet) => changedBy(wallet, now),
      fact: (moved) => ({ type: 'EventAcknowledged', ordinal: stage.ordinal, cycle, eventId, ...chosen, ...moved }),
    },
  ]);
  return ok({
    campaign: record({ ...campaign, wallet: balance }, stage.ordinal, {
      status: 'FINISHED',
      ...chosen,
      after: [balance.energy, balance.effort],
    }),
    facts,
    answer: { balance, option },
  });
}
