import { startingContext } from './map-context.ts';
import { mapSetup } from './map-setup.ts';
import { assemblyPopup, popup, type StateMeta, UNCHANGED } from './state-meta.ts';
import { bidStates } from './states/bid-states.ts';
import { cityStates } from './states/city-states.ts';
import { seeCertificate } from './states/leave.ts';
import { paymentStates } from './states/payment-states.ts';
import { raffleStates } from './states/raffle-states.ts';

const JOY = 'FINAL_POSITIVO';

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
  dreamPaid: mapSetup.createStateConfig({
    meta: popup({ layout: 'peak', theme: JOY, reload: 'returns' }),
    on: { 'popup.advanced': seeCertificate },
  }),
  dreamByBid: mapSetup.createStateConfig({
    meta: popup({ layout: 'peak', theme: JOY, reload: 'returns' }),
    on: { 'popup.advanced': 'creditLetterOne' },
  }),
  dreamByRaffle: mapSetup.createStateConfig({
    meta: popup({ layout: 'peak', theme: JOY, reload: 'returns' }),
    on: { 'popup.advanced': 'creditLetterOne' },
  }),

  ended: mapSetup.createStateConfig({
    meta: popup({ theme: 'FINAL_NEGATIVO', reload: 'returns' }),
    on: { 'popup.advanced': 'seeingResults' },
  }),
  seeingResults: mapSetup.createStateConfig({
    meta: UNCHANGED,
    tags: 'busy',
    invoke: {
      src: 'seeResults',
      input: ({ context }) => ({ campaignId: context.current.campaign.id }),
      onDone: { target: 'leaving', actions: 'leaveForDreamIntro' },
      onError: 'lostConnection',
    },
  }),
  leaving: mapSetup.createStateConfig({ meta: UNCHANGED, type: 'final', tags: 'busy' }),
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
