import { feesOf, fundOfMonth, instalmentAt, letterOf, type TermsSource } from '@consorcio/rules/queries';

/** What a group pays in one month, in effort, opened into its parts, and what becomes of the common fund's. */
interface MonthsPot {
  /** One member's instalment of that month. */
  readonly due: number;
  /** Members who pay, the awarded ones too. */
  readonly payers: number;
  readonly common: number;
  readonly fee: number;
  readonly reserve: number;
  /** Letters that the month's assembly gives, and what one is worth. */
  readonly letters: number;
  readonly letter: number;
  /** What stays for the letters to come. */
  readonly left: number;
}

/** The pot of a month. Whole points; the parts add up to payers x due (RULES2 D.6). */
export function potOf(source: TermsSource, cycle: number): MonthsPot {
  const due = instalmentAt(source, cycle);
  const { payers, into: common, letters, left } = fundOfMonth(source, cycle);
  const { adminPercent, reservePercent } = feesOf(source.dreamId);
  const taken = payers * due - common;
  const fee = Math.round((taken * adminPercent) / (adminPercent + reservePercent));
  return { due, payers, common, fee, reserve: taken - fee, letters, letter: letterOf(source), left };
}
