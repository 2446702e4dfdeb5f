import type { AfterLetter, Campaign, Step } from '../campaign/campaign.ts';
import type { Fact } from '../campaign/fact.ts';
import { add } from '../campaign/wallet.ts';
import { termsOf } from '../rulebook/registry.ts';
import { letterOf } from './contract.ts';
import { scheduleOf } from './schedule.ts';

/**
 * Opens what follows the letter of a campaign that has just succeeded; nothing in a rulebook that ends with it. A contract
 * that owes nothing more is paid at once, and what the bid was too large by comes back (RULES2 A.1).
 */
export function openAfter(campaign: Campaign): Step {
  const terms = termsOf(campaign);
  if (terms.rulebook.afterLetter === undefined) return { campaign, facts: [] };
  const { dues, change } = scheduleOf(terms, letterOf(campaign), 'INSTALMENT');
  const wallet = add(campaign.wallet, 'effort', change);
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

/** Closes a contract that goes on, because its player begins the next dream; any other stays as it is (RULES2 A.3). */
export function closeAfter(campaign: Campaign): Campaign {
  const { after } = campaign;
  return after?.status === 'OPEN' ? { ...campaign, after: { ...after, status: 'CLOSED' } } : campaign;
}
