import { type MapContext, mapWords } from './map-words.ts';
import type { Minutes } from './standing.ts';

const enterMinigame = { target: 'leaving', actions: 'leaveForMinigame' } as const;
const seeCertificate = { target: 'leaving', actions: 'leaveForCertificate' } as const;
/** While a film runs, what the assembly decided is fetched; without it the popup after the film says less. */
const fetchMinutes = {
  src: 'loadMinutes',
  input: ({ context: { standing } }: { readonly context: MapContext }) => ({
    campaignId: standing.campaign.id,
    cycle: standing.stage.cycle,
  }),
  onDone: {
    actions: {
      type: 'takeMinutes',
      params: ({ event }: { readonly event: { output: Minutes | null } }) => event.output,
    },
  },
  onError: {},
} as const;
const afterBidFilm = [{ guard: 'hasWonBid', target: 'bidWon' }, { target: 'bidLost' }] as const;
const afterRaffleFilm = [{ guard: 'hasWonRaffle', target: 'raffleWon' }, { target: 'raffleLost' }] as const;

/**
 * Which popup shows, from a room's to the certificate (SPEC section 4, CONTRACT sections 2 and 3).
 * State names are the popups' names; `deciding` reads the standing and finds the popup that belongs to it, so that a
 * closed tab comes back to where it was. Money and chance are the server's: nothing of them is decided here.
 */
