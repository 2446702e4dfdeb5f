import { instalmentWithin } from '@consorcio/rules/queries';
import { planOf, splitByShares } from '../../teaching/figures/plan.ts';

export interface Slice {
  readonly part: 'common' | 'admin' | 'reserve' | 'late';
  /** In effort. */
  readonly value: number;
}

/** The shares where the dream is not known: fee 18 %, reserve 2 %. */
const USUAL = { adminPercent: 18, reservePercent: 2 };

/** A paid instalment, opened into common fund, fee and reserve; of a late one also fine and interest. */
export function slicesOf(paid: number, isLate: boolean, dreamId: number | undefined): readonly Slice[] {
  const due = isLate ? instalmentWithin(paid) : paid;
  const { common, admin, reserve } = splitByShares(due, planOf(dreamId ?? 0) ?? USUAL);
  const late: readonly Slice[] = paid > due ? [{ part: 'late', value: paid - due }] : [];
  return [
    { part: 'common', value: common },
    { part: 'admin', value: admin },
    { part: 'reserve', value: reserve },
    ...late,
  ];
}
