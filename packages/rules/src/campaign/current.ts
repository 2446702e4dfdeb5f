import { ok, type Result, refuse } from '@consorcio/kernel';
import type { Letter } from '../rulebook/schedule.ts';
import type { Wallet } from '../wallet.ts';
import type { Campaign } from './campaign.ts';

/*
 * Where a player stands. `latest` is always the player's newest campaign, seen or not, or null before the first:
 * these functions, not the caller, know when it still counts.
 */

/** The campaign that is current: not one whose results were seen, nor one given up (RULES section 9). */
export const currentCampaign = (latest: Campaign | null): Campaign | null =>
  latest === null || latest.resultsSeen ? null : latest;

/** True of a campaign that has ended, given up included (RULES 3.1). */
export const isCompleted = (campaign: Campaign): boolean => campaign.status !== 'ACTIVE';

/** The campaign that a command may change. */
export function activeCampaign(latest: Campaign | null): Result<Campaign, 'CAMP_NOT_FOUND' | 'CAMP_INVALID_STATUS'> {
  const campaign = currentCampaign(latest);
  if (campaign === null) return refuse('CAMP_NOT_FOUND');
  return isCompleted(campaign) ? refuse('CAMP_INVALID_STATUS') : ok(campaign);
}

/** The letter of a completed campaign. */
export const letterOf = ({ cycle, context, bids }: Campaign): Letter => ({
  cycle,
  bid: context === 'BID' ? (bids[cycle - 1] ?? 0) : 0,
});

/** The balance: from the letter on it is that of the contract. The movements of a campaign sum to it. */
export const balanceOf = ({ wallet, after }: Campaign): Wallet => after?.wallet ?? wallet;
