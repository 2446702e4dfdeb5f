import { type ComponentType, createElement, type ReactNode, use } from 'react';
import { loadChunk } from '../../ui/loading/load-chunk.ts';
import type { PopupState } from '../chart/popup-states.ts';
import { LostConnection } from './connection/lost-connection.tsx';
import { NoEffort } from './place/no-effort.tsx';
import { NoEnergy } from './place/no-energy.tsx';
import { Room } from './place/room.tsx';
import type { PopupProps } from './popup-props.ts';

type Late = typeof import('./late-popups.ts');

let popups: Late | null = null;
let coming: Promise<Late> | null = null;
/** Fetches the code of the popups that no first decision meets. What failed is fetched again the next time. */
export function preloadPopups(): Promise<Late> {
  coming ??= loadChunk('Popups', () => import('./late-popups.ts')).then(
    (module) => {
      popups = module;
      return module;
    },
    (error: unknown) => {
      coming = null;
      throw error;
    },
  );
  return coming;
}

/** Waits only where the code is not there yet: a popup that is there shows at once, with its focus. */
const late = (name: keyof Late) =>
  function LatePopup(props: PopupProps): ReactNode {
    return createElement((popups ?? use(preloadPopups()))[name], props);
  };

/** The component of each popup; a state whose meta is a popup's and that is missing here does not compile. */
export const POPUPS = {
  room: Room,
  noEffort: NoEffort,
  noEnergy: NoEnergy,
  randomEvent: late('RandomEvent'),
  payment: late('Payment'),
  paymentFailure: late('PaymentFailure'),
  paymentSuccess: late('PaymentSuccess'),
  remainingCycles: late('RemainingCycles'),
  bidOptions: late('BidOptions'),
  bidValue: late('BidValue'),
  bidUnreached: late('BidUnreached'),
  bidFilm: late('BidFilm'),
  bidWon: late('BidWon'),
  bidLost: late('BidLost'),
  raffleIntro: late('RaffleIntro'),
  raffleUnreached: late('RaffleUnreached'),
  raffleFilm: late('RaffleFilm'),
  raffleWon: late('RaffleWon'),
  raffleLost: late('RaffleLost'),
  creditLetterOne: late('CreditLetterOne'),
  creditLetterTwo: late('CreditLetterTwo'),
  dreamPaid: late('DreamPaid'),
  dreamByBid: late('DreamByBid'),
  dreamByRaffle: late('DreamByRaffle'),
  ended: late('Ended'),
  cycleTransition: late('CycleTransition'),
  lostConnection: LostConnection,
} as const satisfies Record<PopupState, ComponentType<PopupProps>>;
