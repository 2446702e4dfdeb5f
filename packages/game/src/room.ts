import { ok } from '@consorcio/kernel';
import { roomsFor } from '@consorcio/rules';
import type { Calls } from './calls.ts';
import { readSnapshot } from './campaign/with-campaign.ts';

/** The rooms of the city, with what they pay in this campaign: New Game Plus counted in. RULES 2.1. */
export const room: Calls<'rooms'> = {
  rooms: async (ports, { playerId, query }) => {
    const { latest } = await readSnapshot(ports, playerId, query.slot);
    return ok([...roomsFor(latest?.value ?? null)]);
  },
};
