import { settleSeat } from './close-month.ts';
import { atPayday, atPayment } from './private-month.ts';
import type { LiveTerms } from './rulebook.ts';
import { dueIn, isMember, type Seat, type SeatDraft } from './seat.ts';
import { afterPlace, type ShownSeat } from './seat-month-view.ts';
import { commonOf, termsOfView } from './terms.ts';
import type { SeatStatus, Unpaid } from './words.ts';

/* What a page shows of what follows a seat's month: where it is not paid, and the bills of the next. All amounts in coins. */

/** The seat once its bid has won: the bid pays the last instalments. */
const withBid = (seat: Seat, bid: number): SeatDraft => ({
  ...seat,
  status: 'LETTER',
  cash: seat.cash - bid,
  paid: seat.paid + bid,
  bid: seat.bid + bid,
});

/** The instalment of the next month once a bid has won: the next may be one of those that it pays. `seat`: before its payment. */
export function nextDueOf(view: ShownSeat, seat: Seat, bid: number): number {
  const terms = termsOfView(view);
  const { month } = view.group;
  const after = { ...seat };
  atPayment(after, month, terms);
  return dueIn(withBid(after, bid), month + 1, terms);
}

/** What follows where a seat does not pay its month. `seat`: after its choices, before the payment. */
export function ifUnpaid(view: ShownSeat, seat: Seat): Unpaid {
  const terms = termsOfView(view);
  const { month } = view.group;
  const [paying, after] = [{ ...seat }, { ...seat }];
  atPayment(paying, month, terms);
  settleSeat(after, month, terms);
  const isEnd = after.status !== seat.status;
  return {
    status: seat.status,
    ...(isEnd ? { fees: 0, costs: 0 } : { fees: after.fees - seat.fees, costs: after.costs - seat.costs }),
    isEnd,
    common: commonOf(terms, paying.paid) - commonOf(terms, seat.paid),
    brings: seat.status === 'GOOD' ? terms.yield[seat.motive] : 0,
  };
}

/** Bills of the next month; what takes is below 0, and `have` with all lines is `left`, below 0 where something is missing. */
export type NextBills = Readonly<ReturnType<typeof billsIn>>;

/**
 * The bills of a seat in `month`, before the month brings anything else: what it has, what good or letter bring, the card with its
 * interest, the instalment with those that are open, late fees and costs. `seat`: after the assembly of the month before.
 */
function billsIn(seat: Seat, month: number, terms: LiveTerms) {
  const draft = { ...seat };
  const { good, letter, putOff: later, interest } = atPayday(draft, month, false, terms);
  const bills = {
    have: seat.cash,
    salary: terms.salary,
    good: good + letter,
    later,
    card: -(seat.card + interest),
    instalment: -(isMember(seat) ? dueIn(seat, month, terms) : terms.outside),
    late: -(seat.fees + seat.costs),
  };
  return { ...bills, left: Object.values(bills).reduce((sum, coins) => sum + coins, 0) };
}

/** The next month's bills after a sealed one, as they are where no letter comes; and once the sealed bid has won. */
export interface BillsAhead extends NextBills {
  /** What the seat has then; who is out of the group pays `outside` in place of the instalment. */
  readonly status: SeatStatus;
  /** Null without a bid. */
  readonly won: NextBills | null;
}

/** The seat after its sealed month, before the assembly; null before it is sealed. */
function sealedSeat(view: ShownSeat): SeatDraft | null {
  const move = view.month?.move ?? null;
  if (move === null || move.pace === null) return null;
  const seat = afterPlace(view, move, move.pace);
  const terms = termsOfView(view);
  if (!isMember(seat)) seat.cash = Math.max(0, seat.cash - terms.outside);
  else if (move.pays !== false) atPayment(seat, view.group.month, terms);
  return seat;
}

/** The bills of the month after this one; null after the last, and before this one is sealed. */
export function billsAhead(view: ShownSeat): BillsAhead | null {
  const { month, months } = view.group;
  const seat = month === months ? null : sealedSeat(view);
  if (seat === null) return null;
  const terms = termsOfView(view);
  const bid = view.month?.move?.bid ?? 0;
  const won = bid === 0 ? null : billsIn(withBid(seat, bid), month + 1, terms);
  settleSeat(seat, month, terms);
  return { ...billsIn(seat, month + 1, terms), status: seat.status, won };
}
