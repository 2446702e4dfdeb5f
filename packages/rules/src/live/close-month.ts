import { must } from '@consorcio/kernel';
import type { Draw } from '../draw/fair-draw.ts';
import { bookInstalments, bookLateness } from './books.ts';
import { coinsOf, draftOf, drawOffset, type GroupDraft, type LiveGroup, termsOfGroup } from './group.ts';
import { type Minutes, type MinutesDraft, nearnessOf, openMinutes } from './minutes.ts';
import type { Move } from './move.ts';
import { privateMonth } from './private-month.ts';
import type { LiveTerms } from './rulebook.ts';
import { bidLimitIn, hasLetter, isMember, openCount, type Seat, type SeatDraft, takesPart } from './seat.ts';
import { commonOf } from './terms.ts';
import type { LetterWay, SeatStatus } from './words.ts';

/* A month is closed in the order of LIVE 3.6. */

/* How a month's letters are given: a raffle, bids, further raffles (LIVE 3.6, steps 3 to 5). */

/** Gives a seat the letter, paid from the pot. */
function award(group: GroupDraft, seat: SeatDraft, by: LetterWay, { letter }: LiveTerms): void {
  seat.status = 'LETTER';
  seat.won = { month: group.month, by };
  group.pot -= letter;
}

/**
 * Holds one raffle, if the pot pays a letter and somebody takes part. Returns the number of participants; 0 if none was
 * held.
 */
function raffle(group: GroupDraft, minutes: MinutesDraft, label: string, draw: Draw, terms: LiveTerms): number {
  if (group.pot < terms.letter) return 0;
  const globe = group.seats.filter((seat) => takesPart(seat, group.month, terms));
  if (globe.length === 0) return 0;
  const seat = must(globe[draw(globe.length, label)], 'a quota in the globe');
  minutes.drawn.push(seat.quota);
  award(group, seat, 'RAFFLE', terms);
  return globe.length;
}

/** Opens the envelopes from the highest on; the first that the pot does not reach ends the bids. */
function openBids(group: GroupDraft, minutes: MinutesDraft, terms: LiveTerms): void {
  for (const { quota, bid } of minutes.bids) {
    const seat = must(group.seats[quota - 1], `quota ${quota}`);
    if (seat.status !== 'WAITING') continue; // already drawn: the envelope stays closed
    const after = seat.paid + bid;
    if (group.pot + commonOf(terms, after) - commonOf(terms, seat.paid) < terms.letter) return;
    bookInstalments(group, seat.paid, after, terms);
    seat.cash -= bid;
    seat.paid = after;
    seat.bid = bid;
    award(group, seat, 'BID', terms);
    minutes.winners.push(quota);
  }
}

/** What decides the month's letters. `bids` and `limits`: by quota - 1, in coins. */
interface Awarding {
  readonly bids: readonly number[];
  readonly limits: readonly number[];
  readonly draw: Draw;
  readonly terms: LiveTerms;
}

/** Raffle, bids, further raffles, as long as the pot pays a letter. */
function giveLetters(group: GroupDraft, minutes: MinutesDraft, { bids, limits, draw, terms }: Awarding): void {
  const { month, seats } = group;
  minutes.bids = bids
    .map((bid, i) => ({ quota: i + 1, bid: Math.min(bid, limits[i] ?? 0) }))
    .filter(({ bid }) => bid >= terms.leastBid)
    .sort(
      (a, b) =>
        b.bid - a.bid || nearnessOf(a.quota, minutes, seats.length) - nearnessOf(b.quota, minutes, seats.length),
    );
  minutes.globe = raffle(group, minutes, `sorteio:${month}`, draw, terms);
  openBids(group, minutes, terms);
  for (let i = 2; raffle(group, minutes, `sorteio:${month}:${i}`, draw, terms) > 0; i += 1);
}

/* Arrears, exclusion, and refunds (LIVE 3.6, steps 6 and 7). */

/** What an excluded quota gets back, in coins (LIVE 3.1). */
export function refundOf({ paid }: Pick<Seat, 'paid'>, terms: LiveTerms): number {
  const common = commonOf(terms, paid);
  return common - Math.ceil((common * terms.refundPenaltyPercent) / 100);
}

/** The price at which a taken good is sold, in coins (LIVE 3.1). */
export const salePrice = ({ letter, salePercent }: LiveTerms): number => Math.floor((letter * salePercent) / 100);

/** Takes the good and sells it: the price pays instalments, then late fees, then costs; the rest is the seat's. */
function takeGood(seat: SeatDraft, terms: LiveTerms): void {
  const sale = salePrice(terms);
  const debt = Math.min(sale, terms.owed - seat.paid);
  const fees = Math.min(sale - debt, seat.fees);
  const costs = Math.min(sale - debt - fees, seat.costs);
  seat.status = 'TAKEN';
  seat.paid += debt;
  seat.cash += sale - debt - fees - costs;
  seat.feesPaid += fees;
  seat.costsPaid += costs;
  seat.fees = 0;
  seat.costs = 0;
}

/** Open instalments with which a seat of that status ends in a month: its good is taken, or it is excluded. */
export const endsWith = (status: SeatStatus, month: number, { limits, months }: LiveTerms): number =>
  month === months ? limits.atEnd : status === 'GOOD' ? limits.taken : limits.excluded;

/** What a month's open instalments do to a seat: late fees, costs, one miss; then the limits, which take the good or exclude. */
export function settleSeat(seat: SeatDraft, month: number, terms: LiveTerms): void {
  const open = isMember(seat) ? openCount(seat, month, terms) : 0;
  if (open === 0) return;
  const { late } = terms;
  const isGood = seat.status === 'GOOD';
  seat.fees += late.fee * open;
  seat.costs += isGood ? late.costs : 0;
  seat.misses += 1;
  if (open < endsWith(seat.status, month, terms)) return;
  if (isGood) {
    takeGood(seat, terms);
    return;
  }
  seat.status = 'EXCLUDED';
  seat.fees = 0;
  seat.costs = 0;
}

