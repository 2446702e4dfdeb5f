import { instalmentWithin } from '@consorcio/rules/queries';
import { planOf, splitByShares, USUAL_SHARES } from '../../teaching/figures/plan.ts';

export interface Slice {
  readonly part: 'common' | 'admin' | 'reserve' | 'late';
  /** In effort. */
  readonly value: number;
}

/** A paid instalment, opened into common fund, fee and reserve; of a late one also fine and interest. */
export function slicesOf(paid: number, isLate: boolean, dreamId: number | undefined): readonly Slice[] {
  const due = isLate ? instalmentWithin(paid) : paid;
  const { common, admin, reserve } = splitByShares(due, planOf(dreamId ?? 0) ?? USUAL_SHARES);
  const late: readonly Slice[] = paid > due ? [{ part: 'late', value: paid - due }] : [];
  return [
    { part: 'common', value: common },
    { part: 'admin', value: admin },
    { part: 'reserve', value: reserve },
    ...late,
  ];
}
