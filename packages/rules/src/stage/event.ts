import { must, ok, type Result, refuse } from '@consorcio/kernel';
import { applyChanges } from '../campaign/balance-changes.ts';
import type { Answered, Campaign, Step } from '../campaign/campaign.ts';
import { currentStage, record, stageAt } from '../campaign/cycle.ts';
import type { Wallet } from '../campaign/wallet.ts';
import type { Draw } from '../draw/fair-draw.ts';
import { rulebookOf, type TermsSource } from '../rulebook/registry.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import type { StageOrdinal } from '../vocabulary.ts';
import { changedBy, hasOption, monthsAhead, moveOfPart, optionEffect, partsFallingIn } from './options.ts';

/**
 * Change of energy and effort that a card's option 1 brings in a campaign (RULES 5.2, 5.3).
 * @throws BrokenInvariant UNKNOWN for a card that its rulebook does not have
 */
export function effectOf(source: TermsSource, eventId: number): Wallet {
  const { energy, effort } = optionEffect(source, eventId, 1).now;
  return { energy, effort };
}

/** The card of cycle `cycle`: one of the deck without those already drawn, ascending id (RULES 5.1). */
export function drawCard({ cards }: Rulebook, drawn: readonly number[], cycle: number, draw: Draw): number {
  const deck = cards.filter(({ id }) => !drawn.includes(id));
  return must(deck[draw(deck.length, `evento:${cycle}`)], 'card of the deck').id;
}

/** The cards drawn so far up to the letter, in order. */
export const drawnCards = (campaign: Campaign): readonly number[] =>
  campaign.stages.flatMap((stage) => (stage.eventId === undefined ? [] : [stage.eventId]));

/** The cards of the whole campaign, the months after the letter included, in order. */
export const cardsMet = (campaign: Campaign): readonly number[] => [
  ...drawnCards(campaign),
  ...(campaign.after?.months ?? []).map(({ eventId }) => eventId),
];

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
