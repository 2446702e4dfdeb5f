import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, number } from './fields.ts';
import { balance, eventType } from './vocabulary.ts';

const pendingEvent = z.object({
  id,
  event: z.object({
    id: number,
    title: z.string(),
    speech: z.string(),
    description: z.string(),
    type: eventType,
    /** May hold the tokens #enr# (energy) and #eff# (effort). */
    effect: z.string(),
  }),
});

export const pendingEvents = endpoint('pendingEvents', {
  summary: "The month's event that waits to be acknowledged.",
  params: z.object({ campaignId: id }),
  reply: z.array(pendingEvent),
  errors: [],
});

export const acknowledgeEvent = endpoint('acknowledgeEvent', {
  summary: "Applies the event's effect, once, and moves the campaign on.",
  params: z.object({ id }),
  reply: z.object({ balance }),
  errors: ['CAMP_NOT_FOUND', 'CAMP_INVALID_STATUS', 'STAGE_NOT_FOUND'],
});
