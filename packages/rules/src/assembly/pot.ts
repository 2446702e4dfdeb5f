import { commonPart, commonUntil, letterOf, settlementOf } from '../rulebook/fund.ts';
import type { Group, Terms } from '../rulebook/rulebook.ts';
import { assemblyOf, monthsWithoutBids } from './assembly.ts';
import { newGroup, nextMonth } from './group.ts';

/** A month of the common fund, in effort. */
export interface PotMonth {
  readonly cycle: number;
  readonly payers: number;
  /** What the payers put in. */
  readonly into: number;
  /** Letters handed out; at the closing everybody's who waits. */
  readonly letters: number;
  /** What is in the fund afterwards. */
  readonly left: number;
  /** What of that was paid in by those who have stopped paying by then. */
  readonly ofLeavers: number;
  /** What becomes of theirs at the closing: what goes back to them, and what the group keeps; null before. */
  readonly settled: { readonly back: number; readonly shared: number } | null;
}

/** The common fund from the first month to the closing, in effort. */
export interface Pot {
  /** What one letter is worth: one member's part of all months. */
  readonly letter: number;
  readonly months: readonly PotMonth[];
}

/** The fund of a group whose player pays to the end and makes no bid; no draw changes it (RULES 7.11). */
export function potOf(terms: Terms): Pot {
  const { cycles, quotas } = terms.dream;
  const letter = letterOf(terms);
  const months: PotMonth[] = [];
  let [payers, left, paid] = [quotas, 0, 0];
  for (const { cycle, left: leavers, waiting, winner, drawnQuota } of monthsToClosing(terms)) {
    payers -= leavers.length;
    paid += leavers.length * commonUntil(terms, cycle - 1);
    const into = payers * commonPart(terms, cycle);
    const awarded = [winner, drawnQuota].filter((one) => one !== null).length;
    const letters = cycle === cycles ? waiting.length : awarded;
    left += into - letters * letter;
    months.push({
      cycle,
      payers,
      into,
      letters,
      left,
      ofLeavers: paid,
      settled: cycle === cycles ? settlementOf(paid) : null,
    });
  }
  return { letter, months };
}

/** No draw changes how many pay, are awarded or leave: any will do. */
const anyDraw = (): number => 0;

function monthsToClosing(terms: Terms): readonly Group[] {
  const first = newGroup(terms, anyDraw);
  const held = [...monthsWithoutBids(first, anyDraw)];
  return [...held, assemblyOf(nextMonth(held.at(-1) ?? first), 'MEMBERS', anyDraw)];
}
