import { feesOf, instalmentAt, splitByShares, type TermsSource } from '@consorcio/rules/queries';

/** What the whole group pays in one month, in effort, opened into its parts. */
interface MonthsPot {
  /** One member's instalment of that month. */
  readonly due: number;
  readonly common: number;
  readonly fee: number;
  readonly reserve: number;
}

/** The pot of a month: every quota pays, the awarded ones too. Whole points; the parts add up to quotas x due. */
export function potOf({ quotas, ...source }: TermsSource & { readonly quotas: number }, cycle: number): MonthsPot {
  const due = instalmentAt(source, cycle);
  const { common, admin } = splitByShares(quotas * due, feesOf(source.dreamId));
  const [whole, fee] = [Math.round(common), Math.round(admin)];
  return { due, common: whole, fee, reserve: quotas * due - whole - fee };
}
