import { clampBid } from '@consorcio/rules/queries';
import { assign, fromPromise, setup } from 'xstate';
import {
  type Balance,
  type BidOutcome,
  type Board,
  cycleToShow,
  type Destination,
  isBiddingOpen,
  isBidLost,
  isEventDue,
  isPaymentDue,
  isRaffleOpen,
  isRunning,
  learnPayment,
  type Minutes,
  opensCycle,
  type PaymentOutcome,
  type RaffleOutcome,
  recallBid,
} from './current-stage.ts';
import { BID_FILM, CYCLE_TRANSITION, EMPTY_CHECK, FILM_GRACE, POPUP_CLOSE, RAFFLE_FILM } from './delays.ts';
import { startedSlug } from './started-minigame.ts';

export interface MapInput extends Board {
  /** Last cycle of this campaign whose transition was shown; 0 for none. */
  readonly shownCycle: number;
}

export interface MapContext extends MapInput {
  /** Slug of the point whose room popup is open. */
  readonly point: number;
  /** Effort in the bid's value chooser. */
  readonly offer: number;
  readonly payment: PaymentOutcome | null;
  readonly bid: BidOutcome | null;
  readonly raffle: RaffleOutcome | null;
  /** What this month's assembly decided, once it is known. */
  readonly minutes: Minutes | null;
  /** Empty-resource popups that the player has closed since the map was entered. */
  readonly dismissed: readonly ('effort' | 'energy')[];
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
  | { readonly type: 'event.acknowledged' }
  | { readonly type: 'call.retried' };

/** busy: a call is under way. closing: the popup is on its way out. assembly, payments: which scene and music. */
export type MapTag = 'busy' | 'closing' | 'assembly' | 'payments';

/** Every service is provided by the screen (`services/map-services.ts`); without one a call never answers. */
const unprovided = (): Promise<never> => new Promise(() => undefined);

/** The words of the chart: its context, events, services, delays, guards and actions, each by name. */
export const mapWords = setup({
  types: {
    context: {} as MapContext,
    events: {} as MapEvent,
    input: {} as MapInput,
    output: {} as Destination,
    tags: {} as MapTag,
  },
  actors: {
    loadBoard: fromPromise<Board>(unprovided),
    payInstalment: fromPromise<PaymentOutcome, { readonly stageId: string }>(unprovided),
    placeBid: fromPromise<BidOutcome & { balance: Balance }, { readonly effort: number }>(unprovided),
    keepEffort: fromPromise<unknown>(unprovided),
    drawRaffle: fromPromise<{ won: boolean; drawnQuota: number }>(unprovided),
    learnRaffle: fromPromise<
      { board: Board; drawnQuota: number | null },
      { readonly campaignId: string; readonly cycle: number }
    >(unprovided),
    loadMinutes: fromPromise<Minutes | null, { readonly campaignId: string; readonly cycle: number }>(unprovided),
    acknowledgeEvent: fromPromise<unknown, { readonly id: string }>(unprovided),
    seeResults: fromPromise<unknown, { readonly campaignId: string }>(unprovided),
  },
  delays: {
    emptyCheck: EMPTY_CHECK,
    popupClose: POPUP_CLOSE,
    cycleTransition: CYCLE_TRANSITION,
    bidFilmWatchdog: BID_FILM + FILM_GRACE,
    raffleFilmWatchdog: RAFFLE_FILM + FILM_GRACE,
  },
  guards: {
    endedPaid: ({ context: { standing } }) => standing.campaign.context === 'PAID',
    endedByBid: ({ context: { standing } }) => standing.campaign.context === 'BID',
    endedByRaffle: ({ context: { standing } }) => standing.campaign.context === 'JACKPOT',
    hasEnded: ({ context: { standing } }) => standing.campaign.completed,
    isBiddingOpen: ({ context }) => isBiddingOpen(context.standing),
    isBidLost: ({ context }) => isBidLost(context.standing),
    isRaffleOpen: ({ context }) => isRaffleOpen(context.standing),
    isPaymentDue: ({ context }) => isPaymentDue(context.standing),
    hasEvent: ({ context }) => isEventDue(context.standing) && context.event !== null,
    missesEvent: ({ context }) => isEventDue(context.standing),
    isUnshownCycle: ({ context }) =>
      opensCycle(context.standing) && context.shownCycle !== cycleToShow(context.standing),
    isMinigameOpen: ({ context: { standing } }) => isRunning(standing) && startedSlug(standing) !== undefined,
    hasPaidAll: ({ context }) => context.payment?.campaignModified === true && context.payment.paid,
    hasDefaulted: ({ context }) => context.payment?.campaignModified === true && !context.payment.paid,
    hasPaid: ({ context }) => context.payment?.paid === true,
    isOfferZero: ({ context }) => context.offer === 0,
    isRaffleStillOpen: (_, { standing }: Board) => isRaffleOpen(standing),
    hasWonBid: ({ context }) => context.bid?.win === true,
    hasWonRaffle: ({ context }) => context.raffle?.won === true,
    isDrawKnown: ({ context }) => typeof context.raffle?.drawnQuota === 'number',
    hasNoEffort: ({ context }) => context.standing.balance.effort === 0 && !context.dismissed.includes('effort'),
    hasNoEnergy: ({ context }) => context.standing.balance.energy === 0 && !context.dismissed.includes('energy'),
  },
  actions: {
    keepBoard: assign((_, board: Board) => board),
    takeBalance: assign(({ context }, balance: Balance) => ({ standing: { ...context.standing, balance } })),
    choosePoint: assign(({ context, event }) => ({
      point: event.type === 'point.chosen' ? event.slug : context.point,
    })),
    /** The place of a minigame that was begun and left. */
    recallPoint: assign(({ context }) => ({ point: startedSlug(context.standing) ?? context.point })),
    forgetPayment: assign({ payment: null }),
    tellPayment: assign((_, payment: PaymentOutcome) => ({ payment })),
    learnPayment: assign(({ context }, { standing }: Board) => ({ payment: learnPayment(context.standing, standing) })),
    raiseOffer: assign(({ context }) => ({ offer: clampBid(context.offer + 1, context.standing.balance.effort) })),
    lowerOffer: assign(({ context }) => ({ offer: clampBid(context.offer - 1, context.standing.balance.effort) })),
    clearOffer: assign({ offer: 0, bid: null, raffle: null, minutes: null }),
    takeMinutes: assign((_, minutes: Minutes | null) => ({ minutes })),
    tellBid: assign((_, bid: BidOutcome) => ({ bid })),
    recallBid: assign(({ context }) => ({ bid: recallBid(context.standing) ?? context.bid })),
    /** What is known of a bid whose answer was lost. */
    assumeBid: assign(({ context }, win: boolean) => ({
      bid: { win, bid: context.offer, winningBid: null, winnerQuota: null, waiting: null },
    })),
    tellRaffle: assign(({ context }, { won, drawnQuota }: Omit<RaffleOutcome, 'globe'>) => ({
      raffle: { won, drawnQuota, globe: context.standing.assembly?.waiting ?? [] },
    })),
    /** A raffle whose answer was lost; runs before the new board replaces the globe's quotas. */
    learnRaffle: assign(
      ({ context: { standing } }, { board, drawnQuota }: { board: Board; drawnQuota: number | null }) => {
        const won = board.standing.campaign.context === 'JACKPOT';
        const drawn = won ? standing.campaign.quota : drawnQuota;
        return { raffle: { won, drawnQuota: drawn, globe: standing.assembly?.waiting ?? [] } };
      },
    ),
    dismiss: assign(({ context }, resource: 'effort' | 'energy') => ({ dismissed: [...context.dismissed, resource] })),
    /** The screen writes it to local storage as well; kept here so that a full storage makes no loop. */
    rememberCycle: assign(({ context }) => ({ shownCycle: cycleToShow(context.standing) })),
    storeCycle: () => undefined,
    leaveForMinigame: assign(({ context, event }) => ({
      destination:
        event.type === 'minigame.entered' ? { to: 'minigame' as const, slug: event.slug } : context.destination,
    })),
    leaveForCertificate: assign({ destination: { to: 'certificate' } }),
    leaveForDreamIntro: assign({ destination: { to: 'dreamIntro' } }),
  },
});
