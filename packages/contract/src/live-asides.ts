import { LIVE_FAMILIES, LIVE_MOMENTS, LIVE_OPTIONS, LIVE_REACTIONS } from '@consorcio/rules/live-words';
import * as z from 'zod/mini';
import { fault } from './field-faults.ts';
import { number, oneOf, oneOfNumbers } from './fields.ts';
import { liveEndpoint } from './live-endpoint.ts';
import { params } from './live-parts.ts';

/* What a seat says beside its moves: three questions before and after, and reactions. Neither changes the game. */

const answer = number.check(
  z.refine((n) => Number.isInteger(n) && n >= 0 && n < LIVE_OPTIONS.length, {
    error: fault('NOT_ANSWER', LIVE_OPTIONS.length - 1),
  }),
);

export const liveAnswers = liveEndpoint('liveAnswers', {
  summary:
    'Answers the three questions of a moment, as places in right, first and second misconception; the first stay.',
  params,
  body: z.object({
    moment: oneOf(LIVE_MOMENTS),
    answers: z
      .array(answer, { error: fault('REQUIRED') })
      .check(z.length(LIVE_FAMILIES.length, { error: fault('WRONG_COUNT', LIVE_FAMILIES.length) })),
  }),
  reply: z.object({}),
  errors: ['LIVE_NOT_FOUND', 'LIVE_PAUSED', 'LIVE_NOT_NOW'],
});

export const liveReact = liveEndpoint('liveReact', {
  summary: 'Shows a reaction on the projector; at most one in two seconds, further ones are silently dropped.',
  params,
  body: z.object({ reaction: oneOfNumbers(LIVE_REACTIONS) }),
  status: 204,
  errors: ['LIVE_NOT_FOUND'],
});
