import type { ComponentType } from 'react';
import type { PopupProps } from './popup-props.ts';
import type { PopupState } from './popup-states.ts';
import { BidFilm } from './popups/bid-film.tsx';
import { BidLost } from './popups/bid-lost.tsx';
import { BidOptions } from './popups/bid-options.tsx';
import { BidValue } from './popups/bid-value.tsx';
import { BidWon } from './popups/bid-won.tsx';
import { CreditLetterOne, CreditLetterTwo } from './popups/credit-letters.tsx';
import { CycleTransition } from './popups/cycle-transition.tsx';
import { DreamByBid, DreamByRaffle, DreamPaid } from './popups/dream-complete.tsx';
import { Ended } from './popups/ended.tsx';
import { NoEffort } from './popups/no-effort.tsx';
import { NoEnergy } from './popups/no-energy.tsx';
import { Payment } from './popups/payment.tsx';
import { PaymentFailure } from './popups/payment-failure.tsx';
import { PaymentSuccess } from './popups/payment-success.tsx';
import { RaffleFilm } from './popups/raffle-film.tsx';
import { RaffleIntro } from './popups/raffle-intro.tsx';
import { RaffleLost } from './popups/raffle-lost.tsx';
import { RaffleWon } from './popups/raffle-won.tsx';
import { RandomEvent } from './popups/random-event.tsx';
import { RemainingCycles } from './popups/remaining-cycles.tsx';
import { Room } from './popups/room.tsx';
import { BidUnreached, LostConnection, RaffleUnreached } from './popups/unreached.tsx';

/** What shows in each state; a new popup without a picture does not compile. */
export const POPUPS = {
  room: Room,
  noEffort: NoEffort,
  noEnergy: NoEnergy,
  randomEvent: RandomEvent,
  payment: Payment,
  paymentFailure: PaymentFailure,
  paymentSuccess: PaymentSuccess,
  remainingCycles: RemainingCycles,
  bidOptions: BidOptions,
  bidValue: BidValue,
  bidUnreached: BidUnreached,
  bidFilm: BidFilm,
  bidWon: BidWon,
  bidLost: BidLost,
  raffleIntro: RaffleIntro,
  raffleUnreached: RaffleUnreached,
  raffleFilm: RaffleFilm,
  raffleWon: RaffleWon,
  raffleLost: RaffleLost,
  creditLetterOne: CreditLetterOne,
  creditLetterTwo: CreditLetterTwo,
  dreamPaid: DreamPaid,
  dreamByBid: DreamByBid,
  dreamByRaffle: DreamByRaffle,
  ended: Ended,
  cycleTransition: CycleTransition,
  lostConnection: LostConnection,
} as const satisfies Record<PopupState, ComponentType<PopupProps>>;
