import { bidCopy } from '@consorcio/copy/decisions';
import { afterBid, mostOfFirstMonth, type TermsSource, worstLoss } from '@consorcio/rules/queries';

export interface BidNotice {
  readonly text: string;
  /** What is left may not pay for what comes next. */
  readonly isTight: boolean;
}

/** What a bid of more than 0 leads to, won and lost: offered in the assembly of `cycle` by who has `effort`. */
export function bidNotice(terms: TermsSource, cycle: number, effort: number, offer: number): BidNotice {
  const { next, change, paysAll } = afterBid(terms, cycle, offer);
  if (paysAll) return { text: `${bidCopy.paysAll(change)} ${bidCopy.free}`, isTight: false };
  const left = effort - offer;
  const worst = worstLoss(terms);
  const firstMonth = mostOfFirstMonth(terms);
  const lines = [bidCopy.notice(left, next, worst)];
  if (firstMonth > 0) lines.push(bidCopy.firstMonth(firstMonth, left >= next + firstMonth));
  return { text: [...lines, bidCopy.free].join(' '), isTight: left < next + Math.max(worst, firstMonth) };
}
