import type { Resource } from '@consorcio/rules/vocabulary';
import type { BidOutcome, Board, Destination, Minutes, PaymentOutcome, RaffleOutcome } from './current-stage.ts';

export interface MapInput extends Board {
  /** Last cycle of this campaign whose transition was shown; 0 for none. */
  readonly shownCycle: number;
}

export interface MapContext extends MapInput {
  /** Slug of the point whose room popup is open. */
  readonly point: number;
  /** Effort in the bid's value chooser. */
  readonly offer: number;
  /** The answer that is chosen of a card with a choice, from 1. */
  readonly option: number;
  readonly payment: PaymentOutcome | null;
  readonly bid: BidOutcome | null;
  readonly raffle: RaffleOutcome | null;
  /** What this month's assembly decided, once it is known. */
  readonly minutes: Minutes | null;
  /** Empty-resource popups that the player has closed since the map was entered. */
  readonly dismissed: readonly Resource[];
  readonly destination: Destination;
}

export type MapEvent =
  | { readonly type: 'point.chosen'; readonly slug: number }
  | { readonly type: 'minigame.entered'; readonly slug: number }
  | { readonly type: 'popup.closed' }
  | { readonly type: 'popup.advanced' }
  | { readonly type: 'instalment.confirmed' }
  | { readonly type: 'effort.kept' }
  | { readonly type: 'bid.started' }
  | { readonly type: 'bid.raised' }
  | { readonly type: 'bid.lowered' }
  | { readonly type: 'bid.withdrawn' }
  | { readonly type: 'bid.confirmed' }
  | { readonly type: 'raffle.asked' }
  | { readonly type: 'film.ended' }
  | { readonly type: 'option.chosen'; readonly option: number }
  | { readonly type: 'event.acknowledged' }
  | { readonly type: 'call.retried' };

/** The answer that every card has, with or without a choice. */
export const FIRST_OPTION = 1;

/** busy: a call is under way. closing: the popup is on its way out. */
export type MapTag = 'busy' | 'closing';

/** The context in which the chart begins. */
export const startingContext = (input: MapInput): MapContext => ({
  ...input,
  point: 0,
  offer: 0,
  option: FIRST_OPTION,
  payment: null,
  bid: null,
  raffle: null,
  minutes: null,
  dismissed: [],
  destination: { to: 'certificate' },
});
