import type { ReplyOf } from '@consorcio/contract';
import { outcomeCopy as copy } from '@consorcio/copy/live-phone';
import { refundOf } from '@consorcio/rules/live';
import { termsOfView } from './month/preview.ts';

type SeatView = Pick<ReplyOf<'liveSeat'>, 'group' | 'seat' | 'wallet'>;

/** What became of a seat that left the group or lost its good, in words with its sums; null for all others. */
export function fateOf({ group, seat, wallet }: SeatView): string | null {
  const terms = termsOfView({ group });
  if (seat.sale) return copy.taken(group.months, seat.sale.price, seat.sale.left);
  const isBack = seat.status === 'REFUNDED';
  if (!isBack && seat.status !== 'EXCLUDED') return null;
  return copy.out(terms.refundPenaltyPercent, refundOf(wallet, terms), isBack);
}
