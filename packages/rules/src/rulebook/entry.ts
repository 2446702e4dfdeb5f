import type { Resource } from '../vocabulary.ts';
import { add, chargeable, type Wallet } from '../wallet.ts';
import type { Terms } from './rulebook.ts';
import { vigorAt } from './vigor.ts';

/** What entering a room that costs `costs` leaves, and the vigor in percent with which it is played (RULES 4.1 to 4.4). */
export function enterRoom(
  terms: Terms,
  wallet: Wallet,
  costs: Resource,
): { readonly balance: Wallet; readonly vigor: number } {
  const price = costs === 'energy' ? terms.dream.entryCostEnergy : terms.dream.entryCostEffort;
  return {
    balance: add(wallet, costs, -chargeable(wallet, costs, price)),
    vigor: vigorAt(terms, costs, wallet.energy),
  };
}