export const mapMachine = mapWords.createMachine({
  id: 'map',
  context: ({ input }) => ({
    ...input,
    point: 0,
    offer: 0,
    payment: null,
    bid: null,
    raffle: null,
    minutes: null,
    dismissed: [],
    destination: { to: 'certificate' },
  }),
  initial: 'deciding',
  output: ({ context }) => context.destination,
  states: {
    deciding: {
      always: [
        { guard: 'endedPaid', target: 'dreamPaid' },
        { guard: 'endedByBid', target: 'dreamByBid' },
        { guard: 'endedByRaffle', target: 'dreamByRaffle' },
        { guard: 'hasEnded', target: 'ended' },
        { guard: 'isBiddingOpen', target: 'bidOptions' },
        { guard: 'isBidLost', target: 'bidLost', actions: 'recallBid' },
        { guard: 'isRaffleOpen', target: 'raffleIntro' },
        { guard: 'hasEvent', target: 'randomEvent' },
        { guard: 'missesEvent', target: 'lostConnection' },
        { guard: 'isPaymentDue', target: 'payment' },
        { guard: 'isUnshownCycle', target: 'cycleTransition' },
        { guard: 'isMinigameOpen', target: 'room', actions: 'recallPoint' },
        { target: 'map' },
      ],
    },
    reloading: {
      tags: 'busy',
      invoke: {
        src: 'loadBoard',
        onDone: { target: 'deciding', actions: { type: 'keepBoard', params: ({ event }) => event.output } },
        onError: 'lostConnection',
      },
    },
    lostConnection: { on: { 'call.retried': 'reloading' } },

    map: {
      after: {
        emptyCheck: [
          { guard: 'hasNoEffort', target: 'noEffort' },
          { guard: 'hasNoEnergy', target: 'noEnergy' },
        ],
      },
      on: { 'point.chosen': { target: 'room', actions: 'choosePoint' } },
    },
    room: { on: { 'popup.closed': 'map', 'minigame.entered': enterMinigame } },
    noEffort: {
      tags: 'payments',
      on: {
        'popup.closed': { target: 'map', actions: { type: 'dismiss', params: 'effort' } },
        'minigame.entered': enterMinigame,
      },
    },
    noEnergy: {
      tags: 'payments',
      on: {
        'popup.closed': { target: 'map', actions: { type: 'dismiss', params: 'energy' } },
        'minigame.entered': enterMinigame,
      },
    },

    randomEvent: { on: { 'event.acknowledged': 'acknowledging' } },
    acknowledging: {
      tags: 'busy',
      invoke: {
        src: 'acknowledgeEvent',
        input: ({ context }) => ({ id: context.event?.id ?? '' }),
        onDone: 'reloading',
        onError: 'lostConnection',
      },
    },

    cycleTransition: { entry: ['rememberCycle', 'storeCycle'], after: { cycleTransition: 'reloading' } },

    payment: { tags: 'payments', on: { 'instalment.confirmed': 'paying' } },
    paying: {
      tags: ['busy', 'payments'],
      entry: 'forgetPayment',
      invoke: {
        src: 'payInstalment',
        input: ({ context }) => ({ stageId: context.standing.stage.id }),
        onDone: {
          target: 'closingPayment',
          actions: [
            { type: 'tellPayment', params: ({ event }) => event.output },
            { type: 'takeBalance', params: ({ event }) => event.output.balance },
          ],
        },
        onError: 'checkingPayment',
      },
    },
    checkingPayment: {
      tags: ['busy', 'payments'],
      invoke: {
        src: 'loadBoard',
        onDone: {
          target: 'closingPayment',
          actions: [
            { type: 'learnPayment', params: ({ event }) => event.output },
            { type: 'keepBoard', params: ({ event }) => event.output },
          ],
        },
        onError: 'closingPayment',
      },
    },
    closingPayment: {
      tags: ['closing', 'payments'],
      after: {
        popupClose: [
          { guard: 'hasPaidAll', target: 'dreamPaid' },
          { guard: 'hasDefaulted', target: 'ended' },
          { guard: 'hasPaid', target: 'paymentSuccess' },
          { target: 'paymentFailure' },
        ],
      },
    },
    paymentFailure: {
      tags: 'payments',
      invoke: {
        src: 'loadBoard',
        onDone: { actions: { type: 'keepBoard', params: ({ event }) => event.output } },
        onError: {},
      },
      on: { 'popup.advanced': 'reloading' },
    },
    paymentSuccess: {
      tags: 'payments',
      invoke: {
        src: 'loadBoard',
        onDone: { actions: { type: 'keepBoard', params: ({ event }) => event.output } },
        onError: {},
      },
      on: { 'popup.advanced': 'remainingCycles' },
    },
    remainingCycles: {
      on: { 'popup.advanced': [{ guard: 'isBiddingOpen', target: 'bidOptions' }, { target: 'reloading' }] },
    },

    bidOptions: {
      tags: 'assembly',
      entry: 'clearOffer',
      on: { 'effort.kept': 'keepingEffort', 'bid.started': 'bidValue' },
    },
    bidValue: {
      tags: 'assembly',
      on: {
        'bid.raised': { actions: 'raiseOffer' },
        'bid.lowered': { actions: 'lowerOffer' },
        'bid.withdrawn': 'bidOptions',
        'bid.confirmed': [{ guard: 'isOfferZero', target: 'keepingEffort' }, { target: 'placingBid' }],
      },
    },
    placingBid: {
      tags: ['busy', 'assembly'],
      invoke: {
        src: 'placeBid',
        input: ({ context }) => ({ effort: context.offer }),
        onDone: {
          target: 'bidFilm',
          actions: [
            { type: 'tellBid', params: ({ event }) => event.output },
            { type: 'takeBalance', params: ({ event }) => event.output.balance },
          ],
        },
        onError: 'checkingBid',
      },
    },
    checkingBid: {
      tags: ['busy', 'assembly'],
      invoke: {
        src: 'loadBoard',
        onDone: { target: 'judgingBid', actions: { type: 'keepBoard', params: ({ event }) => event.output } },
        onError: 'bidUnreached',
      },
    },
    judgingBid: {
      tags: ['busy', 'assembly'],
      always: [
        { guard: 'endedByBid', target: 'bidFilm', actions: { type: 'assumeBid', params: true } },
        { guard: 'isBiddingOpen', target: 'bidUnreached' },
        { guard: 'isBidLost', target: 'bidFilm', actions: 'recallBid' },
        { target: 'deciding' },
      ],
    },
    bidUnreached: {
      tags: 'assembly',
      on: {
        'call.retried': 'placingBid',
        'popup.advanced': { target: 'bidLost', actions: { type: 'assumeBid', params: false } },
      },
    },
    bidFilm: {
      tags: 'assembly',
      invoke: fetchMinutes,
      after: { bidFilmWatchdog: afterBidFilm },
      on: { 'film.ended': afterBidFilm },
    },
    bidWon: { tags: 'assembly', on: { 'popup.advanced': 'dreamByBid' } },
    bidLost: { tags: 'assembly', on: { 'popup.advanced': 'keepingEffort' } },
    keepingEffort: {
      tags: ['busy', 'assembly'],
      invoke: { src: 'keepEffort', onDone: 'reloading', onError: 'lostConnection' },
    },

    raffleIntro: { tags: 'assembly', on: { 'raffle.asked': 'drawingRaffle' } },
    drawingRaffle: {
      tags: ['busy', 'assembly'],
      invoke: {
        src: 'drawRaffle',
        onDone: { target: 'raffleFilm', actions: { type: 'tellRaffle', params: ({ event }) => event.output } },
        onError: 'checkingRaffle',
      },
    },
    checkingRaffle: {
      tags: ['busy', 'assembly'],
      invoke: {
        src: 'learnRaffle',
        input: ({ context }) => ({ campaignId: context.standing.campaign.id, cycle: context.standing.stage.cycle }),
        onDone: [
          {
            guard: { type: 'isRaffleStillOpen', params: ({ event }) => event.output.board },
            target: 'raffleUnreached',
          },
          {
            target: 'judgingRaffle',
            actions: [
              { type: 'learnRaffle', params: ({ event }) => event.output },
              { type: 'keepBoard', params: ({ event }) => event.output.board },
            ],
          },
        ],
        onError: 'raffleUnreached',
      },
    },
    judgingRaffle: {
      tags: ['busy', 'assembly'],
      always: [{ guard: 'isDrawKnown', target: 'raffleFilm' }, { target: 'raffleLost' }],
    },
    raffleUnreached: {
      tags: 'assembly',
      on: {
        'call.retried': 'drawingRaffle',
        'popup.advanced': {
          target: 'raffleLost',
          actions: { type: 'tellRaffle', params: { won: false, drawnQuota: null } },
        },
      },
    },
    raffleFilm: {
      tags: 'assembly',
      invoke: fetchMinutes,
      after: { raffleFilmWatchdog: afterRaffleFilm },
      on: { 'film.ended': afterRaffleFilm },
    },
    raffleWon: { tags: 'assembly', on: { 'popup.advanced': 'creditLetterOne' } },
    raffleLost: {
      tags: 'assembly',
      on: { 'popup.advanced': [{ guard: 'isDrawKnown', target: 'cycleTransition' }, { target: 'reloading' }] },
    },

    creditLetterOne: { tags: 'assembly', on: { 'popup.advanced': 'creditLetterTwo' } },
    creditLetterTwo: { tags: 'assembly', on: { 'popup.advanced': seeCertificate } },
    dreamPaid: { on: { 'popup.advanced': seeCertificate } },
    dreamByBid: { on: { 'popup.advanced': 'creditLetterOne' } },
    dreamByRaffle: { on: { 'popup.advanced': 'creditLetterOne' } },

    ended: { on: { 'popup.advanced': 'seeingResults' } },
    seeingResults: {
      tags: 'busy',
      invoke: {
        src: 'seeResults',
        input: ({ context }) => ({ campaignId: context.standing.campaign.id }),
        onDone: { target: 'leaving', actions: 'leaveForDreamIntro' },
        onError: 'lostConnection',
      },
    },
    leaving: { type: 'final', tags: 'busy' },
  },
});
