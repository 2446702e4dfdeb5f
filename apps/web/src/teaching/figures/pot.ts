import { instalmentAt, type TermsSource } from '@consorcio/rules/queries';
import { planOf, splitByShares } from './plan.ts';

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
  const plan = planOf(source.dreamId);
  if (plan === undefined) return { due: 0, common: 0, fee: 0, reserve: 0 };
  const due = instalmentAt(source, cycle);
  const { common, admin } = splitByShares(quotas * due, plan);
  const [whole, fee] = [Math.round(common), Math.round(admin)];
  return { due, common: whole, fee, reserve: quotas * due - whole - fee };
}
