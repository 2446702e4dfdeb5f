import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, number } from './fields.ts';
import { balance, shownCard } from './vocabulary.ts';

const pendingEvent = z.object({ id, event: shownCard });

export const pendingEvents = endpoint('pendingEvents', {
  summary: "The month's pending event.",
  params: z.object({ campaignId: id }),
  reply: z.array(pendingEvent),
});

export const acknowledgeEvent = endpoint('acknowledgeEvent', {
  summary:
    "Applies the event's effect, of the option that is named or else of the first, once, and moves the campaign on.",
  params: z.object({ id }),
  body: z.object({ option: z.optional(number) }),
  /** `feedback`: what the card says to the option. */
  reply: z.object({ balance, feedback: z.string() }),
  errors: ['CAMP_NOT_FOUND', 'CAMP_INVALID_STATUS', 'STAGE_NOT_FOUND'],
});
