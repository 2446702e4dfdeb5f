import type { ComponentType } from 'react';
import type { PopupState } from '../chart/popup-states.ts';
import { BidFilm } from './bid/bid-film.tsx';
import { BidLost } from './bid/bid-lost.tsx';
import { BidOptions } from './bid/bid-options.tsx';
import { BidValue } from './bid/bid-value.tsx';
import { BidWon } from './bid/bid-won.tsx';
import { BidUnreached, LostConnection, RaffleUnreached } from './connection/unreached.tsx';
import { CreditLetterOne, CreditLetterTwo } from './ending/credit-letters.tsx';
import { DreamByBid, DreamByRaffle, DreamPaid } from './ending/dream-complete.tsx';
import { Ended } from './ending/ended.tsx';
import { CycleTransition } from './month/cycle-transition.tsx';
import { Payment } from './month/payment.tsx';
import { PaymentFailure } from './month/payment-failure.tsx';
import { PaymentSuccess } from './month/payment-success.tsx';
import { RandomEvent } from './month/random-event.tsx';
import { RemainingCycles } from './month/remaining-cycles.tsx';
import { NoEffort } from './place/no-effort.tsx';
import { NoEnergy } from './place/no-energy.tsx';
import { Room } from './place/room.tsx';
import type { PopupProps } from './popup-props.ts';
import { RaffleFilm } from './raffle/raffle-film.tsx';
import { RaffleIntro } from './raffle/raffle-intro.tsx';
import { RaffleLost } from './raffle/raffle-lost.tsx';
import { RaffleWon } from './raffle/raffle-won.tsx';

/** The component of each popup; a state whose meta is a popup's and that is missing here does not compile. */
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
