import type { Draw } from '../draw/fair-draw.ts';
import { instalmentOf } from '../rulebook/instalment.ts';
import type { FundTerms } from '../rulebook/parts.ts';
import type { Group, Terms } from '../rulebook/rulebook.ts';
import { assemblyOf, monthsWithoutBids } from './assembly.ts';
import { nextMonth } from './group.ts';

/** A month of the common fund, in effort. */
interface PotMonth {
  readonly cycle: number;
  readonly payers: number;
  /** What the payers put in. */
  readonly into: number;
  /** Letters handed out; at the closing everybody's who waits. */
  readonly letters: number;
  /** What is in the fund afterwards. */
  readonly left: number;
}

/** The common fund from the first month to the closing, in effort. */
export interface Pot {
  /** What one letter is worth: one member's part of all months. */
  readonly letter: number;
  readonly months: readonly PotMonth[];
  /** What those who left had paid in, what of it goes back to them, and what the group keeps. */
  readonly ofLeavers: { readonly paid: number; readonly back: number; readonly shared: number };
}

/** What of an instalment goes into the common fund. */
const commonPart = (terms: Terms, { fee }: FundTerms, cycle: number): number => {
  const due = instalmentOf(terms, cycle);
  return due - Math.floor((due + fee.add) / fee.of);
};

/** The fund of a new group whose player pays to the end and makes no bid; null for a rulebook without one. */
export function potOf(first: Group, draw: Draw): Pot | null {
  const { terms } = first;
  const { fund } = terms.rulebook;
  if (fund === undefined) return null;
  const { cycles, quotas } = terms.dream;
  const held = [...monthsWithoutBids(first, draw)];
  const closing = assemblyOf(nextMonth(held.at(-1) ?? first), 'MEMBERS', draw);
  const common = Array.from({ length: cycles }, (_, i) => commonPart(terms, fund, i + 1));
  const letter = common.reduce((sum, part) => sum + part, 0);
  const months: PotMonth[] = [];
  let [payers, left, paidEach, paid] = [quotas, 0, 0, 0];
  for (const { cycle, left: leavers, waiting, winner, drawnQuota } of [...held, closing]) {
    const part = common[cycle - 1] ?? 0;
    payers -= leavers.length;
    paid += leavers.length * paidEach;
    paidEach += part;
    const into = payers * part;
    const awarded = [winner, drawnQuota].filter((one) => one !== null).length;
    const letters = cycle === cycles ? waiting.length : awarded;
    left += into - letters * letter;
    months.push({ cycle, payers, into, letters, left });
  }
  const back = Math.floor((paid * (100 - fund.penaltyPercent)) / 100);
  return { letter, months, ofLeavers: { paid, back, shared: paid - back } };
}
