/* The popups from the end of the first month on: fetched together, after the player's first decision (popup-components.ts). */

export { BidFilm } from './bid/bid-film.tsx';
export { BidLost } from './bid/bid-lost.tsx';
export { BidOptions } from './bid/bid-options.tsx';
export { BidValue } from './bid/bid-value.tsx';
export { BidWon } from './bid/bid-won.tsx';
export { BidUnreached, RaffleUnreached } from './connection/unreached.tsx';
export { CreditLetterOne, CreditLetterTwo } from './ending/credit-letters.tsx';
export { DreamByBid, DreamByRaffle, DreamPaid } from './ending/dream-complete.tsx';
export { Ended } from './ending/ended.tsx';
export { CycleTransition } from './month/cycle-transition.tsx';
export { Payment } from './month/payment.tsx';
export { PaymentFailure } from './month/payment-failure.tsx';
export { PaymentSuccess } from './month/payment-success.tsx';
export { RandomEvent } from './month/random-event.tsx';
export { RemainingCycles } from './month/remaining-cycles.tsx';
export { RaffleFilm } from './raffle/raffle-film.tsx';
export { RaffleIntro } from './raffle/raffle-intro.tsx';
export { RaffleLost } from './raffle/raffle-lost.tsx';
export { RaffleWon } from './raffle/raffle-won.tsx';
