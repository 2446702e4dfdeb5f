import type { NoBidWhy } from '@consorcio/copy/live-phone';
import {
  atCard,
  atPace,
  atPayday,
  atPayment,
  atPlace,
  bidLimit,
  CURRENT_LIVE_RULEBOOK,
  commonOf,
  feeOf,
  hasLetter,
  isMember,
  type LiveTerms,
  lateAmount,
  liveTermsOf,
  mayBuy,
  newSeat,
  openCount,
  reserveOf,
  type SeatDraft,
  takesPart,
} from '@consorcio/rules/live';
import type { CardOption, LivePlace, MonthPace } from '@consorcio/rules/live-words';
import { isFirstPayday, type MonthDraft, owesNow, type SeatView } from './month-draft.ts';

/** What the group is played by. */
export const termsOfView = ({ group }: Pick<SeatView, 'group'>): LiveTerms =>
  liveTermsOf(CURRENT_LIVE_RULEBOOK, group.months);

/** The seat before this month, as the rules know it. */
export function seatBefore(view: SeatView): SeatDraft {
  const { seat, wallet } = view;
  const { quota, motive, status } = seat;
  const { cash, card, next, energy, paid, bid, fees, costs } = wallet;
  const fresh = newSeat(termsOfView(view), { quota, isHouse: false, motive: motive ?? 'NO_HURRY' });
  return { ...fresh, status, cash, card, next, energy, paid, bid, fees, costs };
}

/** After the card's option, with what it did at once and what it leaves for the next payday. */
export function afterCard(view: SeatView, option: CardOption): { seat: SeatDraft; energy: number } {
  const before = seatBefore(view);
  const seat = { ...before };
  atCard(seat, view.month?.coins ?? 0, option, termsOfView(view));
  return { seat, energy: seat.energy - before.energy };
}

/** After the payday. */
export function afterPayday(view: SeatView, option: CardOption, buys: boolean): SeatDraft {
  const { seat } = afterCard(view, option);
  atPayday(seat, view.group.month, buys, termsOfView(view));
  return seat;
}

/** What a payday leaves for who buys, in coins, and of what: the letter's yield ends, `brings` is the good's, at once. */
export function boughtOf(view: SeatView, option: CardOption) {
  const terms = termsOfView(view);
  const { seat } = afterCard(view, option);
  const { brought } = atPayday(seat, view.group.month, true, terms);
  const { own } = instalmentOf(view);
  return { coins: seat.cash, card: seat.card, letter: terms.letterYield, brings: brought, instalment: own };
}

/**
 * What a payday is made of, before anything is bought: each line in coins, those that take below 0. `owed`: on the card, before its
 * interest.
 */
export function paydayOf(view: SeatView, option: CardOption) {
  const terms = termsOfView(view);
  const { seat: before } = afterCard(view, option);
  const after = afterPayday(view, option, false);
  const isOnTime = openCount(before, view.group.month - 1, terms) === 0;
  const good = before.status === 'GOOD' && isOnTime ? terms.yield[before.motive] : 0;
  const letter = before.status === 'LETTER' ? terms.letterYield : 0;
  const putOff = before.next;
  /* A cost beyond the coins went on the card. */
  const together = before.cash + terms.salary + good + letter + putOff;
  const card = after.cash - Math.max(0, together);
  const owed = before.card + Math.max(0, -together);
  const isAsked = mayBuy(before, view.group.month, terms);
  return { salary: terms.salary, good, letter, putOff, card, owed, cash: after.cash, isAsked };
}

interface Chosen {
  readonly option: CardOption;
  readonly buys: boolean;
  readonly place: LivePlace;
  /** Basis points; null where the place was not played. */
  readonly score: number | null;
}

/** What the server has of the month's first part. */
export const chosenOf = ({ month }: SeatView): Chosen =>
  month?.move ?? { option: 'A', buys: false, place: 2, score: null };

/** After the place; `pace`: after that too. */
export function afterPlace(view: SeatView, { option, buys, place, score }: Chosen, pace?: MonthPace): SeatDraft {
  const terms = termsOfView(view);
  const seat = afterPayday(view, option, buys);
  atPlace(seat, place, score ?? terms.scores.unplayed, terms);
  if (pace !== undefined) atPace(seat, pace, terms);
  return seat;
}

/** What may be bid once the instalment is paid or not; 0 where no bid is taken. */
export function bidLimitOf(view: SeatView, seat: SeatDraft, pays: boolean): { cash: number; limit: number } {
  const terms = termsOfView(view);
  const { month, months } = view.group;
  const after = { ...seat };
  if (isMember(after) && pays) atPayment(after, month, terms);
  const mayBid = month < months && takesPart(after, month, terms);
  const limit = mayBid ? bidLimit(after, terms) : 0;
  return { cash: after.cash, limit: limit < terms.leastBid ? 0 : limit };
}

/** Why no bid is taken of a seat, once its instalment is paid or not; asked only where its limit is 0. */
export function noBidWhy(view: SeatView, seat: SeatDraft, pays: boolean): NoBidWhy {
  /* Nothing is due of a letter's holder only once the bid has paid all that is left. */
  if (hasLetter(seat)) return owesNow(view) ? 'LETTER' : 'PAID';
  if (!isMember(seat)) return 'OUT';
  if (view.group.month === view.group.months) return 'LAST';
  const after = { ...seat };
  if (pays) atPayment(after, view.group.month, termsOfView(view));
  return takesPart(after, view.group.month, termsOfView(view)) ? 'FEW' : 'LATE';
}

