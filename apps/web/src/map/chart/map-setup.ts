import { clampBid } from '@consorcio/rules/queries';
import type { MinigameSlug, Resource } from '@consorcio/rules/vocabulary';
import { assign, fromPromise, setup } from 'xstate';
import { advisedPlaces } from './advice.ts';
import * as stage from './current-stage.ts';
import {
  BID_FILM,
  CYCLE_TRANSITION,
  EMPTY_CHECK,
  FILM_GRACE,
  POPUP_CLOSE,
  RAFFLE_FILM,
  RAFFLE_LAST_BEAT,
  SHIFT_SCENE,
} from './delays.ts';
import { type MapContext, type MapEvent, type MapInput, type MapTag, optionAtFirst } from './map-context.ts';
import { startedSlug } from './started-minigame.ts';
import type { StateMeta } from './state-meta.ts';

/** The screen provides every service (`map-services.ts`); a service that is not provided never answers. */
const unprovided = (): Promise<never> => new Promise(() => undefined);

/** A resource is out, its popup was not put away, and there is a place to which it may send the player. */
const isLacking = ({ current, dismissed }: MapContext, resource: Resource): boolean =>
  current.balance[resource] === 0 && !dismissed.includes(resource) && advisedPlaces(current, resource).length > 0;

/** What the chart's states may use: context, events, services, delays, guards and actions, each by name. */
export const mapSetup = setup({
  types: {
    context: {} as MapContext,
    events: {} as MapEvent,
    input: {} as MapInput,
    output: {} as stage.Destination,
    tags: {} as MapTag,
    meta: {} as StateMeta,
  },
  actors: {
    loadBoard: fromPromise<stage.Board>(unprovided),
    takeShift: fromPromise<
      stage.ShiftOutcome | null,
      { readonly current: stage.CurrentStage; readonly slug: MinigameSlug }
    >(unprovided),
    payInstalment: fromPromise<stage.PaymentOutcome, { readonly stageId: string }>(unprovided),
    placeBid: fromPromise<stage.BidOutcome & { balance: stage.Balance }, { readonly effort: number }>(unprovided),
    keepEffort: fromPromise<unknown>(unprovided),
    drawRaffle: fromPromise<{ won: boolean; drawnQuota: number }>(unprovided),
    checkRaffle: fromPromise<{ board: stage.Board; drawnQuota: number | null }, stage.Month>(unprovided),
    loadMinutes: fromPromise<stage.Minutes | null, stage.Month>(unprovided),
    acknowledgeEvent: fromPromise<stage.Acknowledged, { readonly id: string; readonly option: number }>(unprovided),
    seeResults: fromPromise<unknown, { readonly campaignId: string }>(unprovided),
  },
  delays: {
    emptyCheck: EMPTY_CHECK,
    shiftScene: SHIFT_SCENE,
    popupClose: POPUP_CLOSE,
    cycleTransition: CYCLE_TRANSITION,
    bidFilmWatchdog: BID_FILM + FILM_GRACE,
    raffleFilmWatchdog: RAFFLE_FILM + RAFFLE_LAST_BEAT + FILM_GRACE,
  },
  guards: {
    endedPaid: ({ context: { current } }) => current.campaign.context === 'PAID',
    endedByBid: ({ context: { current } }) => current.campaign.context === 'BID',
    endedByRaffle: ({ context: { current } }) => current.campaign.context === 'JACKPOT',
    hasEnded: ({ context: { current } }) => current.campaign.completed,
    isBiddingOpen: ({ context }) => stage.isBiddingOpen(context.current),
    mayBid: ({ context }) => !stage.isOutOfAssembly(context.current),
    isBidLost: ({ context }) => stage.isBidLost(context.current),
    isRaffleOpen: ({ context }) => stage.isRaffleOpen(context.current),
    isPaymentDue: ({ context }) => stage.isPaymentDue(context.current),
    hasAnswer: ({ context }) => context.option !== null,
    hasEvent: ({ context }) => stage.isEventDue(context.current) && context.event !== null,
    missesEvent: ({ context }) => stage.isEventDue(context.current),
    isUnshownCycle: ({ context }) =>
      stage.opensCycle(context.current) && context.shownCycle !== stage.cycleToShow(context.current),
    isMinigameOpen: ({ context: { current } }) => stage.isRunning(current) && startedSlug(current) !== undefined,
    hasPaidAll: ({ context }) => context.payment?.campaignModified === true && context.payment.paid,
    hasDefaulted: ({ context }) => context.payment?.campaignModified === true && !context.payment.paid,
    hasPaid: ({ context }) => context.payment?.paid === true,
    isOfferZero: ({ context }) => context.offer === 0,
    isRaffleStillOpen: (_, { current }: stage.Board) => stage.isRaffleOpen(current),
    hasWonBid: ({ context }) => context.bid?.win === true,
    hasWonRaffle: ({ context }) => context.raffle?.won === true,
    isDrawKnown: ({ context }) => typeof context.raffle?.drawnQuota === 'number',
    /** The turn was refused; the service has told why. */
    isRefused: (_, shift: stage.ShiftOutcome | null) => shift === null,
    hasNoEffort: ({ context }) => isLacking(context, 'effort'),
    hasNoEnergy: ({ context }) => isLacking(context, 'energy'),
  },
  actions: {
    /** Another card begins with its own answer, or with none. */
    storeBoard: assign(({ context }, board: stage.Board) => ({
      ...board,
      shift: null,
      option:
        board.event === null || board.event.id === context.event?.id
          ? context.option
          : optionAtFirst(board.event.event),
      hardStage: context.event?.event.type === 'BAD' ? context.current.stage.id : context.hardStage,
    })),
    updateBalance: assign(({ context }, balance: stage.Balance) => ({ current: { ...context.current, balance } })),
    storeShift: assign(({ context: { current } }, shift: stage.ShiftOutcome | null) => ({
      shift,
      current: { ...current, balance: shift?.balance ?? current.balance },
    })),
    choosePoint: assign(({ context, event }) => ({
      point: event.type === 'point.chosen' || event.type === 'shift.taken' ? event.slug : context.point,
    })),
    /** The place of a minigame that was begun and left. */
    restorePoint: assign(({ context }) => ({ point: startedSlug(context.current) ?? context.point })),
    forgetPayment: assign({ payment: null }),
    storePayment: assign((_, payment: stage.PaymentOutcome) => ({ payment })),
    inferPayment: assign(({ context }, { current }: stage.Board) => ({
      payment: stage.inferPayment(context.current, current),
    })),
    raiseOffer: assign(({ context }) => ({ offer: clampBid(context.offer + 1, context.current.balance.effort) })),
    lowerOffer: assign(({ context }) => ({ offer: clampBid(context.offer - 1, context.current.balance.effort) })),
    clearOffer: assign({ offer: 0, bid: null, raffle: null, minutes: null }),
    storeMinutes: assign((_, minutes: stage.Minutes | null) => ({ minutes })),
    /** Keeps how the bid ended; after a loss the stage is known without asking for it again. */
    storeBid: assign(({ context: { current } }, bid: stage.BidOutcome) =>
      bid.win ? { bid } : { bid, current: stage.afterLostBid(current, bid) },
    ),
    openRaffle: assign(({ context }) => ({ current: stage.afterKeepingEffort(context.current) })),
    restoreBid: assign(({ context }) => ({ bid: stage.restoreBid(context.current) ?? context.bid })),
    /** What is known of a bid whose answer was lost. */
    assumeBid: assign(({ context }, win: boolean) => ({
      bid: { win, bid: context.offer, winningBid: null, winnerQuota: null, waiting: null },
    })),
    storeRaffle: assign(
      ({ context: { current } }, { won, drawnQuota }: Pick<stage.RaffleOutcome, 'won' | 'drawnQuota'>) => ({
        raffle: { won, drawnQuota, cycle: current.stage.cycle, globe: stage.globeOf(current) },
        minutes: null,
      }),
    ),
    /** A raffle whose answer was lost; runs before the new board replaces the globe's quotas. */
    inferRaffle: assign(
      ({ context: { current } }, { board, drawnQuota }: { board: stage.Board; drawnQuota: number | null }) => {
        const won = board.current.campaign.context === 'JACKPOT';
        const drawn = won ? current.campaign.quota : drawnQuota;
        const { cycle } = current.stage;
        return { raffle: { won, drawnQuota: drawn, cycle, globe: stage.globeOf(current) }, minutes: null };
      },
    ),
    dismiss: assign(({ context }, resource: Resource) => ({ dismissed: [...context.dismissed, resource] })),
    chooseOption: assign(({ context, event }) => ({
      option: event.type === 'option.chosen' ? event.option : context.option,
    })),
    /** What became of an answer; the screen shows it. */
    tellFeedback: (_, _acknowledged: stage.Acknowledged) => undefined,
    /** The screen writes it to local storage as well; kept here so that a full storage makes no loop. */
    rememberCycle: assign(({ context }) => ({ shownCycle: stage.cycleToShow(context.current) })),
    storeCycle: () => undefined,
    leaveForMinigame: assign(({ context, event }) => ({
      destination:
        event.type === 'minigame.entered' ? { to: 'minigame' as const, slug: event.slug } : context.destination,
    })),
    leaveForCertificate: assign({ destination: { to: 'certificate' } }),
    leaveForDreamIntro: assign({ destination: { to: 'dreamIntro' } }),
  },
});
