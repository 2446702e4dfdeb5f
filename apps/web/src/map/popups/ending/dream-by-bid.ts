import { completePopups } from '@consorcio/copy/month-popups';
import { afterBid, type TermsSource } from '@consorcio/rules/queries';

/**
 * Why a bid of `cycle` won, what it left in effort, and that instalments go on, unless it paid all of them.
 * @param bid 0 where it is not known any more
 */
export function dreamByBid(terms: TermsSource, cycle: number, { bid, left }: { bid: number; left: number }): string {
  const { bid: copy, goesOn } = completePopups;
  if (afterBid(terms, cycle, bid).paysAll) return copy.bodyPaidAll;
  return `${bid === 0 ? copy.whyUnknown : copy.why(bid, left)} ${goesOn}`;
}
