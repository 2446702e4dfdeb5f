import type { Fact, Moved } from './fact.ts';
import type { Wallet } from './wallet.ts';

/** A change of the balance, and the fact that reports it. */
export interface Move {
  readonly to: (wallet: Wallet) => Wallet;
  readonly told: (moved: Moved) => Fact;
}

/** The balance after the moves, one after another, and their facts. */
export function tell(
  first: Wallet,
  moves: readonly Move[],
): { readonly wallet: Wallet; readonly facts: readonly Fact[] } {
  let wallet = first;
  const facts = moves.map(({ to, told }) => {
    const before = wallet;
    wallet = to(before);
    return told({
      energy: wallet.energy - before.energy,
      effort: wallet.effort - before.effort,
      balance: wallet,
    });
  });
  return { wallet, facts };
}
