import type { Dice } from '@consorcio/kernel';
import { optionsOf, type TermsSource, type Wallet } from '@consorcio/rules';

type Option = ReturnType<typeof optionsOf>[number];
/** The place of an option among a card's; `balance`: what is there when the card is met. */
export type Chooser = (options: readonly Option[], eventId: number, balance: Wallet, dice: Dice) => number;

const TENTHS = 10;
/** Cards in ten that are answered as is best for the state. */
const BEST_IN_TEN = 7;
/** The card of the scam; of 22 who answer it by chance 10 take the first, 10 the second option, 2 believe it. */
const SCAM = 20;
const SCAM_PARTS = 22;
const SCAM_EACH = 10;
/** Energy below which a point of it is worth more than one of effort, and both worths. */
const LOW_ENERGY = 6;
const ENERGY_WORTH = { low: 1.1, else: 0.6 } as const;
/** What a part that falls later counts of one that falls now, and its energy of that. */
const LATER = 0.95;
const LATER_ENERGY = 0.8;

function worthOf({ now, later }: Option, { energy }: Wallet): number {
  const weight = energy < LOW_ENERGY ? ENERGY_WORTH.low : ENERGY_WORTH.else;
  const laterWorth = later.reduce((sum, part) => sum + LATER * (part.energy * LATER_ENERGY + part.effort), 0);
  return now.effort + now.energy * weight + laterWorth;
}

const placeOfMost = (values: readonly number[]): number => values.indexOf(Math.max(...values));

const best: Chooser = (options, _, balance) => placeOfMost(options.map((option) => worthOf(option, balance)));
const byChance: Chooser = (options, _, __, dice) => dice.below(options.length);
const mostlyBest: Chooser = (options, eventId, balance, dice) => {
  if (dice.below(TENTHS) < BEST_IN_TEN) return best(options, eventId, balance, dice);
  return eventId === SCAM ? Math.floor(dice.below(SCAM_PARTS) / SCAM_EACH) : dice.below(options.length);
};
/** Whatever costs least today, however dear later; believes the scam. */
const credit: Chooser = (options, eventId) =>
  eventId === SCAM ? options.length - 1 : placeOfMost(options.map(({ now }) => now.effort));

/** The ways to answer a card (RULES 15.1). */
export const CHOOSERS = { best, mostlyBest, byChance, credit } as const satisfies Record<string, Chooser>;

/** The option of a card, from 1. */
export const optionBy = (chooser: Chooser, source: TermsSource, eventId: number, balance: Wallet, dice: Dice): number =>
  chooser(optionsOf(source, eventId), eventId, balance, dice) + 1;
