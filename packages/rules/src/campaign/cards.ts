import { must } from '@consorcio/kernel';
import type { Draw } from '../draw/fair-draw.ts';
import type { CardOption } from '../rulebook/parts.ts';
import { rulebookOf, type TermsSource, termsOf } from '../rulebook/registry.ts';
import { inMode, type Rulebook, type Terms } from '../rulebook/rulebook.ts';
import { scheduleOf } from '../rulebook/schedule.ts';
import type { OptionKind, StageOrdinal } from '../vocabulary.ts';
import { add, type Wallet } from '../wallet.ts';
import type { BalanceChange } from './balance-changes.ts';
import type { Campaign } from './campaign.ts';
import { letterOf } from './current.ts';
import { placeOf } from './cycle.ts';

/** An option of a card with what it changes in a campaign, now and in the months after, the next first. */
export interface Option {
  /** From 1. */
  readonly option: number;
  /** Serves what is carried to other draws; never shown (RULES 5.5). */
  readonly kind: OptionKind;
  readonly now: Wallet;
  readonly later: readonly Wallet[];
  /** True where `now` holds parts that no month is left for (RULES 5.4). */
  readonly isAllNow: boolean;
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
 * The options of a card in a campaign: two or three (RULES 5.4). `ahead`: the months that follow the card's own; by a rulebook
 * by which nothing lapses, parts beyond them fall now.
 * @throws BrokenInvariant UNKNOWN for a card that its rulebook does not have
 */
export function optionsOf(
  source: TermsSource,
  eventId: number,
  ahead: number = Number.POSITIVE_INFINITY,
): readonly Option[] {
  const terms = termsOf(source);
  const card = cardOf(terms, eventId);
  const times = timesFactor(terms);
  const own: CardOption = card;
  const left = terms.rulebook.nothingLapses ? Math.max(0, ahead) : Number.POSITIVE_INFINITY;
  return [own, ...card.others].map(({ later = [], ...one }, i) => ({
    option: i + 1,
    kind: one.kind,
    now: times([one, ...later.slice(left)].reduce(sumOf)),
    later: later.slice(0, left).map(times),
    isAllNow: later.length > left,
  }));
}

const sumOf = (a: Wallet, b: Wallet): Wallet => ({ energy: a.energy + b.energy, effort: a.effort + b.effort });

/** True when a card may be answered so. */
export const hasOption = (source: TermsSource, eventId: number, option: number): boolean =>
  optionsOf(source, eventId).some((one) => one.option === option);

/**
 * What an option of a card changes in a campaign, now and later (RULES 5.2 to 5.4).
 * @throws BrokenInvariant UNKNOWN for a card that its rulebook does not have, or an option that the card does not have
 */
export function optionEffect(source: TermsSource, eventId: number, option: number, ahead?: number): Option {
  return must(
    optionsOf(source, eventId, ahead).find((one) => one.option === option),
    `option ${option} of event ${eventId}`,
  );
}

/**
 * Change of energy and effort that a card's option 1 brings in a campaign (RULES 5.2, 5.3).
 * @throws BrokenInvariant UNKNOWN for a card that its rulebook does not have
 */
export function effectOf(source: TermsSource, eventId: number): Wallet {
  const { energy, effort } = optionEffect(source, eventId, 1).now;
  return { energy, effort };
}

/** The balance after a change of both resources; a loss stops at zero (RULES 5.2). */
export const changedBy = (wallet: Wallet, { energy, effort }: Wallet): Wallet =>
  add(add(wallet, 'energy', energy), 'effort', effort);

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

/**
 * The months that follow one, as far as they are known in it: those of the dream, after the letter those of the contract as it was
 * agreed. Below 0 in a month that arrears have added.
 */
export function monthsAhead(campaign: Campaign, month: number): number {
  const terms = termsOf(campaign);
  const { cycle, after } = campaign;
  if (after === undefined || month <= cycle) return terms.dream.cycles - month;
  return cycle + scheduleOf(terms, letterOf(campaign), after.use ?? 'INSTALMENT').dues.length - month;
}

/** The options of a month's card in its campaign, before the letter or after it. */
export const optionsIn = (campaign: Campaign, eventId: number, month: number): readonly Option[] =>
  optionsOf(campaign, eventId, monthsAhead(campaign, month));

/** The parts of options chosen before a month that fall in it, or in one up to `last`, oldest first. */
function partsUntil(campaign: Campaign, month: number, last: number): readonly LaterPart[] {
  return cardsAnswered(campaign).flatMap(({ month: met, eventId, option }) => {
    if (option === 1 || met >= month) return [];
    const { later } = optionEffect(campaign, eventId, option, monthsAhead(campaign, met));
    return later.slice(month - met - 1, last - met).map((change) => ({ eventId, change }));
  });
}

/**
 * The parts of earlier options that fall in a month, before its card, oldest first (RULES 5.4). Where nothing lapses, those that a
 * bid has left no month for fall in the contract's last.
 */
export function partsFallingIn(campaign: Campaign, month: number): readonly LaterPart[] {
  const { nothingLapses } = rulebookOf(campaign.rulebook);
  const ahead = monthsAhead(campaign, month);
  if (!nothingLapses || ahead > 0) return partsUntil(campaign, month, month);
  return ahead < 0 ? [] : partsUntil(campaign, month, Number.POSITIVE_INFINITY);
}

/** The parts that a letter which owes nothing more leaves no month for (RULES 5.4). */
export const partsWithoutMonth = (campaign: Campaign): readonly LaterPart[] =>
  rulebookOf(campaign.rulebook).nothingLapses ? partsUntil(campaign, campaign.cycle + 1, Number.POSITIVE_INFINITY) : [];

/** The fall of such a part in a month. */
export const moveOfPart = ({ eventId, change }: LaterPart, cycle: number): BalanceChange => ({
  to: (wallet) => changedBy(wallet, change),
  fact: (moved) => ({ type: 'LaterPartFell', cycle, eventId, ...moved }),
});
