import type { Terms } from './rulebook.ts';

/** The instalment of a cycle in effort, without fee; New Game Plus adds its surcharge (RULES 6.1). */
export function instalmentOf({ rulebook, dream, isNewGamePlus }: Terms, cycle: number): number {
  const { fixed, cycles } = rulebook.surcharge;
  return dream.effortCostPerCycle + (isNewGamePlus ? fixed + Math.ceil(cycle / cycles) : 0);
}

/** The fee of a late instalment in effort, rounded up; it does not stack (RULES 6.2). */
export const lateFeeOf = ({ rulebook }: Pick<Terms, 'rulebook'>, instalment: number): number =>
  Math.ceil((instalment * rulebook.lateFeePercent) / 100);

/** The instalment inside what was paid late, fee included; both in effort. What no late instalment can be comes back. */
export function instalmentWithin(terms: Pick<Terms, 'rulebook'>, paid: number): number {
  for (let due = paid; due > 0; due -= 1) if (due + lateFeeOf(terms, due) === paid) return due;
  return paid;
}

/** What a payment stage asks for in effort: with the fee when it was created by a failure (RULES 6.1, 6.2). */
export function effortDue(terms: Terms, cycle: number, createdByFailure: boolean): number {
  const instalment = instalmentOf(terms, cycle);
  return createdByFailure ? instalment + lateFeeOf(terms, instalment) : instalment;
}

/** All that a member still owes after the instalment of `cycle`, in effort: no rival bids more (RULES 7.4). */
export function owedAfter(terms: Terms, cycle: number): number {
  let owed = 0;
  for (let k = cycle + 1; k <= terms.dream.cycles; k += 1) owed += instalmentOf(terms, k);
  return owed;
}
