import type { AfterLetter, Campaign, Step } from '../campaign/campaign.ts';
import type { Fact } from '../campaign/fact.ts';
import { add, type Wallet } from '../campaign/wallet.ts';
import { termsOf } from '../rulebook/registry.ts';
import { letterOf } from './contract.ts';
import { type Schedule, scheduleOf } from './schedule.ts';

const scheduleAtLetter = (campaign: Campaign): Schedule =>
  scheduleOf(termsOf(campaign), letterOf(campaign), 'INSTALMENT');

/** The balance right after the letter: what the bid was too large by has come back (RULES 11.1). */
export const balanceAtLetter = (campaign: Campaign): Wallet =>
  add(campaign.wallet, 'effort', scheduleAtLetter(campaign).change);

/**
 * Opens what follows the letter of a campaign that has just succeeded. A contract that owes nothing more is paid at once,
 * and what the bid was too large by comes back (RULES 11.1).
 */
export function openAfter(campaign: Campaign): Step {
  const { dues, change } = scheduleAtLetter(campaign);
  const wallet = balanceAtLetter(campaign);
  const isPaid = dues.length === 0;
  const after: AfterLetter = {
    status: isPaid ? 'ENDED' : 'OPEN',
    end: isPaid ? 'QUITADO' : null,
    use: null,
    wallet,
    dues,
    months: [],
  };
  const { cycle } = campaign;
  const given: readonly Fact[] =
    change === 0 ? [] : [{ type: 'ChangeGiven', cycle, amount: change, energy: 0, effort: change, balance: wallet }];
  const ended: readonly Fact[] = isPaid ? [{ type: 'ContractEnded', cycle, end: 'QUITADO' }] : [];
  return { campaign: { ...campaign, after }, facts: [...given, ...ended] };
}

/** Closes a contract that goes on, because its player begins the next dream; any other stays as it is (RULES 11.3). */
export function closeAfter(campaign: Campaign): Campaign {
  const { after } = campaign;
  return after?.status === 'OPEN' ? { ...campaign, after: { ...after, status: 'CLOSED' } } : campaign;
}
