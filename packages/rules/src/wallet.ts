import type { Resource } from './vocabulary.ts';

/** A player's balance. Both are integers and never below zero (RULES 1.1). */
export interface Wallet {
  readonly energy: number;
  readonly effort: number;
}

/** What is really charged: you pay what you have (RULES 4.1), so no room is ever out of reach. */
export const chargeable = (wallet: Wallet, resource: Resource, cost: number): number =>
  Math.min(cost, wallet[resource]);

/** The wallet with `amount` more of one resource; a loss stops at zero (RULES 5.2). */
export const add = (wallet: Wallet, resource: Resource, amount: number): Wallet => ({
  ...wallet,
  [resource]: Math.max(0, wallet[resource] + amount),
});
