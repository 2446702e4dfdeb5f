import type { BegunPart } from './move.ts';
import { atCard, atPace, atPayday, atPayment, atPlace, mayBuy, placeReward } from './private-month.ts';
import type { LiveTerms } from './rulebook.ts';
import {
  bidLimitIn,
  dueIn,
  hasLetter,
  isMember,
  lateAmount,
  newSeat,
  type Seat,
  type SeatDraft,
  takesPart,
} from './seat.ts';
import { commonOf, feeOf, reserveOf, type ShownGroup, termsOfView } from './terms.ts';
import type { CardOption, MonthPace, Motive, NoBidWhy, SeatStatus } from './words.ts';

/* Every number of a seat's month, in coins, by the rules that close it, applied to a copy of what the page has. */

interface ChosenMove extends Omit<BegunPart, 'isPlayed'> {
  /** Basis points; null where the place was not played. */
  readonly score: number | null;
}

interface ShownMove extends ChosenMove {
  readonly isPlayed: boolean;
  readonly pace: MonthPace | null;
  readonly pays: boolean | null;
  readonly bid: number | null;
}

/** What a page has of a seat. */
export interface ShownSeat {
  readonly group: ShownGroup & { readonly month: number };
  readonly seat: { readonly quota: number; readonly motive: Motive | null; readonly status: SeatStatus };
  /** Before this month. */
  readonly wallet: Pick<Seat, 'cash' | 'card' | 'next' | 'energy' | 'paid' | 'bid' | 'fees' | 'costs'>;
  readonly month: { readonly coins: number; readonly move: ShownMove | null } | null;
}

/** The seat before this month, as the rules know it. */
export function seatBefore(view: ShownSeat): SeatDraft {
  const { quota, motive, status } = view.seat;
  const { cash, card, next, energy, paid, bid, fees, costs } = view.wallet;
  const fresh = newSeat(termsOfView(view), { quota, isHouse: false, motive: motive ?? 'NO_HURRY' });
  return { ...fresh, status, cash, card, next, energy, paid, bid, fees, costs };
}

/** After the card's option, with what it did at once and what it leaves for the next payday. */
export function afterCard(view: ShownSeat, option: CardOption) {
  const seat = seatBefore(view);
  const { energy } = seat;
  atCard(seat, view.month?.coins ?? 0, option, termsOfView(view));
  return { seat, energy: seat.energy - energy };
}

/** After the payday, with what it brought and took. */
function paid(view: ShownSeat, option: CardOption, buys: boolean) {
  const { seat } = afterCard(view, option);
  return { seat, payday: atPayday(seat, view.group.month, buys, termsOfView(view)) };
}

export const afterPayday = (view: ShownSeat, option: CardOption, buys: boolean): SeatDraft =>
  paid(view, option, buys).seat;

/** What a payday leaves for who buys, and of what: the letter's yield ends, `brings` is the good's, at once. */
export function boughtOf(view: ShownSeat, option: CardOption) {
  const { seat, payday } = paid(view, option, true);
  const { own } = instalmentOf(view);
  const { letterYield: letter } = termsOfView(view);
  return { coins: seat.cash, card: seat.card, letter, brings: payday.good, instalment: own };
}

/**
 * What a payday is made of, before anything is bought: what takes is below 0. `owed`: on the card, before its interest;
 * `isAsked`: whether the letter may be used.
 */
export function paydayOf(view: ShownSeat, option: CardOption) {
  const terms = termsOfView(view);
  const { seat: before } = afterCard(view, option);
  const {
    seat: { cash },
    payday: { good, letter, putOff },
  } = paid(view, option, false);
  /* A cost beyond the coins went on the card. */
  const together = before.cash + terms.salary + good + letter + putOff;
  const [there, lacking] = [Math.max(0, together), Math.max(0, -together)];
  const isAsked = mayBuy(before, view.group.month, terms);
  const card = { card: cash - there, owed: before.card + lacking };
  return { salary: terms.salary, good, letter, putOff, ...card, cash, isAsked };
}

/** What the server has of the month's first part. */
export const chosenOf = ({ month }: ShownSeat): ChosenMove =>
  month?.move ?? { option: 'A', buys: false, place: 2, score: null };

/** After the place; `pace`: after that too. */
export function afterPlace(view: ShownSeat, { option, buys, place, score }: ChosenMove, pace?: MonthPace): SeatDraft {
  const terms = termsOfView(view);
  const seat = afterPayday(view, option, buys);
  atPlace(seat, place, score ?? terms.scores.unplayed, terms);
  if (pace !== undefined) atPace(seat, pace, terms);
  return seat;
}

