import type { Wallet } from '../wallet.ts';
import type { Fact, Moved } from './fact.ts';

export interface BalanceChange {
  readonly to: (wallet: Wallet) => Wallet;
  readonly fact: (moved: Moved) => Fact;
}

/** Applies the changes in order: the balance afterwards, and the fact of each. */
export function applyChanges(
  first: Wallet,
  changes: readonly BalanceChange[],
): { readonly wallet: Wallet; readonly facts: readonly Fact[] } {
  let wallet = first;
  const facts = changes.map(({ to, fact }) => {
    const before = wallet;
    wallet = to(before);
    return fact({
      energy: wallet.energy - before.energy,
      effort: wallet.effort - before.effort,
      balance: wallet,
    });
  });
  return { wallet, facts };
}
