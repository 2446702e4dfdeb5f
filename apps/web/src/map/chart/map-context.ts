import type { MinigameSlug, Resource } from '@consorcio/rules/vocabulary';
import type {
  BidOutcome,
  Board,
  Destination,
  Minutes,
  PaymentOutcome,
  PendingEvent,
  RaffleOutcome,
  ShiftOutcome,
} from './current-stage.ts';

export interface MapInput extends Board {
  /** Last cycle of this campaign whose transition was shown; 0 for none. */
  readonly shownCycle: number;
}

export interface MapContext extends MapInput {
  /** Slug of the point whose room popup is open. */
  readonly point: number;
  /** Effort in the bid's value chooser. */
  readonly offer: number;
  /** The answer that is chosen of the month's card, from 1; null while none is. */
  readonly option: number | null;
  /** Id of the stage in which the last hard card fell; it is felt until that stage is over. */
  readonly hardStage: string | null;
  /** The turn without a game that was just taken. */
  readonly shift: ShiftOutcome | null;
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
  /** A plan says where the player goes next. */
  | { readonly type: 'plan.stands' }
  | { readonly type: 'plan.opened' }
  | { readonly type: 'minigame.entered'; readonly slug: number }
  | { readonly type: 'shift.taken'; readonly slug: MinigameSlug }
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

/** The answer that every card has. */
export const FIRST_OPTION = 1;

/** The card of a letter that somebody sells as already awarded. */
export const FALSE_LETTER = 20;

/** The answer that is chosen when a card opens: the first, and none where the player has to find the swindle (RULES 5.3). */
export const optionAtFirst = ({ id, options = [] }: PendingEvent['event']): number | null =>
  id === FALSE_LETTER && options.length > 0 ? null : FIRST_OPTION;

/** busy: a call is under way. closing: the popup is on its way out. */
export type MapTag = 'busy' | 'closing';

export const startingContext = (input: MapInput): MapContext => ({
  ...input,
  point: 0,
  offer: 0,
  option: input.event === null ? null : optionAtFirst(input.event.event),
  hardStage: null,
  shift: null,
  payment: null,
  bid: null,
  raffle: null,
  minutes: null,
  dismissed: [],
  destination: { to: 'certificate' },
});
