import type { LiveTerms } from './rulebook.ts';
import type { LetterWay, Motive, SeatStatus } from './words.ts';

/** One quota of a live group: a person's, or the house's. Coins and energy are whole and never below 0. */
export interface Seat {
  /** From 1. */
  readonly quota: number;
  /** The house fills the group, always pays and never bids. */
  readonly isHouse: boolean;
  readonly motive: Motive;
  readonly status: SeatStatus;
  readonly cash: number;
  /** What was spent beyond the cash. */
  readonly card: number;
  /** What falls due at the next payday; below 0 a cost. `later` is set by this month's card. */
  readonly next: number;
  readonly later: number;
  readonly energy: number;
  /** Of the instalments, the bid included. */
  readonly paid: number;
  /** What of `paid` was a bid: it counts from the last instalment backwards. */
  readonly bid: number;
  readonly fees: number;
  readonly feesPaid: number;
  readonly costs: number;
  readonly costsPaid: number;
  /** Months that ended with an open instalment. */
  readonly misses: number;
  readonly won: { readonly month: number; readonly by: LetterWay } | null;
  readonly refund: number;
  readonly share: number;
}

/** A seat that a rule writes into: always a copy. */
export type SeatDraft = { -readonly [Key in keyof Seat]: Seat[Key] };

/** A quota as it is before the first month (LIVE 3.1). */
export const newSeat = (
  { start }: LiveTerms,
  { quota, isHouse, motive }: Pick<Seat, 'quota' | 'isHouse' | 'motive'>,
): Seat => ({
  quota,
  isHouse,
  motive,
  status: 'WAITING',
  cash: start.cash,
  card: 0,
  next: 0,
  later: 0,
  energy: start.energy,
  paid: 0,
  bid: 0,
  fees: 0,
  feesPaid: 0,
  costs: 0,
  costsPaid: 0,
  misses: 0,
  won: null,
  refund: 0,
  share: 0,
});

type Paid = Pick<Seat, 'paid' | 'bid'>;

/** What is late in coins once the instalment of `month` is due (LIVE 3.4). */
export const lateAmount = ({ paid, bid }: Paid, month: number, { instalment, owed }: LiveTerms): number =>
  Math.max(0, Math.min(instalment.whole * month, owed - bid) - (paid - bid));

/** How many instalments are late. */
export const openCount = (seat: Paid, month: number, terms: LiveTerms): number =>
  Math.ceil(lateAmount(seat, month, terms) / terms.instalment.whole);

/** Pays instalments: neither excluded nor without the good. */
export const isMember = ({ status }: Pick<Seat, 'status'>): boolean =>
  status === 'WAITING' || status === 'LETTER' || status === 'GOOD';

export const hasLetter = ({ status }: Pick<Seat, 'status'>): boolean => status === 'LETTER' || status === 'GOOD';

/** May be drawn and may bid (LIVE 3.6). */
export const takesPart = (seat: Paid & Pick<Seat, 'status'>, month: number, terms: LiveTerms): boolean =>
  seat.status === 'WAITING' && lateAmount(seat, month, terms) === 0;

/** The highest bid in coins (LIVE 3.1). */
export const bidLimit = ({ cash, paid }: Pick<Seat, 'cash' | 'paid'>, { owed }: LiveTerms): number =>
  Math.min(cash, owed - paid);

/** The highest bid of a seat after its month; 0 where it may not bid, as in the last month (LIVE 3.4, step 6). */
export const bidLimitIn = (seat: Seat, month: number, terms: LiveTerms): number =>
  !seat.isHouse && month < terms.months && takesPart(seat, month, terms) ? bidLimit(seat, terms) : 0;

/** Instalments that a month asks of a seat, with earlier ones that are open, in coins; without fees and costs. */
export const dueIn = (seat: Seat, month: number, terms: LiveTerms): number =>
  isMember(seat) ? lateAmount(seat, month, terms) : 0;
