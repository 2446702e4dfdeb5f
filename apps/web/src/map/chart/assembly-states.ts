import type { Minutes } from './current-stage.ts';
import { type MapContext, mapSetup } from './map-setup.ts';

/** While a film runs, what the assembly decided is fetched; without it the popup after the film says less. */
const fetchMinutes = {
  src: 'loadMinutes',
  input: ({ context: { current } }: { readonly context: MapContext }) => ({
    campaignId: current.campaign.id,
    cycle: current.stage.cycle,
  }),
  onDone: {
    actions: {
      type: 'storeMinutes',
      params: ({ event }: { readonly event: { output: Minutes | null } }) => event.output,
    },
  },
  onError: {},
} as const;
const afterBidFilm = [{ guard: 'hasWonBid', target: 'bidWon' }, { target: 'bidLost' }] as const;
const afterRaffleFilm = [{ guard: 'hasWonRaffle', target: 'raffleWon' }, { target: 'raffleLost' }] as const;

/** Keep or bid, from the options to a won or lost bid. */
export const bidStates = {
  bidOptions: mapSetup.createStateConfig({
    tags: 'assembly',
    entry: 'clearOffer',
    on: { 'effort.kept': 'keepingEffort', 'bid.started': 'bidValue' },
  }),
  bidValue: mapSetup.createStateConfig({
    tags: 'assembly',
    on: {
      'bid.raised': { actions: 'raiseOffer' },
      'bid.lowered': { actions: 'lowerOffer' },
      'bid.withdrawn': 'bidOptions',
      'bid.confirmed': [{ guard: 'isOfferZero', target: 'keepingEffort' }, { target: 'placingBid' }],
    },
  }),
  placingBid: mapSetup.createStateConfig({
    tags: ['busy', 'assembly'],
    invoke: {
      src: 'placeBid',
      input: ({ context }) => ({ effort: context.offer }),
      onDone: {
        target: 'bidFilm',
        actions: [
          { type: 'storeBid', params: ({ event }) => event.output },
          { type: 'updateBalance', params: ({ event }) => event.output.balance },
        ],
      },
      onError: 'checkingBid',
    },
  }),
  checkingBid: mapSetup.createStateConfig({
    tags: ['busy', 'assembly'],
    invoke: {
      src: 'loadBoard',
      onDone: { target: 'judgingBid', actions: { type: 'storeBoard', params: ({ event }) => event.output } },
      onError: 'bidUnreached',
    },
  }),
  judgingBid: mapSetup.createStateConfig({
    tags: ['busy', 'assembly'],
    always: [
      { guard: 'endedByBid', target: 'bidFilm', actions: { type: 'assumeBid', params: true } },
      { guard: 'isBiddingOpen', target: 'bidUnreached' },
      { guard: 'isBidLost', target: 'bidFilm', actions: 'restoreBid' },
      { target: 'deciding' },
    ],
  }),
  bidUnreached: mapSetup.createStateConfig({
    tags: 'assembly',
    on: {
      'call.retried': 'placingBid',
      'popup.advanced': { target: 'bidLost', actions: { type: 'assumeBid', params: false } },
    },
  }),
  bidFilm: mapSetup.createStateConfig({
    tags: 'assembly',
    invoke: fetchMinutes,
    after: { bidFilmWatchdog: afterBidFilm },
    on: { 'film.ended': afterBidFilm },
  }),
  bidWon: mapSetup.createStateConfig({ tags: 'assembly', on: { 'popup.advanced': 'dreamByBid' } }),
  bidLost: mapSetup.createStateConfig({ tags: 'assembly', on: { 'popup.advanced': 'keepingEffort' } }),
  keepingEffort: mapSetup.createStateConfig({
    tags: ['busy', 'assembly'],
    invoke: { src: 'keepEffort', onDone: 'reloading', onError: 'lostConnection' },
  }),
};

/** The raffle, from its intro to a won or lost draw. */
export const raffleStates = {
  raffleIntro: mapSetup.createStateConfig({ tags: 'assembly', on: { 'raffle.asked': 'drawingRaffle' } }),
  drawingRaffle: mapSetup.createStateConfig({
    tags: ['busy', 'assembly'],
    invoke: {
      src: 'drawRaffle',
      onDone: { target: 'raffleFilm', actions: { type: 'storeRaffle', params: ({ event }) => event.output } },
      onError: 'checkingRaffle',
    },
  }),
  checkingRaffle: mapSetup.createStateConfig({
    tags: ['busy', 'assembly'],
    invoke: {
      src: 'learnRaffle',
      input: ({ context }) => ({ campaignId: context.current.campaign.id, cycle: context.current.stage.cycle }),
      onDone: [
        {
          guard: { type: 'isRaffleStillOpen', params: ({ event }) => event.output.board },
          target: 'raffleUnreached',
        },
        {
          target: 'judgingRaffle',
          actions: [
            { type: 'learnRaffle', params: ({ event }) => event.output },
            { type: 'storeBoard', params: ({ event }) => event.output.board },
          ],
        },
      ],
      onError: 'raffleUnreached',
    },
  }),
  judgingRaffle: mapSetup.createStateConfig({
    tags: ['busy', 'assembly'],
    always: [{ guard: 'isDrawKnown', target: 'raffleFilm' }, { target: 'raffleLost' }],
  }),
  raffleUnreached: mapSetup.createStateConfig({
    tags: 'assembly',
    on: {
      'call.retried': 'drawingRaffle',
      'popup.advanced': {
        target: 'raffleLost',
        actions: { type: 'storeRaffle', params: { won: false, drawnQuota: null } },
      },
    },
  }),
  raffleFilm: mapSetup.createStateConfig({
    tags: 'assembly',
    invoke: fetchMinutes,
    after: { raffleFilmWatchdog: afterRaffleFilm },
    on: { 'film.ended': afterRaffleFilm },
  }),
  raffleWon: mapSetup.createStateConfig({ tags: 'assembly', on: { 'popup.advanced': 'creditLetterOne' } }),
  raffleLost: mapSetup.createStateConfig({
    tags: 'assembly',
    on: { 'popup.advanced': [{ guard: 'isDrawKnown', target: 'cycleTransition' }, { target: 'reloading' }] },
  }),
};
