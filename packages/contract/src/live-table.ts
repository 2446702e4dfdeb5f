import { LETTER_WAYS, SITUATIONS } from '@consorcio/rules/live-words';
import * as z from 'zod/mini';
import { text } from './fields.ts';
import { liveEndpoint } from './live-endpoint.ts';

const maybe = z.nullable(z.int());

/** The host's table (LIVE 6.3): no answers, no real name. */
export const liveTable = liveEndpoint('liveTable', {
  summary: 'How everybody played, by quota; from the debrief on.',
  params: z.object({ groupId: text(100) }),
  reply: z.object({
    rows: z.array(
      z.object({
        quota: z.int(),
        nickname: z.string(),
        /** The first month that the seat played; 0 from the beginning. */
        joinedMonth: z.int(),
        /** Months that the autopilot played. */
        absences: z.int(),
        won: z.nullable(z.object({ month: z.int(), by: z.enum(LETTER_WAYS) })),
        /** In coins; 0 where no bid won. */
        bid: z.int(),
        misses: z.int(),
        situation: z.enum(SITUATIONS),
        worth: z.int(),
        /** This and the rest are null until the redraws are counted. */
        note: maybe,
        decision: maybe,
        hand: maybe,
        luck: maybe,
      }),
    ),
  }),
  errors: ['LIVE_NOT_FOUND', 'LIVE_NOT_NOW'],
});
