import { completePopups } from '@consorcio/copy/month-popups';
import { afterBid, goesOnAfterLetter, type TermsSource } from '@consorcio/rules/queries';

/** What a bid that won in `cycle` means for the instalments: they go on, unless it paid all of them. */
export function dreamByBid(terms: TermsSource, cycle: number, bid: number): string {
  const { bid: copy } = completePopups;
  return afterBid(terms, cycle, bid).paysAll ? copy.bodyPaidAll : copy.body(goesOnAfterLetter(terms));
}
