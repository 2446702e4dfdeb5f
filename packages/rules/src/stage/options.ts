import { must } from '@consorcio/kernel';
import type { BalanceChange } from '../campaign/balance-changes.ts';
import type { Campaign } from '../campaign/campaign.ts';
import { placeOf } from '../campaign/cycle.ts';
import { add, type Wallet } from '../campaign/wallet.ts';
import type { CardOption } from '../rulebook/parts.ts';
import { type TermsSource, termsOf } from '../rulebook/registry.ts';
import { inMode, type Terms } from '../rulebook/rulebook.ts';
import type { OptionKind, StageOrdinal } from '../vocabulary.ts';

/** An option of a card with what it changes in a campaign, now and in the months after, the next first. */
export interface Option {
  /** From 1. */
  readonly option: number;
  /** Serves what is carried to other draws; never shown (RULES 5.5). */
  readonly kind: OptionKind;
  readonly now: Wallet;
  readonly later: readonly Wallet[];
}

const cardOf = ({ rulebook }: Terms, eventId: number) =>
  must(
    rulebook.cards.find(({ id }) => id === eventId),
    `event ${eventId}`,
  );

function timesFactor(terms: Terms): (wallet: Wallet) => Wallet {
  const factor = inMode(terms, terms.rulebook.cardFactor);
  return ({ energy, effort }) => ({ energy: energy * factor, effort: effort * factor });
}

/**
 * The options of a card in a campaign: two or three (RULES 5.4).
 * @throws BrokenInvariant UNKNOWN for a card that its rulebook does not have
 */
export function optionsOf(source: TermsSource, eventId: number): readonly Option[] {
  const terms = termsOf(source);
  const card = cardOf(terms, eventId);
  const times = timesFactor(terms);
  const own: CardOption = card;
  return [own, ...card.others].map(({ later = [], ...one }, i) => ({
    option: i + 1,
    kind: one.kind,
    now: times(one),
    later: later.map(times),
  }));
}

/** True when a card may be answered so. */
export const hasOption = (source: TermsSource, eventId: number, option: number): boolean =>
  optionsOf(source, eventId).some((one) => one.option === option);

/**
 * What an option of a card changes in a campaign, now and later (RULES 5.2 to 5.4).
 * @throws BrokenInvariant UNKNOWN for a card that its rulebook does not have, or an option that the card does not have
 */
export function optionEffect(source: TermsSource, eventId: number, option: number): Pick<Option, 'now' | 'later'> {
  return must(
    optionsOf(source, eventId).find((one) => one.option === option),
    `option ${option} of event ${eventId}`,
  );
}

/** The balance after a change of both resources; a loss stops at zero (RULES 5.2). */
export const changedBy = (wallet: Wallet, { energy, effort }: Wallet): Wallet =>
  add(add(wallet, 'energy', energy), 'effort', effort);

/** A part of an option that was chosen in an earlier month. */
export interface LaterPart {
  readonly eventId: number;
  readonly change: Wallet;
}

/** The cards that were answered, in order, each with its month: those after the letter follow those before it. */
function cardsAnswered(campaign: Campaign): readonly { month: number; eventId: number; option: number }[] {
  const before = campaign.stages.flatMap(({ eventId, option = 1, after }, i) =>
    eventId === undefined || after === undefined
      ? []
      : [{ month: placeOf(campaign, (i + 1) as StageOrdinal).cycle, eventId, option }],
  );
  const after = (campaign.after?.months ?? []).flatMap(({ eventId, option }, i) =>
    option === undefined ? [] : [{ month: campaign.cycle + 1 + i, eventId, option }],
  );
  return [...before, ...after];
}

/** The parts of earlier options that fall in a month, before its card, oldest first (RULES 5.4). */
export function partsFallingIn(campaign: Campaign, month: number): readonly LaterPart[] {
  return cardsAnswered(campaign).flatMap(({ month: met, eventId, option }) => {
    if (option === 1 || met >= month) return [];
    const change = optionEffect(campaign, eventId, option).later[month - met - 1];
    return change === undefined ? [] : [{ eventId, change }];
  });
}

/** The fall of such a part in a month. */
export const moveOfPart = ({ eventId, change }: LaterPart, cycle: number): BalanceChange => ({
  to: (wallet) => changedBy(wallet, change),
  fact: (moved) => ({ type: 'LaterPartFell', cycle, eventId, ...moved }),
});
