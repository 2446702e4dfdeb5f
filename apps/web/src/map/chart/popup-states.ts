import type { StateValueFrom } from 'xstate';
import type { mapMachine } from './map-machine.ts';

export type MapState = Extract<StateValueFrom<typeof mapMachine>, string>;

/** States in which nothing new is shown: the popup before them stays, its buttons waiting, or the bare map. */
export const QUIET_STATES = [
  'deciding',
  'reloading',
  'acknowledging',
  'paying',
  'checkingPayment',
  'closingPayment',
  'placingBid',
  'checkingBid',
  'judgingBid',
  'keepingEffort',
  'drawingRaffle',
  'checkingRaffle',
  'judgingRaffle',
  'seeingResults',
  'leaving',
] as const satisfies readonly MapState[];
export type QuietState = (typeof QUIET_STATES)[number];
export type PopupState = Exclude<MapState, QuietState | 'map'>;

const isQuiet = (state: MapState): state is QuietState => (QUIET_STATES as readonly MapState[]).includes(state);

/** The popup to show: that of the state, the one before a quiet state, or none on the bare map. */
export function popupOf(state: MapState, before: PopupState | null): PopupState | null {
  if (isQuiet(state)) return before;
  return state === 'map' ? null : state;
}
