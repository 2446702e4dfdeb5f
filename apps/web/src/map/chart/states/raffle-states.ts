import { monthOf } from '../current-stage.ts';
import { mapSetup } from '../map-setup.ts';
import { assemblyPopup, BUSY } from '../state-meta.ts';
import { fetchFilmMinutes } from './shared.ts';

const afterRaffleFilm = [{ guard: 'hasWonRaffle', target: 'raffleWon' }, { target: 'raffleLost' }] as const;

/** The raffle, from its intro to a won or lost draw. */
export const raffleStates = {
  raffleIntro: mapSetup.createStateConfig({
    meta: assemblyPopup({ effect: 'ROLETA', reload: 'returns' }),
    on: { 'raffle.asked': 'drawingRaffle' },
  }),
  drawingRaffle: mapSetup.createStateConfig({
    ...BUSY,
    invoke: {
      src: 'drawRaffle',
      onDone: { target: 'raffleFilm', actions: { type: 'storeRaffle', params: ({ event }) => event.output } },
      onError: 'checkingRaffle',
    },
  }),
  checkingRaffle: mapSetup.createStateConfig({
    ...BUSY,
    invoke: {
      src: 'checkRaffle',
      input: ({ context }) => monthOf(context.current),
      onDone: [
        {
          guard: { type: 'isRaffleStillOpen', params: ({ event }) => event.output.board },
          target: 'raffleUnreached',
        },
        {
          target: 'judgingRaffle',
          actions: [
            { type: 'inferRaffle', params: ({ event }) => event.output },
            { type: 'storeBoard', params: ({ event }) => event.output.board },
          ],
        },
      ],
      onError: 'raffleUnreached',
    },
  }),
  judgingRaffle: mapSetup.createStateConfig({
    ...BUSY,
    always: [{ guard: 'isDrawKnown', target: 'raffleFilm' }, { target: 'raffleLost' }],
  }),
  raffleUnreached: mapSetup.createStateConfig({
    meta: assemblyPopup({}),
    on: {
      'call.retried': 'drawingRaffle',
      'popup.advanced': {
        target: 'raffleLost',
        actions: { type: 'storeRaffle', params: { won: false, drawnQuota: null } },
      },
    },
  }),
  raffleFilm: mapSetup.createStateConfig({
    meta: assemblyPopup({ layout: 'window', backdrop: 'raffle-assembly', effect: 'SORTEIO' }),
    /* The board may be of the next month already. */
    invoke: {
      ...fetchFilmMinutes,
      input: ({ context: { current, raffle } }) => ({ ...monthOf(current), ...(raffle && { cycle: raffle.cycle }) }),
    },
    after: { raffleFilmWatchdog: afterRaffleFilm },
    on: { 'film.ended': afterRaffleFilm },
  }),
  raffleWon: mapSetup.createStateConfig({
    meta: assemblyPopup({ layout: 'peak', theme: 'FINAL_POSITIVO' }),
    on: { 'popup.advanced': 'creditLetterOne' },
  }),
  raffleLost: mapSetup.createStateConfig({
    meta: assemblyPopup({}),
    on: { 'popup.advanced': [{ guard: 'isDrawKnown', target: 'cycleTransition' }, { target: 'reloading' }] },
  }),
};
