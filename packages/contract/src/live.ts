import {
  DEBRIEF_QUESTIONS,
  LETTER_WAYS,
  LIVE_AUDIENCES,
  LIVE_MONTHS,
  LIVE_PHASES,
  SITUATIONS,
  WHAT_IFS,
} from '@consorcio/rules/live-words';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { oneOf, text } from './fields.ts';
import { params } from './live-fields.ts';
import * as hostCalls from './live-host.ts';
import * as seatCalls from './live-seat.ts';
import { liveAssembly, liveProjectorView } from './live-views.ts';
import { drawMade } from './vocabulary.ts';

/* Calls that anybody may make, and the list of all. */

export const liveCode = endpoint('liveCode', {
  summary: 'Finds a live group by the code on its projector.',
  params: z.object({ code: text(300) }),
  query: z.object({ link: z.optional(text(100)) }),
  reply: z.object({
    groupId: z.string(),
    phase: z.enum(LIVE_PHASES),
    /** As in a view. */
    rulebook: z.optional(z.int()),
    months: z.literal(LIVE_MONTHS),
    isJoinable: z.boolean(),
  }),
  errors: ['LIVE_NOT_FOUND'],
});

export const liveProjector = endpoint('liveProjector', {
  summary: 'What the projector shows, with an ETag; nothing secret.',
  params,
  reply: liveProjectorView,
  errors: ['LIVE_NOT_FOUND'],
});

export const liveAudit = endpoint('liveAudit', {
  summary: 'Everything needed to verify the group; seed, moves, draws and logs from the debrief on.',
  params,
  reply: z.object({
    commitment: z.string(),
    rulebook: z.int(),
    months: z.literal(LIVE_MONTHS),
    quotas: z.nullable(z.int()),
    /** What was hashed to the key when the room was closed. */
    words: z.nullable(z.string()),
    clientSeed: z.nullable(z.string()),
    seats: z.array(z.object({ quota: z.int(), joinedMonth: z.int() })),
    /** Assemblies that were held, as the projector showed them: of one that is held now as far as its step. */
    closed: z.array(z.object({ month: z.int(), minutes: liveAssembly })),
    seed: z.nullable(z.string()),
    /** One line a month, as `packMoves` of the rules writes it. */
    moves: z.array(z.string()),
    draws: z.array(drawMade),
    /** Every coin after each month, as `packBalances` of the rules writes it. */
    balances: z.array(z.string()),
    /** Logs of finished minigames; `inputs` as `packInputs` of the minigames writes them, in base64. */
    runs: z.array(z.object({ month: z.int(), quota: z.int(), version: z.int(), ticks: z.int(), inputs: z.string() })),
  }),
  errors: ['LIVE_NOT_FOUND'],
});

const coins = z.int();
const count = z.int();
const costs = z.object({ fee: coins, late: coins, interest: coins, brought: coins });

/**
 * People whose letter came before the last month; `worth`: mean of the final standing in coins, `months`: months with the
 * good in all; both null where they are too few, `months` of redraws that were counted without them too.
 */
const reserveSide = z.object({
  people: count,
  onTime: count,
  lost: count,
  worth: z.nullable(coins),
  months: z._default(z.nullable(count), null),
});
/** By whether they had the coins of an instalment when it came. */
const reserveSplit = z.object({ kept: reserveSide, spent: reserveSide });

/** How many people ended how; empty with few people. */
const situations = z.array(z.object({ situation: z.enum(SITUATIONS), people: count }));

/** What the pages of the debrief show (LIVE 6.6): who had the letter when, and otherwise counts and means. */
export const liveDebrief = endpoint('liveDebrief', {
  summary: 'What the group may discuss at the end; from the debrief on.',
  params: z.object({ groupId: text(100) }),
  reply: z.object({
    /** Every quota, ascending; `won` null where it never had the letter. */
    timeline: z.array(
      z.object({
        quota: z.int(),
        isHouse: z.boolean(),
        won: z.nullable(z.object({ month: z.int(), by: z.enum(LETTER_WAYS) })),
        /** Its good was taken, or it left the group. */
        isLost: z.boolean(),
      }),
    ),
    /** What a month's instalment is. */
    instalment: coins,
    /** Whether so few people were there that nothing of them is counted: situations and notes are empty, parts null. */
    isFew: z.boolean(),
    /** By the way to the letter, means in coins; null for fewer than five people. */
    ways: z.array(z.object({ by: z.enum(LETTER_WAYS), people: count, costs: z.nullable(costs) })),
    /** The same of everybody who had the letter, where no way has five people; null otherwise, and for fewer. */
    everybody: z.nullable(z.object({ people: count, costs })),
    situations,
    /** Reserve against all in: of this group, null with few people; of the redraws together, null until they are counted. */
    reserve: z.object({ own: z.nullable(reserveSplit), redrawn: z.nullable(reserveSplit) }),
    /**
     * By month - 1: the letters that there were, what the redraws gave, null until they are counted, and the instalments that
     * were missing at its roll call: null with few people.
     */
    letters: z.array(
      z.object({
        given: count,
        redrawn: z.nullable(z.object({ low: count, middle: count, high: count })),
        missing: z.nullable(count),
      }),
    ),
    /**
     * How many tenths of the differences between people come from it; null until the redraws are counted, or without
     * differences.
     */
    parts: z.nullable(z.object({ decision: count, hand: count, luck: count })),
    /** The group played again, as it was and with one thing changed: letters by month - 1, and how people ended, empty with few. */
    whatIfs: z.array(z.object({ change: z.enum(WHAT_IFS), letters: z.array(count), situations })),
    /** How many have a note of each band, the lowest first; empty until the redraws are counted. */
    notes: z.array(count),
    talks: z.array(
      z.object({ question: z.enum(DEBRIEF_QUESTIONS), month: z.nullable(z.int()), missing: z.nullable(count) }),
    ),
  }),
  errors: ['LIVE_NOT_FOUND', 'LIVE_NOT_NOW'],
});

export const liveEvents = endpoint('liveEvents', {
  summary:
    'A stream of Server-Sent Events (text/event-stream), each `{version}`: at once, on every change, and every ten seconds. A request for another type is answered once.',
  params,
  query: z.object({
    /** `seat`, where it is left out: changes of the group; `host`: of seats and moves, too, at most once a second. */
    for: z.optional(oneOf(LIVE_AUDIENCES)),
    /**
     * Chosen at random by the tab. A stream that it opens ends the one that it had, whose loss the server may not have
     * noticed.
     */
    tab: z.optional(text(43)),
  }),
  reply: z.object({
    /** The beginning of a view's version. */
    version: z.string(),
  }),
  errors: ['LIVE_NOT_FOUND'],
});

/** Every call of LIVE section 5: the files of seat and host export nothing else. */
export const liveEndpoints = {
  ...seatCalls,
  ...hostCalls,
  liveCode,
  liveProjector,
  liveEvents,
  liveDebrief,
  liveAudit,
} as const;
