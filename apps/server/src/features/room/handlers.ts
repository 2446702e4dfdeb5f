import { endpoints } from '@consorcio/contract';
import { ok } from '@consorcio/kernel';
import { currentCampaign, rewardsOf } from '@consorcio/rules';
import { ROOMS } from '@consorcio/rules/catalogue';
import type { Feature } from '../../feature.ts';
import { readStanding } from '../campaign/with-campaign.ts';

/** The rooms of the city, with what they pay in this campaign: New Game Plus counted in. RULES 2.1. */
export const room: Feature = (api, services) => {
  api.joined(endpoints.rooms, async ({ token }) => {
    const { latest } = await readStanding(services, token);
    const isNewGamePlus = currentCampaign(latest?.value ?? null)?.isNewGamePlus ?? false;
    return ok(ROOMS.map((each) => ({ id: each.id, rewards: rewardsOf(each, isNewGamePlus) })));
  });
};
