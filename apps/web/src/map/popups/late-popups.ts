/* The popups from the end of the first month on: fetched together, after the player's first decision (popup-components.tsx). */

export { Street } from '../city/street.tsx';
export { MonthBoard } from '../plan/month-board.tsx';
export { PlanBar } from '../plan/plan-bar.tsx';
export { BidFilm } from './bid/bid-film.tsx';
export * from './bid/bid-popups.tsx';
export { BidValue } from './bid/bid-value.tsx';
export * from './ending/ending-popups.tsx';
export { CycleTransition, RemainingCycles } from './month/cycle.tsx';
export { RandomEvent } from './month/event-card.tsx';
export { Payment, PaymentFailure, PaymentSuccess } from './month/payment.tsx';
export { Shift, takeShift } from './place/shift.tsx';
export { RaffleFilm } from './raffle/raffle-film.tsx';
export * from './raffle/raffle-popups.tsx';
