import { DEBRIEF_QUESTIONS, LETTER_WAYS, SITUATIONS } from '@consorcio/rules/live-words';
import * as z from 'zod/mini';
import { text } from './fields.ts';
import { liveEndpoint } from './live-endpoint.ts';

const coins = z.int();
const count = z.int();

/** What the pages of the debrief show (LIVE 6.3): who had the letter when, and otherwise counts and means. */
export const liveDebrief = liveEndpoint('liveDebrief', {
  summary: 'What the group may discuss at the end; from the debrief on.',
  params: z.object({ groupId: text(100) }),
  reply: z.object({
    /** Every quota, ascending; `won` null where it never had the letter. */
    timeline: z.array(
      z.object({
        quota: z.int(),
        isHouse: z.boolean(),
        won: z.nullable(z.object({ month: z.int(), by: z.enum(LETTER_WAYS) })),
      }),
    ),
    /** What a month's instalment is. */
    instalment: coins,
    /** Whether so few people were there that nothing of them is counted: situations and notes are empty, parts null. */
    isFew: z.boolean(),
    /** By the way to the letter, means in coins; null for fewer than five people. */
    ways: z.array(
      z.object({
        by: z.enum(LETTER_WAYS),
        people: count,
        costs: z.nullable(z.object({ fee: coins, late: coins, interest: coins, brought: coins })),
      }),
    ),
    /** The same of everybody who had the letter, where no way has five people; null otherwise, and for fewer. */
    everybody: z.nullable(
      z.object({ people: count, costs: z.object({ fee: coins, late: coins, interest: coins, brought: coins }) }),
    ),
    situations: z.array(z.object({ situation: z.enum(SITUATIONS), people: count })),
    /** By month - 1: the letters that there were, and what the redraws gave. Null until they are counted. */
    letters: z.array(
      z.object({ given: count, redrawn: z.nullable(z.object({ low: count, middle: count, high: count })) }),
    ),
    /** How many tenths of the differences between people come from it; null until the redraws are counted, or without differences. */
    parts: z.nullable(z.object({ decision: count, hand: count, luck: count })),
    /** How many have a note of each band, the lowest first; empty until the redraws are counted. */
    notes: z.array(count),
    talks: z.array(
      z.object({ question: z.enum(DEBRIEF_QUESTIONS), month: z.nullable(z.int()), missing: z.nullable(count) }),
    ),
  }),
  errors: ['LIVE_NOT_FOUND', 'LIVE_NOT_NOW'],
});
