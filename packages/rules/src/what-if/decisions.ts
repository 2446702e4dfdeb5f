import type { Campaign } from '../campaign/campaign.ts';
import type { BidUse, Works } from '../vocabulary.ts';
import type { Wallet } from '../wallet.ts';
import type { Turn } from './choices.ts';

/** A month after the letter as it stands when its plan is made. */
export interface MonthAhead {
  /** Place of the month after the letter, from 0. */
  readonly place: number;
  /** j of the rules. */
  readonly month: number;
  /** What is there, with what the good has given. */
  readonly balance: Wallet;
  /** The lightest plan that pays the bill before the card; 0 when none does. */
  readonly lightest: 0 | Works;
  /** In effort. */
  readonly bill: number;
  /** The effort that each plan comes to before the card. */
  readonly plans: readonly { readonly works: Works; readonly effort: number }[];
}

/** A decider, whatever is drawn: the player as before, or a model player. */
export interface Decisions {
  /** The free choice at a position of the current month, from 1. */
  turn(campaign: Campaign, position: number): Turn;
  recovery(campaign: Campaign): Turn;
  /** In effort; 0 keeps it. */
  bid(campaign: Campaign): number;
  /** From 1; `balance`: what is there when the card is met. */
  option(eventId: number, balance: Wallet): number;
  use(): BidUse;
  plan(ahead: MonthAhead): Works;
}

/** The list's entry of that place, from the first again once it is over. */
export const again = <T>(own: readonly T[], place: number): T | undefined => own[place % own.length];

/** What a winning bid is for where the player never said (RULES 11.5). */
export const DEFAULT_USE = 'INSTALMENT' satisfies BidUse;