/** The instalment of the next month once a bid has won, in coins: the bid pays the last ones, and the next may be one of them. */
export function nextDueOf(view: SeatView, seat: SeatDraft, bid: number): number {
  const terms = termsOfView(view);
  const { month } = view.group;
  const after = { ...seat };
  atPayment(after, month, terms);
  return lateAmount({ paid: after.paid + bid, bid: after.bid + bid }, month + 1, terms);
}

/** Bills of the next month after a sealed one, in coins; what takes is below 0. The bid is in none but the last: it may not win. */
export interface BillsAhead {
  readonly salary: number;
  /** What good or letter bring. */
  readonly good: number;
  readonly later: number;
  readonly card: number;
  readonly instalment: number;
  /** With the coins that are there. */
  readonly left: number;
  /** The same once the sealed bid has won; null without a bid. */
  readonly leftIfWon: number | null;
}

/** The bills of the month after this one; null after the last, and before this one is sealed. */
export function billsAhead(view: SeatView): BillsAhead | null {
  const move = view.month?.move ?? null;
  const { month, months } = view.group;
  if (move === null || move.pace === null || month === months) return null;
  const terms = termsOfView(view);
  const seat = { ...afterPlace(view, move, move.pace) };
  if (isMember(seat) && move.pays !== false) atPayment(seat, month, terms);
  const isOnTime = openCount(seat, month, terms) === 0;
  const ofGood = seat.status === 'GOOD' && isOnTime ? terms.yield[seat.motive] : 0;
  const good = seat.status === 'LETTER' ? terms.letterYield : ofGood;
  const card = -Math.ceil((seat.card * (100 + terms.cardPercent)) / 100);
  const instalment = isMember(seat) ? -lateAmount(seat, month + 1, terms) : -terms.outside;
  const bills = { salary: terms.salary, good, later: seat.next, card, instalment };
  const left = seat.cash + bills.salary + good + bills.later + card + instalment;
  const bid = move.bid ?? 0;
  /* Then the letter brings something, and the next instalment may be one of those that the bid has paid. */
  const nextDue = nextDueOf(view, afterPlace(view, move, move.pace), bid);
  return { ...bills, left, leftIfWon: bid === 0 ? null : left - instalment - nextDue - bid + terms.letterYield };
}

/** What a seat has: coins, energy, and what it owes on the card. */
export type Purse = Pick<SeatView['wallet'], 'cash' | 'energy' | 'card'>;

/** What a seat has after what was chosen so far of its private month; its bid stays with it until it wins. */
export function purseOf(view: SeatView, draft: MonthDraft): Purse {
  const move = view.month?.move ?? null;
  if (move === null) return beforeMove(view, draft);
  if (move.isPlayed && move.score === null) return afterPayday(view, move.option, move.buys);
  const { pace, pays } = draft.isChanging || move.pace === null ? draft : move;
  const seat = afterPlace(view, move, pace ?? undefined);
  return pace === null || pays === null ? seat : { ...seat, cash: bidLimitOf(view, seat, pays).cash };
}

function beforeMove(view: SeatView, { option, isPaid, buys }: MonthDraft): Purse {
  if (option === null) return view.wallet;
  return isPaid || isFirstPayday(view) ? afterPayday(view, option, buys) : afterCard(view, option).seat;
}

/** What a seat has outside a private month; null in an assembly before its last step, when the view has no result of the month yet. */
export function knownPurse({ group, wallet, assembly }: Pick<SeatView, 'group' | 'wallet' | 'assembly'>): Purse | null {
  const isEarly = group.phase === 'ASSEMBLY' && assembly?.step !== assembly?.steps.at(-1);
  return isEarly || group.phase === 'CLOSING' ? null : wallet;
}

/** What a month asks a seat to pay, in coins. */
interface Instalment {
  /** Of this month alone: less than a whole one where a bid has paid a part of it, 0 where only earlier months are open. */
  readonly own: number;
  /** Its parts; where nothing of it is asked, those of what is open. */
  readonly common: number;
  readonly fee: number;
  readonly reserve: number;
  /** Of earlier months that are still open. */
  readonly before: number;
  /** All of it, with late fees and costs. */
  readonly total: number;
}

/** The instalment of a private month and its parts. */
export function instalmentOf(view: Pick<SeatView, 'group' | 'wallet' | 'month'>): Instalment {
  const terms = termsOfView(view);
  const { wallet } = view;
  const due = view.month?.due ?? 0;
  const before = Math.min(due, lateAmount(wallet, view.group.month - 1, terms));
  const own = due - before;
  const from = wallet.paid + (own === 0 ? 0 : before);
  const part = (of: typeof commonOf): number => of(terms, wallet.paid + due) - of(terms, from);
  return {
    own,
    ...{ common: part(commonOf), fee: part(feeOf), reserve: part(reserveOf), before },
    total: due + wallet.fees + wallet.costs,
  };
}
