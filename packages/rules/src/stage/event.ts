import { must, ok, type Result, refuse } from '@consorcio/kernel';
import type { Answered, Campaign, Step } from '../campaign/campaign.ts';
import { currentStage, record, stageAt } from '../campaign/cycle.ts';
import { add, type Wallet } from '../campaign/wallet.ts';
import type { Draw } from '../draw/fair-draw.ts';
import type { CardAnswer } from '../rulebook/parts.ts';
import { rulebookOf, type TermsSource, termsOf } from '../rulebook/registry.ts';
import { inMode, type Rulebook, type Terms } from '../rulebook/rulebook.ts';
import type { StageOrdinal } from '../vocabulary.ts';

/**
 * What an answer to a card changes in a campaign, now and in the months after it (RULES 5.2, 5.3). `answer`: from 1.
 * @throws BrokenInvariant UNKNOWN for a card that the rulebook does not have, or an answer that the card does not have
 */
export function answerEffect(terms: Terms, eventId: number, answer: number): Required<CardAnswer> {
  const card = must(
    terms.rulebook.cards.find(({ id }) => id === eventId),
    `event ${eventId}`,
  );
  const { later = [], ...now }: CardAnswer =
    answer === 1 ? card : must(card.otherAnswers?.[answer - 2], `answer ${answer} of event ${eventId}`);
  const factor = inMode(terms, terms.rulebook.cardFactor);
  const times = ({ energy, effort }: Wallet): Wallet => ({ energy: energy * factor, effort: effort * factor });
  return { ...times(now), later: later.map(times) };
}

/**
 * Change of energy and effort that a card brings in a campaign (RULES 5.2, 5.3).
 * @throws BrokenInvariant UNKNOWN for a card that its rulebook does not have
 */
export function effectOf(source: TermsSource, eventId: number): Wallet {
  const { energy, effort } = answerEffect(termsOf(source), eventId, 1);
  return { energy, effort };
}

/** The card of cycle `cycle`: one of the deck without those already drawn, ascending id (RULES 5.1). */
export function drawCard({ cards }: Rulebook, drawn: readonly number[], cycle: number, draw: Draw): number {
  const deck = cards.filter(({ id }) => !drawn.includes(id));
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
  const eventId = drawCard(rulebookOf(campaign.rulebook), drawnCards(campaign), cycle, draw);
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
): Result<Answered<{ readonly balance: Wallet }>, 'STAGE_NOT_FOUND' | 'CAMP_NOT_FOUND'> {
  if (campaign === null) return refuse('STAGE_NOT_FOUND');
  const stage = stageAt(campaign, ordinal);
  if (stage === null || stage.eventId === undefined) return refuse('STAGE_NOT_FOUND');
  if (stage.after !== undefined) {
    const [energy, effort] = stage.after;
    return ok({ campaign, facts: [], answer: { balance: { energy, effort } } });
  }
  if (campaign.resultsSeen) return refuse('CAMP_NOT_FOUND');
  const { cycle, eventId } = stage;
  const effect = effectOf(campaign, eventId);
  const balance = add(add(campaign.wallet, 'energy', effect.energy), 'effort', effect.effort);
  const energy = balance.energy - campaign.wallet.energy;
  const effort = balance.effort - campaign.wallet.effort;
  return ok({
    campaign: record({ ...campaign, wallet: balance }, stage.ordinal, {
      status: 'FINISHED',
      after: [balance.energy, balance.effort],
    }),
    facts: [{ type: 'EventAcknowledged', ordinal: stage.ordinal, cycle, eventId, energy, effort, balance }],
    answer: { balance },
  });
}
