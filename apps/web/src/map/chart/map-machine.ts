import { startingContext } from './map-context.ts';
import { mapSetup } from './map-setup.ts';
import type { StateMeta } from './state-meta.ts';
import { bidStates } from './states/bid-states.ts';
import { cityStates } from './states/city-states.ts';
import { endingStates } from './states/ending-states.ts';
import { paymentStates } from './states/payment-states.ts';
import { raffleStates } from './states/raffle-states.ts';

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
