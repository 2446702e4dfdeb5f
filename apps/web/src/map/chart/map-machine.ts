import { startingContext } from './map-context.ts';
import { mapSetup } from './map-setup.ts';
import { assemblyPopup, BUSY, popup, type StateMeta } from './state-meta.ts';
import { bidStates } from './states/bid-states.ts';
import { cityStates } from './states/city-states.ts';
import { paymentStates } from './states/payment-states.ts';
import { raffleStates } from './states/raffle-states.ts';
import { seeCertificate } from './states/shared.ts';

const JOY = 'FINAL_POSITIVO';
const DREAM = popup({ layout: 'peak', theme: JOY, reload: 'returns' });

/** The ends of a campaign: the letters of credit, the dream that came true, the default. */
const endingStates = {
  creditLetterOne: mapSetup.createStateConfig({
    meta: assemblyPopup({ theme: JOY }),
    on: { 'popup.advanced': 'creditLetterTwo' },
  }),
  creditLetterTwo: mapSetup.createStateConfig({
    meta: assemblyPopup({ theme: JOY }),
    on: { 'popup.advanced': seeCertificate },
  }),
  dreamPaid: mapSetup.createStateConfig({ meta: DREAM, on: { 'popup.advanced': seeCertificate } }),
  dreamByBid: mapSetup.createStateConfig({ meta: DREAM, on: { 'popup.advanced': 'creditLetterOne' } }),
  dreamByRaffle: mapSetup.createStateConfig({ meta: DREAM, on: { 'popup.advanced': 'creditLetterOne' } }),

  ended: mapSetup.createStateConfig({
    meta: popup({ theme: 'FINAL_NEGATIVO', reload: 'returns' }),
    on: { 'popup.advanced': 'seeingResults' },
  }),
  seeingResults: mapSetup.createStateConfig({
    ...BUSY,
    invoke: {
      src: 'seeResults',
      input: ({ context }) => ({ campaignId: context.current.campaign.id }),
      onDone: { target: 'leaving', actions: 'leaveForDreamIntro' },
      onError: 'lostConnection',
    },
  }),
  leaving: mapSetup.createStateConfig({ ...BUSY, type: 'final' }),
};

/** Every state of the map; each says in its `meta` what it shows. */
export const MAP_STATES = {
  ...cityStates,
  ...paymentStates,
  ...bidStates,
  ...raffleStates,
  ...endingStates,
} as const satisfies Readonly<Record<string, { readonly meta: StateMeta }>>;

/**
 * Which popup shows, from a room's to the certificate (SPEC section 4, CONTRACT sections 2 and 3).
 * State names are the popups' names; `deciding` reads the current stage and finds the popup that belongs to it, so that a
 * closed tab comes back to where it was. Money and chance are the server's: nothing of them is decided here.
 */
export const mapMachine = mapSetup.createMachine({
  id: 'map',
  context: ({ input }) => startingContext(input),
  initial: 'deciding',
  output: ({ context }) => context.destination,
  states: MAP_STATES,
});
