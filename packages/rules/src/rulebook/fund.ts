import { instalmentOf } from './instalment.ts';
import type { Terms } from './rulebook.ts';

/* What is shown of the common fund, in whole points (RULES 7.11), by every rulebook alike: no draw hangs on it. */

/** Fee and reserve of an instalment are floor((instalment + add) / of), in effort; the rest is the common fund's. */
const FEE = { add: 3, of: 6 };
/** Of what a member paid in who left: what the group keeps. */
const PENALTY_PERCENT = 10;

/** Fee and reserve in an instalment of `due`, in effort. */
export const feePart = (due: number): number => Math.floor((due + FEE.add) / FEE.of);

/** What of the instalment of `cycle` one member puts into the common fund, in effort. */
export function commonPart(terms: Terms, cycle: number): number {
  const due = instalmentOf(terms, cycle);
  return due - feePart(due);
}

/** What one member puts into the common fund in the cycles up to `last`, in effort. */
export function commonUntil(terms: Terms, last: number): number {
  let sum = 0;
  for (let cycle = 1; cycle <= last; cycle += 1) sum += commonPart(terms, cycle);
  return sum;
}

/** What one letter is worth in effort: one member's part of all cycles. */
export const letterOf = (terms: Terms): number => commonUntil(terms, terms.dream.cycles);

/** Of what those who left had paid in: what goes back to them, and what the group keeps. */
export function settlementOf(paid: number): { readonly paid: number; readonly back: number; readonly shared: number } {
  const back = Math.floor((paid * (100 - PENALTY_PERCENT)) / 100);
  return { paid, back, shared: paid - back };
}
