import { instalmentWithin, sharesInPoints } from '@consorcio/rules/queries';
import type { Slice } from '../../ui/figures/slice-bar.tsx';

/** A paid instalment, opened into common fund, fee and reserve; of a late one also fine and interest. */
export function slicesOf(paid: number, isLate: boolean, dreamId: number | undefined): readonly Slice[] {
  const due = isLate ? instalmentWithin(paid) : paid;
  const { common, admin, reserve } = sharesInPoints(dreamId ?? 0, due);
  const late: readonly Slice[] = paid > due ? [{ part: 'late', value: paid - due }] : [];
  return [
    { part: 'common', value: common },
    { part: 'admin', value: admin },
    { part: 'reserve', value: reserve },
    ...late,
  ];
}
