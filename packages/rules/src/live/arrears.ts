import { must } from '@consorcio/kernel';
import type { Draw } from '../draw/fair-draw.ts';
import type { GroupDraft } from './group.ts';
import { bookInstalments, bookLateness } from './ledger.ts';
import type { MinutesDraft } from './minutes.ts';
import type { LiveTerms } from './rulebook.ts';
import { isMember, openCount, type Seat, type SeatDraft } from './seat.ts';
import { commonOf } from './terms.ts';

/* What becomes of who is late, and of what they had paid (LIVE 3.6, steps 6 and 7). */

const HUNDRED = 100;

/** What an excluded quota gets back, in coins (LIVE 3.1). */
export function refundOf({ paid }: Pick<Seat, 'paid'>, terms: LiveTerms): number {
  const common = commonOf(terms, paid);
  return common - Math.ceil((common * terms.refundPenaltyPercent) / HUNDRED);
}

/** For how much a good that was taken is sold, in coins (LIVE 3.1). */
export const salePrice = ({ letter, salePercent }: LiveTerms): number => Math.floor((letter * salePercent) / HUNDRED);

/** Takes the good: its sale pays instalments, then late fees, then costs; the rest is the seat's. */
function takeGood(group: GroupDraft, seat: SeatDraft, terms: LiveTerms): void {
  const sale = salePrice(terms);
  const debt = Math.min(sale, terms.owed - seat.paid);
  const fees = Math.min(sale - debt, seat.fees);
  const costs = Math.min(sale - debt - fees, seat.costs);
  bookInstalments(group, seat.paid, seat.paid + debt, terms);
  bookLateness(group, fees, costs);
  seat.status = 'TAKEN';
  seat.paid += debt;
  seat.cash += sale - debt - fees - costs;
  seat.feesPaid += fees;
  seat.costsPaid += costs;
  seat.fees = 0;
  seat.costs = 0;
}

/** Excludes; a letter that was not used yet is cancelled. */
function exclude(group: GroupDraft, seat: SeatDraft, { letter }: LiveTerms): void {
  if (seat.status === 'LETTER') group.pot += letter;
  seat.status = 'EXCLUDED';
  seat.fees = 0;
  seat.costs = 0;
}

/** Late fees, costs, one miss; then the limits. */
export function settleArrears(group: GroupDraft, minutes: MinutesDraft, terms: LiveTerms): void {
  const { limits, late } = terms;
  for (const seat of group.seats) {
    if (!isMember(seat)) continue;
    const open = openCount(seat, group.month, terms);
    if (open === 0) continue;
    const isGood = seat.status === 'GOOD';
    seat.fees += late.fee * open;
    seat.costs += isGood ? late.costs : 0;
    seat.misses += 1;
    const usual = isGood ? limits.taken : limits.excluded;
    if (open < (group.month === terms.months ? limits.atEnd : usual)) continue;
    if (isGood) takeGood(group, seat, terms);
    else exclude(group, seat, terms);
    (isGood ? minutes.taken : minutes.excluded).push(seat.quota);
  }
}

/** Pays a refund out of the pot. */
export function giveBack(group: GroupDraft, minutes: MinutesDraft, seat: SeatDraft, terms: LiveTerms): void {
  const back = refundOf(seat, terms);
  seat.status = 'REFUNDED';
  seat.refund = back;
  seat.cash += back;
  group.pot -= back;
  minutes.refunds.push({ quota: seat.quota, back });
}

export const excludedOf = ({ seats }: GroupDraft): readonly SeatDraft[] =>
  seats.filter(({ status }) => status === 'EXCLUDED');

/** Draws one of the excluded; the refund is paid where the pot reaches it. */
export function drawRefund(group: GroupDraft, minutes: MinutesDraft, draw: Draw, terms: LiveTerms): void {
  const out = excludedOf(group);
  if (out.length === 0) return;
  const seat = must(out[draw(out.length, `devolucao:${group.month}`)], 'one of the excluded');
  if (group.pot >= refundOf(seat, terms)) giveBack(group, minutes, seat, terms);
}
