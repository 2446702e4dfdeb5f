import { endpoints } from '@consorcio/contract';
import { ok } from '@consorcio/kernel';
import { roomsFor } from '@consorcio/rules';
import type { Feature } from '../feature.ts';
import { readSnapshot } from './campaign/with-campaign.ts';

/** The rooms of the city, with what they pay in this campaign: New Game Plus counted in. RULES 2.1. */
export const room: Feature = (api, services) => {
  api.withToken(endpoints.rooms, async ({ token, query }) => {
    const { latest } = await readSnapshot(services, token, query.slot);
    return ok([...roomsFor(latest?.value ?? null)]);
  });
};