/** Settles every seat; a letter that was not used by who is excluded is cancelled. */
function settleArrears(group: GroupDraft, minutes: MinutesDraft, terms: LiveTerms): void {
  for (const seat of group.seats) {
    const { status, paid, feesPaid, costsPaid } = seat;
    settleSeat(seat, group.month, terms);
    if (seat.status === status) continue;
    bookInstalments(group, paid, seat.paid, terms);
    bookLateness(group, seat.feesPaid - feesPaid, seat.costsPaid - costsPaid);
    if (status === 'LETTER') group.pot += terms.letter;
    (seat.status === 'TAKEN' ? minutes.taken : minutes.excluded).push(seat.quota);
  }
}

/** Pays a refund out of the pot. */
function giveBack(group: GroupDraft, minutes: MinutesDraft, seat: SeatDraft, terms: LiveTerms): void {
  const back = refundOf(seat, terms);
  seat.status = 'REFUNDED';
  seat.refund = back;
  seat.cash += back;
  group.pot -= back;
  minutes.refunds.push({ quota: seat.quota, back });
}

const excludedOf = ({ seats }: GroupDraft): readonly SeatDraft[] => seats.filter(({ status }) => status === 'EXCLUDED');

/** Draws one of the excluded; the refund is paid where the pot reaches it. */
function drawRefund(group: GroupDraft, minutes: MinutesDraft, draw: Draw, terms: LiveTerms): void {
  const out = excludedOf(group);
  if (out.length === 0) return;
  const seat = must(out[draw(out.length, `devolucao:${group.month}`)], 'one of the excluded');
  if (group.pot >= refundOf(seat, terms)) giveBack(group, minutes, seat, terms);
}

/**
 * The last month: everybody who still waits gets the letter, all refunds are paid, reserve and insurance cover what is
 * missing, and what is left is shared among the paid-up quotas, the house's too (LIVE 3.6, step 8). Where nobody is paid up it stays
 * in the pot.
 */
function endGroup(group: GroupDraft, minutes: MinutesDraft, terms: LiveTerms): void {
  const out = excludedOf(group);
  for (const seat of group.seats) {
    if (seat.status !== 'WAITING') continue;
    minutes.atEnd.push(seat.quota);
    award(group, seat, 'END', terms);
  }
  for (const seat of out) giveBack(group, minutes, seat, terms);
  const missing = Math.max(0, -group.pot);
  minutes.cover = Math.min(missing, group.reserve);
  group.insurance += missing - minutes.cover;
  const left = group.pot + missing + group.reserve - minutes.cover;
  const near = ({ quota }: { readonly quota: number }): number => nearnessOf(quota, minutes, group.seats.length);
  const paidUp = group.seats.filter(hasLetter).sort((a, b) => near(a) - near(b));
  minutes.shared = paidUp.length > 0 ? left : 0;
  for (const [i, seat] of paidUp.entries()) {
    seat.share = Math.floor(minutes.shared / paidUp.length) + (i < minutes.shared % paidUp.length ? 1 : 0);
    seat.cash += seat.share;
  }
  group.pot = left - minutes.shared;
  group.reserve = 0;
}

export interface ClosedMonth {
  readonly group: LiveGroup;
  readonly minutes: Minutes;
  /**
   * The highest possible bid of each quota, by quota - 1; 0 where it might not bid. A redraw carries a bid as a share of
   * it.
   */
  readonly limits: readonly number[];
}

/** Everybody's private month, ascending; what came in goes to pot, reserve and administrator. */
function playMonths(group: GroupDraft, moves: Moves, terms: LiveTerms): void {
  const offset = group.offsets[group.month - 1] ?? 0;
  for (const seat of group.seats) {
    const { paid, feesPaid, costsPaid } = seat;
    privateMonth(seat, moves(seat.quota), group.month, coinsOf(offset, seat.quota, terms), terms);
    bookInstalments(group, paid, seat.paid, terms);
    bookLateness(group, seat.feesPaid - feesPaid, seat.costsPaid - costsPaid);
  }
}

/** The move of a quota; null for the house. */
export type Moves = (quota: number) => Move | null;

/** The bid of a quota in coins. `limit`: its highest possible bid; `cash`: its coins before the bids. */
type BidOf = (quota: number, limit: number, cash: number) => number;

/**
 * Closes a month for the whole group, in the order of LIVE 3.6; does not change `before`. `bidOf` replaces the bids of
 * the moves.
 */
export function closeMonth(before: LiveGroup, moves: Moves, draw: Draw, bidOf?: BidOf): ClosedMonth {
  const terms = termsOfGroup(before);
  const group = draftOf(before);
  group.month += 1;
  const { month } = group;
  const isLast = month === group.months;
  group.offsets = [...before.offsets, drawOffset(before, month, draw)];
  playMonths(group, moves, terms);
  const minutes = openMinutes(group, 1 + draw(group.seats.length, `desempate:${month}`), terms);
  const limits = group.seats.map((seat) => bidLimitIn(seat, month, terms));
  if (!isLast) {
    const bids = group.seats.map(
      ({ quota, cash }, i) => bidOf?.(quota, limits[i] ?? 0, cash) ?? moves(quota)?.bid ?? 0,
    );
    giveLetters(group, minutes, { bids, limits, draw, terms });
  }
  settleArrears(group, minutes, terms);
  if (isLast) endGroup(group, minutes, terms);
  else drawRefund(group, minutes, draw, terms);
  minutes.potAfter = group.pot;
  return { group, minutes, limits };
}
