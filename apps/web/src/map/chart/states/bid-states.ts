import { mapSetup } from '../map-setup.ts';
import { assemblyPopup, BUSY } from '../state-meta.ts';
import { fetchFilmMinutes } from './shared.ts';

const afterBidFilm = [{ guard: 'hasWonBid', target: 'bidWon' }, { target: 'bidLost' }] as const;

/** Keep or bid, from the options to a won or lost bid. */
export const bidStates = {
  bidOptions: mapSetup.createStateConfig({
    meta: assemblyPopup({ reload: 'returns' }),
    entry: 'clearOffer',
    on: { 'effort.kept': 'keepingEffort', 'bid.started': { guard: 'mayBid', target: 'bidValue' } },
  }),
  bidValue: mapSetup.createStateConfig({
    meta: assemblyPopup({}),
    on: {
      'bid.raised': { actions: 'raiseOffer' },
      'bid.lowered': { actions: 'lowerOffer' },
      'bid.withdrawn': 'bidOptions',
      'bid.confirmed': [{ guard: 'isOfferZero', target: 'keepingEffort' }, { target: 'placingBid' }],
    },
  }),
  placingBid: mapSetup.createStateConfig({
    ...BUSY,
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
    ...BUSY,
    invoke: {
      src: 'loadBoard',
      onDone: { target: 'judgingBid', actions: { type: 'storeBoard', params: ({ event }) => event.output } },
      onError: 'bidUnreached',
    },
  }),
  judgingBid: mapSetup.createStateConfig({
    ...BUSY,
    always: [
      { guard: 'endedByBid', target: 'bidFilm', actions: { type: 'assumeBid', params: true } },
      { guard: 'isBiddingOpen', target: 'bidUnreached' },
      { guard: 'isBidLost', target: 'bidFilm', actions: 'restoreBid' },
      { target: 'deciding' },
    ],
  }),
  bidUnreached: mapSetup.createStateConfig({
    meta: assemblyPopup({}),
    on: {
      'call.retried': 'placingBid',
      'popup.advanced': { target: 'bidLost', actions: { type: 'assumeBid', params: false } },
    },
  }),
  bidFilm: mapSetup.createStateConfig({
    meta: assemblyPopup({ layout: 'window', effect: 'ENVELOPE' }),
    invoke: fetchFilmMinutes,
    after: { bidFilmWatchdog: afterBidFilm },
    on: { 'film.ended': afterBidFilm },
  }),
  bidWon: mapSetup.createStateConfig({
    meta: assemblyPopup({ layout: 'peak', theme: 'FINAL_POSITIVO' }),
    on: { 'popup.advanced': 'dreamByBid' },
  }),
  bidLost: mapSetup.createStateConfig({
    meta: assemblyPopup({ reload: 'returns' }),
    on: { 'popup.advanced': 'keepingEffort' },
  }),
  keepingEffort: mapSetup.createStateConfig({
    ...BUSY,
    invoke: {
      src: 'keepEffort',
      /* After a lost bid the quotas in the globe are known already; without a bid only the server knows who won. */
      onDone: [{ guard: 'isBidLost', target: 'raffleIntro', actions: 'openRaffle' }, { target: 'reloading' }],
      onError: 'lostConnection',
    },
  }),
};
