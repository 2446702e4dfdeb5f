import { ok, type Result, refuse } from '@consorcio/kernel';
import type { Answered, Campaign, Step } from './campaign.ts';
import { activeCampaign, isCompleted } from './current.ts';

/** A command that answers nothing. */
type Silent = Answered<Readonly<Record<string, never>>>;

/** Ends a campaign for default (RULES 6.3). */
export function exclude(campaign: Campaign): Step {
  return {
    campaign: { ...campaign, status: 'FAILED', context: 'DEFAULT' },
    facts: [{ type: 'Defaulted', cycle: campaign.cycle }],
  };
}

/** Gives the dream up in any phase; its results count as seen. A second call succeeds (RULES 3.6, CONTRACT 3). */
export function giveUp(latest: Campaign | null): Result<Silent, 'CAMP_NOT_FOUND' | 'CAMP_INVALID_STATUS'> {
  if (latest?.status === 'GIVEN_UP') return ok({ campaign: latest, facts: [], answer: {} });
  const active = activeCampaign(latest);
  if (!active.ok) return active;
  const campaign = active.value;
  return ok({
    campaign: { ...campaign, status: 'GIVEN_UP', resultsSeen: true },
    facts: [{ type: 'GaveUp', cycle: campaign.cycle }],
    answer: {},
  });
}

/**
 * Marks a completed campaign's results as seen: it stops being the current one. A second call succeeds.
 * `campaign`: the player's own campaign that was named, null when there is none.
 */
export function markResultsSeen(campaign: Campaign | null): Result<Silent, 'CAMP_NOT_FOUND' | 'CAMP_INVALID_STATUS'> {
  if (campaign === null) return refuse('CAMP_NOT_FOUND');
  if (!isCompleted(campaign)) return refuse('CAMP_INVALID_STATUS');
  return ok({ campaign: campaign.resultsSeen ? campaign : { ...campaign, resultsSeen: true }, facts: [], answer: {} });
}
