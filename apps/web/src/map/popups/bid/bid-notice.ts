import { bidCopy } from '@consorcio/copy/decisions';
import { bidPopups } from '@consorcio/copy/month-popups';
import { afterBid, billsAfterBid, type TermsSource, type Wallet } from '@consorcio/rules/queries';

/**
 * What a bid leads to where it wins, as the screen shows it while the number moves: offered in the assembly of `cycle` by who has
 * `balance`. Sums in effort; the nearest bill first, none where the bid pays all; `isTight`: a bill breaks.
 */
export function bidNotice(terms: TermsSource, cycle: number, balance: Wallet, offer: number) {
  const { change, paysAll } = afterBid(terms, cycle, offer);
  if (paysAll) return { bills: [], text: bidCopy.paysAll(change), isTight: false };
  const bills = billsAfterBid(terms, cycle, balance, offer);
  if (offer === 0) return { bills, text: bidPopups.value.nothing, isTight: false };
  const missing = bills.map((bill) => bill.missing);
  return { bills, text: bidCopy.weighed(missing), isTight: missing.some((sum) => sum > 0) };
}
