import type { ReplyOf } from '@consorcio/contract';
import { outcomeCopy as copy } from '@consorcio/copy/live-phone';
import { refundOf } from '@consorcio/rules/live';
import type { Situation } from '@consorcio/rules/live-words';
import { goodOf } from '../../../live/live-rulebook.ts';
import { termsOfView } from './month/preview.ts';

type SeatView = Pick<ReplyOf<'liveSeat'>, 'group' | 'seat' | 'wallet'>;

/** What became of a seat that left the group or lost its good, in words with its sums; null for all others. */
export function fateOf({ group, seat, wallet }: SeatView): string | null {
  const terms = termsOfView({ group });
  if (seat.sale) return copy.taken(goodOf(group.months), seat.sale.price, seat.sale.left);
  const isBack = seat.status === 'REFUNDED';
  if (!isBack && seat.status !== 'EXCLUDED') return null;
  return copy.out(terms.refundPenaltyPercent, refundOf(wallet, terms), isBack);
}

/** How the letter came, at the end; one that was not used is cancelled when its seat leaves the group (LIVE 3.3). */
export function letterTold({ won }: Pick<ReplyOf<'liveSeat'>['seat'], 'won'>, situation: Situation): string {
  if (won === null) return copy.noLetter;
  return (situation === 'OUT' ? copy.cancelled : copy.letter)(won.month, won.by);
}
