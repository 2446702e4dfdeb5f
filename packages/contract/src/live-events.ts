import { LIVE_AUDIENCES } from '@consorcio/rules/live-words';
import * as z from 'zod/mini';
import { oneOf, text } from './fields.ts';
import { liveEndpoint } from './live-endpoint.ts';
import { params } from './live-parts.ts';

export const liveEvents = liveEndpoint('liveEvents', {
  summary:
    'A stream of Server-Sent Events (text/event-stream), each `{version}`: at once, on every change, and every ten seconds. Asked for as anything else it is told once.',
  params,
  query: z.object({
    /** `seat`, where it is left out: changes of the group; `host`: of seats and moves, too, at most once a second. */
    for: z.optional(oneOf(LIVE_AUDIENCES)),
    /** Chosen at random by the tab; a stream that it opens ends the one that it had, of whose loss nothing may be known. */
    tab: z.optional(text(43)),
  }),
  reply: z.object({
    /** As far as the beginning of a view's version. */
    version: z.string(),
  }),
  errors: ['LIVE_NOT_FOUND'],
});
