import type { Draw } from '../draw/fair-draw.ts';
import type { Contract, MonthDecision } from '../rulebook/rulebook.ts';

/** Lives a month of an open contract in its rulebook's order; one that has ended, or never goes on, stays as it is. */
export function monthAfterLetter(contract: Contract, decision: MonthDecision, draw: Draw): Contract {
  const steps = contract.terms.rulebook.afterLetter?.month;
  if (contract.status !== 'OPEN' || steps === undefined) return contract;
  const lived = steps.reduce((before, { hold }) => hold(before, decision, draw), contract);
  return { ...lived, month: contract.month + 1, isFirst: false };
}
