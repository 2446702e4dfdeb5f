import { bidStates, raffleStates } from './assembly-states.ts';
import type { Board } from './current-stage.ts';
import { mapSetup } from './map-setup.ts';

const enterMinigame = { target: 'leaving', actions: 'leaveForMinigame' } as const;
const seeCertificate = { target: 'leaving', actions: 'leaveForCertificate' } as const;
/** While a payment's popup is read, the board behind it is fetched anew; without an answer `reloading` asks again. */
const refreshBoard = {
  src: 'loadBoard',
  onDone: {
    actions: { type: 'storeBoard', params: ({ event }: { readonly event: { output: Board } }) => event.output },
  },
  onError: {},
} as const;

/**
 * Which popup shows, from a room's to the certificate (SPEC section 4, CONTRACT sections 2 and 3).
 * State names are the popups' names; `deciding` reads the current stage and finds the popup that belongs to it, so that a
 * closed tab comes back to where it was. Money and chance are the server's: nothing of them is decided here.
 */
export const mapMachine = mapSetup.createMachine({
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
        { guard: 'isBidLost', target: 'bidLost', actions: 'restoreBid' },
        { guard: 'isRaffleOpen', target: 'raffleIntro' },
        { guard: 'hasEvent', target: 'randomEvent' },
        { guard: 'missesEvent', target: 'lostConnection' },
        { guard: 'isPaymentDue', target: 'payment' },
        { guard: 'isUnshownCycle', target: 'cycleTransition' },
        { guard: 'isMinigameOpen', target: 'room', actions: 'restorePoint' },
        { target: 'map' },
      ],
    },
    reloading: {
      tags: 'busy',
      invoke: {
        src: 'loadBoard',
        onDone: { target: 'deciding', actions: { type: 'storeBoard', params: ({ event }) => event.output } },
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
        input: ({ context }) => ({ stageId: context.current.stage.id }),
        onDone: {
          target: 'closingPayment',
          actions: [
            { type: 'storePayment', params: ({ event }) => event.output },
            { type: 'updateBalance', params: ({ event }) => event.output.balance },
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
            { type: 'inferPayment', params: ({ event }) => event.output },
            { type: 'storeBoard', params: ({ event }) => event.output },
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
      invoke: refreshBoard,
      on: { 'popup.advanced': 'reloading' },
    },
    paymentSuccess: {
      tags: 'payments',
      invoke: refreshBoard,
      on: { 'popup.advanced': 'remainingCycles' },
    },
    remainingCycles: {
      on: { 'popup.advanced': [{ guard: 'isBiddingOpen', target: 'bidOptions' }, { target: 'reloading' }] },
    },

    ...bidStates,
    ...raffleStates,

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
        input: ({ context }) => ({ campaignId: context.current.campaign.id }),
        onDone: { target: 'leaving', actions: 'leaveForDreamIntro' },
        onError: 'lostConnection',
      },
    },
    leaving: { type: 'final', tags: 'busy' },
  },
});
