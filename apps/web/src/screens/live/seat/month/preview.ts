import type { NoBidWhy } from '@consorcio/copy/live-phone';
import {
  atCard,
  atPace,
  atPayday,
  atPayment,
  atPlace,
  bidLimit,
  CURRENT_LIVE_RULEBOOK,
  hasLetter,
  isMember,
  type LiveTerms,
  lateAmount,
  liveTermsOf,
  mayBuy,
  newSeat,
  openCount,
  type SeatDraft,
  takesPart,
} from '@consorcio/rules/live';
import type { CardOption, LivePlace, MonthPace } from '@consorcio/rules/live-words';
import type { SeatView } from './month-draft.ts';

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
  /* What a cost reaches beyond the coins went on the card. */
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
  if (hasLetter(seat)) return 'LETTER';
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
