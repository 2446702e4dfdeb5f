import { LIVE_AUDIENCES } from '@consorcio/rules/live-words';
import * as z from 'zod/mini';
import { oneOf } from './fields.ts';
import { liveEndpoint } from './live-endpoint.ts';
import { params } from './live-parts.ts';

export const liveEvents = liveEndpoint('liveEvents', {
  summary:
    'A stream of Server-Sent Events (text/event-stream), each `{version}`: at once, on every change, and every ten seconds. Asked for as anything else it is told once.',
  params,
  /** `seat`, where it is left out: changes of the group; `host`: of seats and moves, too, at most once a second. */
  query: z.object({ for: z.optional(oneOf(LIVE_AUDIENCES)) }),
  reply: z.object({
    /** As far as the beginning of a view's version. */
    version: z.string(),
  }),
  errors: ['LIVE_NOT_FOUND'],
});