/** What a place takes and gives at a score in basis points: coins and energy. */
export function placeOf(view: ShownSeat, { option, buys, place, score }: ChosenMove) {
  const terms = termsOfView(view);
  const before = afterPayday(view, option, buys);
  const after = afterPlace(view, { option, buys, place, score });
  const { isWork } = terms.places[place];
  const takes = isWork ? before.energy - after.energy : before.cash - after.cash;
  return { isWork, takes, gives: placeReward(before, place, score ?? terms.scores.unplayed, terms) };
}

/** What a seat has after its month with its instalment paid or not, and the most that it may bid then; changes `seat`. */
export function limitAfter(seat: SeatDraft, month: number, pays: boolean, terms: LiveTerms) {
  if (pays) atPayment(seat, month, terms);
  return { cash: seat.cash, limit: bidLimitIn(seat, month, terms) };
}

/** The same of a page's seat; 0 where no bid is taken, be it for too few coins. */
export function bidLimitOf(view: ShownSeat, seat: Seat, pays: boolean) {
  const terms = termsOfView(view);
  const { cash, limit } = limitAfter({ ...seat }, view.group.month, pays, terms);
  return { cash, limit: limit < terms.leastBid ? 0 : limit };
}

/** Why no bid is taken of a seat, once its instalment is paid or not; asked only where its limit is 0. */
export function noBidWhy(view: ShownSeat, seat: Seat, pays: boolean): NoBidWhy {
  const terms = termsOfView(view);
  const { month, months } = view.group;
  /* Nothing is due of a letter's holder only once the bid has paid all that is left. */
  if (hasLetter(seat)) return dueIn(seat, month, terms) > 0 ? 'LETTER' : 'PAID';
  if (!isMember(seat)) return 'OUT';
  if (month === months) return 'LAST';
  const after = { ...seat };
  if (pays) atPayment(after, month, terms);
  return takesPart(after, month, terms) ? 'FEW' : 'LATE';
}

/** What a seat has: coins, energy, and what it owes on the card. */
export type Purse = Pick<Seat, 'cash' | 'energy' | 'card'>;

/** What was chosen on the device so far; null what was not. */
interface ShownDraft {
  readonly option: CardOption | null;
  /** The payday was read. */
  readonly isPaid: boolean;
  readonly buys: boolean;
  readonly pace: MonthPace | null;
  readonly pays: boolean | null;
  /** What was sealed is being changed. */
  readonly isChanging: boolean;
}

/** Whether the payday is the salary alone, without anything to decide: it is told where the month is spent then. */
export const isFirstPayday = ({ group }: { readonly group: { readonly month: number } }): boolean => group.month === 1;

/** What a seat has after what was chosen so far of its private month; its bid stays with it until it wins. */
export function purseOf(view: ShownSeat, draft: ShownDraft): Purse {
  const move = view.month?.move ?? null;
  if (move === null) {
    if (draft.option === null) return view.wallet;
    return draft.isPaid || isFirstPayday(view)
      ? afterPayday(view, draft.option, draft.buys)
      : afterCard(view, draft.option).seat;
  }
  if (move.isPlayed && move.score === null) return afterPayday(view, move.option, move.buys);
  const { pace, pays } = draft.isChanging || move.pace === null ? draft : move;
  const seat = afterPlace(view, move, pace ?? undefined);
  return pace === null || pays === null ? seat : { ...seat, cash: bidLimitOf(view, seat, pays).cash };
}

/**
 * What a private month asks a seat to pay: its `own` instalment (less than a whole one where a bid has paid a part, 0 where only
 * earlier months are open) with its parts, or those of what is open; `before`, of earlier months; `total` with late fees and costs.
 */
export function instalmentOf(view: ShownSeat) {
  const terms = termsOfView(view);
  const seat = seatBefore(view);
  const { month } = view.group;
  const due = dueIn(seat, month, terms);
  const before = Math.min(due, lateAmount(seat, month - 1, terms));
  const own = due - before;
  const from = seat.paid + (own === 0 ? 0 : before);
  const part = (of: typeof commonOf): number => of(terms, seat.paid + due) - of(terms, from);
  return {
    own,
    common: part(commonOf),
    fee: part(feeOf),
    reserve: part(reserveOf),
    before,
    total: due + seat.fees + seat.costs,
  };
}
