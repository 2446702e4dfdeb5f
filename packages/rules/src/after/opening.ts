import { applyChanges, type BalanceChange } from '../campaign/balance-changes.ts';
import type { AfterLetter, Campaign, Step } from '../campaign/campaign.ts';
import type { Fact } from '../campaign/fact.ts';
import { add, type Wallet } from '../campaign/wallet.ts';
import { termsOf } from '../rulebook/registry.ts';
import { moveOfPart, partsWithoutMonth } from '../stage/options.ts';
import { letterOf } from './contract.ts';
import { type Schedule, scheduleOf } from './schedule.ts';

const scheduleAtLetter = (campaign: Campaign): Schedule =>
  scheduleOf(termsOf(campaign), letterOf(campaign), 'INSTALMENT');

/** What the letter of a campaign moves: what the bid was too large by comes back, and parts of cards that no month is left for fall. */
function movesAtLetter(campaign: Campaign) {
  const { cycle } = campaign;
  const { dues, change } = scheduleAtLetter(campaign);
  const parts = dues.length > 0 ? [] : partsWithoutMonth(campaign).map((part) => moveOfPart(part, cycle));
  const given: BalanceChange = {
    to: (wallet) => add(wallet, 'effort', change),
    fact: (moved) => ({ type: 'ChangeGiven', cycle, amount: change, ...moved }),
  };
  return applyChanges(campaign.wallet, [...(change === 0 ? [] : [given]), ...parts]);
}

/** The balance right after the letter (RULES 5.4, 11.1). */
export const balanceAtLetter = (campaign: Campaign): Wallet => movesAtLetter(campaign).wallet;

/**
 * Opens what follows the letter of a campaign that has just succeeded. A contract that owes nothing more is paid at once,
 * and what the bid was too large by comes back (RULES 11.1).
 */
export function openAfter(campaign: Campaign): Step {
  const { dues } = scheduleAtLetter(campaign);
  const { wallet, facts: moved } = movesAtLetter(campaign);
  const isPaid = dues.length === 0;
  const after: AfterLetter = {
    status: isPaid ? 'ENDED' : 'OPEN',
    end: isPaid ? 'QUITADO' : null,
    use: null,
    wallet,
    dues,
    months: [],
  };
  const ended: readonly Fact[] = isPaid ? [{ type: 'ContractEnded', cycle: campaign.cycle, end: 'QUITADO' }] : [];
  return { campaign: { ...campaign, after }, facts: [...moved, ...ended] };
}

/** Closes a contract that goes on, because its player begins the next dream; any other stays as it is (RULES 11.3). */
export function closeAfter(campaign: Campaign): Campaign {
  const { after } = campaign;
  return after?.status === 'OPEN' ? { ...campaign, after: { ...after, status: 'CLOSED' } } : campaign;
}
