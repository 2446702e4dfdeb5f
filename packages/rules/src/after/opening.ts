import { applyChanges, type BalanceChange } from '../campaign/balance-changes.ts';
import type { AfterLetter, Campaign, Step } from '../campaign/campaign.ts';
import { moveOfPart, partsWithoutMonth } from '../campaign/cards.ts';
import { letterOf } from '../campaign/current.ts';
import type { Fact } from '../campaign/fact.ts';
import { termsOf } from '../rulebook/registry.ts';
import { type Schedule, scheduleOf } from '../rulebook/schedule.ts';
import type { Context } from '../vocabulary.ts';
import { add, type Wallet } from '../wallet.ts';

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
 * Ends a campaign in success, and opens what follows the letter: a contract that owes nothing more is paid at once, and what the
 * bid was too large by comes back (RULES 11.1).
 */
export function complete(campaign: Campaign, context: Exclude<Context, 'DEFAULT'>): Step {
  const { cycle } = campaign;
  const ended: Campaign = { ...campaign, status: 'SUCCESS', context };
  const { dues } = scheduleAtLetter(ended);
  const { wallet, facts: moved } = movesAtLetter(ended);
  const isPaid = dues.length === 0;
  const after: AfterLetter = {
    status: isPaid ? 'ENDED' : 'OPEN',
    end: isPaid ? 'QUITADO' : null,
    use: null,
    wallet,
    dues,
    months: [],
  };
  const facts: Fact[] = [{ type: 'DreamCompleted', cycle, context, reserve: campaign.wallet.effort }, ...moved];
  if (isPaid) facts.push({ type: 'ContractEnded', cycle, end: 'QUITADO' });
  return { campaign: { ...ended, after }, facts };
}

/** Closes a contract that goes on, because its player begins the next dream; any other stays as it is (RULES 11.3). */
export function closeAfter(campaign: Campaign): Campaign {
  const { after } = campaign;
  return after?.status === 'OPEN' ? { ...campaign, after: { ...after, status: 'CLOSED' } } : campaign;
}
