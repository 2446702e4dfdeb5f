import type { StateValueFrom } from 'xstate';
import type { mapMachine } from './map-machine.ts';

export type MapState = Extract<StateValueFrom<typeof mapMachine>, string>;
/** States in which nothing new is shown: the last popup stays, or the bare map. */
export type QuietState =
  | 'deciding'
  | 'reloading'
  | 'map'
  | 'checkingPayment'
  | 'checkingBid'
  | 'judgingBid'
  | 'checkingRaffle'
  | 'judgingRaffle'
  | 'leaving';
export type PopupState = Exclude<MapState, QuietState>;
