import type { Minutes } from './current-stage.ts';
import { type MapContext, mapWords } from './map-setup.ts';

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

/** Keep or bid, from the options to a won or lost bid. */
export const bidStates = {
  bidOptions: mapWords.createStateConfig({
    tags: 'assembly',
    entry: 'clearOffer',
    on: { 'effort.kept': 'keepingEffort', 'bid.started': 'bidValue' },
  }),
  bidValue: mapWords.createStateConfig({
    tags: 'assembly',
    on: {
      'bid.raised': { actions: 'raiseOffer' },
      'bid.lowered': { actions: 'lowerOffer' },
      'bid.withdrawn': 'bidOptions',
      'bid.confirmed': [{ guard: 'isOfferZero', target: 'keepingEffort' }, { target: 'placingBid' }],
    },
  }),
  placingBid: mapWords.createStateConfig({
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
  }),
  checkingBid: mapWords.createStateConfig({
    tags: ['busy', 'assembly'],
    invoke: {
      src: 'loadBoard',
      onDone: { target: 'judgingBid', actions: { type: 'keepBoard', params: ({ event }) => event.output } },
      onError: 'bidUnreached',
    },
  }),
  judgingBid: mapWords.createStateConfig({
    tags: ['busy', 'assembly'],
    always: [
      { guard: 'endedByBid', target: 'bidFilm', actions: { type: 'assumeBid', params: true } },
      { guard: 'isBiddingOpen', target: 'bidUnreached' },
      { guard: 'isBidLost', target: 'bidFilm', actions: 'recallBid' },
      { target: 'deciding' },
    ],
  }),
  bidUnreached: mapWords.createStateConfig({
    tags: 'assembly',
    on: {
      'call.retried': 'placingBid',
      'popup.advanced': { target: 'bidLost', actions: { type: 'assumeBid', params: false } },
    },
  }),
  bidFilm: mapWords.createStateConfig({
    tags: 'assembly',
    invoke: fetchMinutes,
    after: { bidFilmWatchdog: afterBidFilm },
    on: { 'film.ended': afterBidFilm },
  }),
  bidWon: mapWords.createStateConfig({ tags: 'assembly', on: { 'popup.advanced': 'dreamByBid' } }),
  bidLost: mapWords.createStateConfig({ tags: 'assembly', on: { 'popup.advanced': 'keepingEffort' } }),
  keepingEffort: mapWords.createStateConfig({
    tags: ['busy', 'assembly'],
    invoke: { src: 'keepEffort', onDone: 'reloading', onError: 'lostConnection' },
  }),
};

/** The raffle, from its intro to a won or lost draw. */
export const raffleStates = {
  raffleIntro: mapWords.createStateConfig({ tags: 'assembly', on: { 'raffle.asked': 'drawingRaffle' } }),
  drawingRaffle: mapWords.createStateConfig({
    tags: ['busy', 'assembly'],
    invoke: {
      src: 'drawRaffle',
      onDone: { target: 'raffleFilm', actions: { type: 'tellRaffle', params: ({ event }) => event.output } },
      onError: 'checkingRaffle',
    },
  }),
  checkingRaffle: mapWords.createStateConfig({
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
  }),
  judgingRaffle: mapWords.createStateConfig({
    tags: ['busy', 'assembly'],
    always: [{ guard: 'isDrawKnown', target: 'raffleFilm' }, { target: 'raffleLost' }],
  }),
  raffleUnreached: mapWords.createStateConfig({
    tags: 'assembly',
    on: {
      'call.retried': 'drawingRaffle',
      'popup.advanced': {
        target: 'raffleLost',
        actions: { type: 'tellRaffle', params: { won: false, drawnQuota: null } },
      },
    },
  }),
  raffleFilm: mapWords.createStateConfig({
    tags: 'assembly',
    invoke: fetchMinutes,
    after: { raffleFilmWatchdog: afterRaffleFilm },
    on: { 'film.ended': afterRaffleFilm },
  }),
  raffleWon: mapWords.createStateConfig({ tags: 'assembly', on: { 'popup.advanced': 'creditLetterOne' } }),
  raffleLost: mapWords.createStateConfig({
    tags: 'assembly',
    on: { 'popup.advanced': [{ guard: 'isDrawKnown', target: 'cycleTransition' }, { target: 'reloading' }] },
  }),
};
