import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, number } from './fields.ts';
import { balance, eventType } from './vocabulary.ts';

/** A text of what changes: may hold the tokens #enr# (energy) and #eff# (effort). */
const effect = z.string();

/** A card as the player sees it. */
export const shownCard = z.object({
  id: number,
  title: z.string(),
  speech: z.string(),
  description: z.string(),
  type: eventType,
  effect,
  /** What options of earlier cards left for this month: it fell before this card. Absent where nothing did. RULES 5.4. */
  fell: z.optional(z.array(z.object({ title: z.string(), effect }))),
  /** What may be answered, the first being what happens without an answer. RULES 5.6. */
  options: z.array(
    z.object({
      /** From 1. */
      option: z.int(),
      label: z.string(),
      effect,
      /** What falls in the months after; empty for nothing. */
      later: z.string(),
    }),
  ),
});

const pendingEvent = z.object({ id, event: shownCard });

export const pendingEvents = endpoint('pendingEvents', {
  summary: "The month's pending event.",
  params: z.object({ campaignId: id }),
  reply: z.array(pendingEvent),
  errors: [],
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
