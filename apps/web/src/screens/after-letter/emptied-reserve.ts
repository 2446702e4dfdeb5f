import type { StatementEntry } from '../../teaching/queries.ts';
import type { ContractView } from './contract-view.ts';

/** What a bid took and left, in effort, and the first month after it whose bill was missed. */
export interface EmptiedReserve {
  readonly bid: number;
  readonly left: number;
  readonly month: number;
}

/**
 * The bid that left less than the instalment paid before it, where a bill was missed afterwards; null for any other contract: no
 * bid is blamed that kept a reserve.
 */
export function emptiedReserve(
  entries: readonly StatementEntry[],
  months: ContractView['months'],
): EmptiedReserve | null {
  const missed = months.find(({ paid }) => paid === false);
  const won = entries.find(({ kind }) => kind === 'BID_WON');
  if (missed === undefined || won === undefined) return null;
  const paidBefore = entries.filter(({ kind, cycle }) => kind === 'INSTALMENT' && cycle === won.cycle).at(-1);
  const left = won.balance.effort;
  if (left >= (paidBefore?.amount ?? 1)) return null;
  return { bid: won.amount ?? 0, left, month: missed.month };
}
