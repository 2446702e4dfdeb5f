import type { MonthsPot } from '@consorcio/copy/group';
import { fundOfMonth, instalmentAt, letterOf, sharesInPoints, type TermsSource } from '@consorcio/rules/queries';

/** The pot of a month. Whole points; the parts add up to payers x due (RULES 7.11). */
export function potOf(source: TermsSource, cycle: number): MonthsPot {
  const due = instalmentAt(source, cycle);
  const { payers, into: common, letters, left, ofLeavers, settled } = fundOfMonth(source, cycle);
  const taken = payers * due - common;
  const fee = Math.round(payers * sharesInPoints(source.dreamId, due).admin);
  return {
    due,
    payers,
    common,
    fee,
    reserve: taken - fee,
    letters,
    letter: letterOf(source),
    left,
    ofLeavers,
    settled,
  };
}
