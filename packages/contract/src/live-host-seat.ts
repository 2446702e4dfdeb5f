import { LUCKY_WORDS, SEAT_ACTS } from '@consorcio/rules/live-words';
import * as z from 'zod/mini';
import { fault } from './field-faults.ts';
import { number, oneOf } from './fields.ts';
import { liveEndpoint } from './live-endpoint.ts';
import { key, params } from './live-parts.ts';
import { liveHostView } from './live-views.ts';

/** The door of a group: shut, nobody new comes in. May be sent again. */
export const liveDoor = liveEndpoint('liveDoor', {
  summary: 'Shuts or opens the door for who is not in the group yet.',
  params,
  body: z.object({ isShut: z.boolean() }),
  reply: liveHostView,
  errors: ['LIVE_NOT_FOUND'],
});

/** What the host does with one seat (LIVE 3.11): all may be sent again. */
export const liveHostSeat = liveEndpoint('liveHostSeat', {
  summary:
    'Frees a seat while the room is open, gives it a new key drawn by the host, shows its pictures, or lets them be tried again.',
  params,
  body: z
    .object({ quota: number, do: oneOf(SEAT_ACTS), key: z.optional(key) })
    .check(
      z.refine((body) => body.do !== 'NEW_KEY' || body.key !== undefined, { error: fault('REQUIRED'), path: ['key'] }),
    ),
  reply: z.object({
    view: liveHostView,
    /** With SHOW_PICTURES the three by which the seat is come back to; else null. */
    pictures: z.nullable(z.array(z.enum(LUCKY_WORDS))),
  }),
  errors: ['LIVE_NOT_FOUND', 'LIVE_NOT_NOW', 'LIVE_MOVED_ON'],
});
