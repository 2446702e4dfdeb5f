import { must, ok, type Result, refuse } from '@consorcio/kernel';
import type { Campaign, Step } from '../campaign/campaign.ts';
import { currentStage, record, stageAt } from '../campaign/cycle.ts';
import { add, type Wallet } from '../campaign/wallet.ts';
import { EVENTS, type GameEvent } from '../catalogue/index.ts';
import type { Draw } from '../draw/fair-draw.ts';
import type { StageOrdinal } from '../vocabulary.ts';

/** New Game Plus doubles both effects (RULES 5.2). */
const NEW_GAME_PLUS_FACTOR = 2;

/** Change of energy and effort that a card brings in this mode. */
export function effectOf(event: GameEvent, isNewGamePlus: boolean): Wallet {
  const factor = isNewGamePlus ? NEW_GAME_PLUS_FACTOR : 1;
  return { energy: event.energy * factor, effort: event.effort * factor };
}

/** The card of cycle `cycle`: one of the deck without those already drawn, ascending id (RULES 5.1). */
export function drawCard(drawn: readonly number[], cycle: number, draw: Draw): number {
  const deck = EVENTS.filter((event) => !drawn.includes(event.id));
  return must(deck[draw(deck.length, `evento:${cycle}`)], 'card of the deck').id;
}

/** The cards drawn so far in this campaign, in order. */
export const drawnCards = (campaign: Campaign): readonly number[] =>
  campaign.stages.flatMap((stage) => (stage.eventId === undefined ? [] : [stage.eventId]));

/** Draws the month's event if the current stage has just become one; the stage is STARTED by it (RULES 5.1). */
export function revealEvent(campaign: Campaign, draw: Draw): Step {
  const stage = currentStage(campaign);
  if (stage.type !== 'EVENT' || stage.status !== 'PENDING') return { campaign, facts: [] };
  const { ordinal, cycle } = stage;
  const eventId = drawCard(drawnCards(campaign), cycle, draw);
  return {
    campaign: record(campaign, ordinal, { status: 'STARTED', eventId }),
    facts: [{ type: 'EventDrawn', ordinal, cycle, eventId }],
  };
}

/** The ordinal of the event that waits for the player, or null. */
export function pendingEvent(campaign: Campaign): { ordinal: StageOrdinal; eventId: number } | null {
  const { status, eventId, ordinal } = currentStage(campaign);
  return campaign.status !== 'ACTIVE' || status !== 'STARTED' || eventId === undefined ? null : { ordinal, eventId };
}

/**
 * Applies the month's event, once, and moves on to the payment (RULES 5.2). A repeat succeeds and changes nothing.
 * `campaign`: the one the event belongs to, null when it is unknown or somebody else's.
 */
export function acknowledgeEvent(
  campaign: Campaign | null,
  ordinal: StageOrdinal | null,
): Result<Step & { balance: Wallet }, 'STAGE_NOT_FOUND' | 'CAMP_NOT_FOUND'> {
  if (campaign === null) return refuse('STAGE_NOT_FOUND');
  const stage = stageAt(campaign, ordinal);
  if (stage === null || stage.eventId === undefined) return refuse('STAGE_NOT_FOUND');
  if (stage.after !== undefined) {
    const [energy, effort] = stage.after;
    return ok({ campaign, facts: [], balance: { energy, effort } });
  }
  if (campaign.resultsSeen) return refuse('CAMP_NOT_FOUND');
  const { cycle, eventId } = stage;
  const card = must(
    EVENTS.find((event) => event.id === eventId),
    `event ${eventId}`,
  );
  const effect = effectOf(card, campaign.isNewGamePlus);
  const balance = add(add(campaign.wallet, 'energy', effect.energy), 'effort', effect.effort);
  const energy = balance.energy - campaign.wallet.energy;
  const effort = balance.effort - campaign.wallet.effort;
  return ok({
    campaign: record({ ...campaign, wallet: balance }, stage.ordinal, {
      status: 'FINISHED',
      after: [balance.energy, balance.effort],
    }),
    facts: [{ type: 'EventAcknowledged', ordinal: stage.ordinal, cycle, eventId, energy, effort, balance }],
    balance,
  });
}
