import { bidCopy } from '@consorcio/copy/decisions';
import { bidPopups } from '@consorcio/copy/month-popups';
import { afterBid, type BillAhead, billsAfterBid, type TermsSource, type Wallet } from '@consorcio/rules/queries';

/** What a bid does to the player's money, as the screen shows it while the number moves. Sums in effort. */
export interface BidNotice {
  /** The next bills, the nearest first; none where the bid pays all. */
  readonly bills: readonly BillAhead[];
  readonly text: string;
  /** A bill breaks. */
  readonly isTight: boolean;
}

/** What a bid leads to where it wins: offered in the assembly of `cycle` by who has `balance`. */
export function bidNotice(terms: TermsSource, cycle: number, balance: Wallet, offer: number): BidNotice {
  const { change, paysAll } = afterBid(terms, cycle, offer);
  if (paysAll) return { bills: [], text: bidCopy.paysAll(change), isTight: false };
  const bills = billsAfterBid(terms, cycle, balance, offer);
  if (offer === 0) return { bills, text: bidPopups.value.nothing, isTight: false };
  const missing = bills.map((bill) => bill.missing);
  return { bills, text: bidCopy.weighed(missing), isTight: missing.some((sum) => sum > 0) };
}
